import { DEFINITIONS } from '#features/all-definitions.server.ts';
import { knownModule, type Loaded, shownFields } from '#features/core/documents/index.ts';
import { type ShownContent, showContext } from '#features/website/pages/index.server.ts';
import type { ShownText } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Returns the texts of an entity in the given state that replace the published ones, by field (docs/decisions/0045). */
export function textsInstead(
  shown: ShownContent,
  { loaded, at }: { loaded: Loaded; at: Instant },
): ReadonlyMap<string, ShownText | null> {
  const known = shown.content.modules.map((module) => knownModule(DEFINITIONS, module));
  const texts = known.find((module) => module?.definition.isFixed);
  if (!texts) return new Map();
  const { fields } = texts.definition;
  const { values } = shownFields(fields, texts.holding, showContext(shown, loaded, at));
  return new Map(
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'text' || kind === 'rich-text')
      .map(([name]) => [name, values[name] as ShownText | null]),
  );
}
