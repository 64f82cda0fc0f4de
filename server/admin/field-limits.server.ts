import { RESOURCES } from '#features/all-resources.server.ts';
import { menuBody } from '#features/core/navigation/index.server.ts';
import { fieldLimits, inputSchema } from '#features/core/resources/index.server.ts';
import { settingsBody } from '#features/core/settings/index.server.ts';
import type { LimitsByField } from '#lib/field-limits.ts';

let known: Record<string, LimitsByField> | undefined;

/** Limits of the fields that the forms of the admin area write, by the name of the record; made once. */
export function adminFieldLimits(): Record<string, LimitsByField> {
  known ??= {
    ...Object.fromEntries(
      RESOURCES.map((resource) => [resource.path.slice(1), fieldLimits(inputSchema(resource))]),
    ),
    settings: fieldLimits(settingsBody),
    menus: fieldLimits(menuBody),
  };
  return known;
}
