import { RESOURCES } from './all-resources.server.ts';
import { registerModules } from './core/documents/index.ts';
import { MODULES } from './website/modules/index.server.ts';

/** Every kind of module that a document may hold: those of pages, and the texts of entities. */
export const DEFINITIONS = registerModules([
  ...MODULES.values(),
  ...RESOURCES.flatMap(({ texts }) => texts ?? []),
]);
