import type { Model } from '../link/model.js';
import type { LoadedFile } from '../read/load.js';
import { declareTypes } from './declarations.js';
import { emitHostBarrel, emitHostContract, emitHostDialects, emitHostFiles } from './host/contract.js';
import { emitHostKit } from './host/kit.js';
import { extendingTypes, ownPart } from './host/own-part.js';
import { emitHostReference } from './host/reference.js';
import { emitHostEnums, emitHostFire, emitHostRoutes } from './host/tables.js';
import { emitHostTypes, extendBase } from './host/types.js';
import { emitHostGuards, emitHostValidators } from './host/validators.js';
import { emitHostRuleTypes } from './rule-types.js';
import type { Files } from './source.js';
import type { Target } from './target.js';

/** Emits what a host adds to the built-in contract. Everything else is imported from the package. */
export async function emitHost(model: Model, loaded: readonly LoadedFile[], target: Target): Promise<Files> {
  const dialects = loaded.filter(({ path, builtIn }) => !builtIn && path.startsWith('dialects/'));
  const types = { types: extendingTypes(model), events: ownPart(model).events };
  const declarations = extendBase(await declareTypes(types), model);
  const emitted = [
    emitHostBarrel(model, target),
    emitHostContract(dialects.length > 0, target),
    emitHostDialects(
      dialects.map(({ json }) => json),
      target,
    ),
    emitHostEnums(model, target),
    emitHostFiles(loaded, target),
    emitHostFire(model, target),
    emitHostGuards(model, target),
    emitHostKit(model, target),
    emitHostReference(model, target),
    emitHostRoutes(model, target),
    emitHostRuleTypes(model, target),
    await emitHostTypes(model, declarations, target),
    emitHostValidators(model, target),
  ];
  return new Map(emitted.flatMap((each) => [...each]));
}
