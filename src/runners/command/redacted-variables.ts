import type { SanitizationConfig } from '../../core/contract/index.js';

/** Long words tell by themselves, also at the end of another; short ones only where they stand alone. */
const secretWords =
  /(TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|API_?KEY|PRIVATE_?KEY|ACCESS_?KEY)S?(_|$)|(^|_)(AUTH|KEY|CERT)S?(_|$)|_PWD$/i;

/** Whether a variable of the host stays with the host. Without a configuration nothing is withheld. */
export function isRedactedVariable(name: string, config: SanitizationConfig | undefined): boolean {
  if (!config?.enableEnvironmentVariableRedaction) return false;
  // A host without types may leave the lists out.
  if (config.blockedEnvironmentVariables?.includes(name)) return true;
  if (config.allowedEnvironmentVariables?.includes(name)) return false;
  return secretWords.test(name);
}
