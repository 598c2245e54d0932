import type { SanitizationConfig } from '../../contract/index.js';

const secretWords =
  /(^|_)(TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|AUTH|API_?KEY|PRIVATE_?KEY|ACCESS_?KEY|KEY|CERT)(_|$)/i;

/** Whether a variable of the host stays with the host. Without a configuration nothing is withheld. */
export function isWithheld(name: string, config: SanitizationConfig | undefined): boolean {
  if (!config?.enableEnvironmentVariableRedaction) return false;
  if (config.blockedEnvironmentVariables.includes(name)) return true;
  if (config.allowedEnvironmentVariables.includes(name)) return false;
  return secretWords.test(name);
}
