import type { MessageDescriptor } from '@lingui/core';
import type { ModuleDefinition } from '#features/core/documents/index.ts';
import { foldedText } from '#lib/folded-text.ts';
import { inAllLanguages, translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';

/**
 * The kinds of modules somebody looks for, in both languages at once: those called so first, then those that are also meant.
 * Without words all, as their registry has them.
 */
export function foundKinds(
  kinds: readonly ModuleDefinition[],
  words: string,
  language: Language,
): ModuleDefinition[] {
  const wanted = foldedText(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...kinds];
  const ranked = kinds.flatMap((kind) => {
    const { label, keywords } = kind;
    const names = foldedText(inEveryLanguage(label));
    const all = `${names} ${keywords ? foldedText(inEveryLanguage(keywords)) : ''}`;
    if (!wanted.every((word) => all.includes(word))) return [];
    const rank = foldedText(translate(label, language)).startsWith(wanted[0] ?? '')
      ? 0
      : wanted.every((word) => names.includes(word))
        ? 1
        : 2;
    return [{ kind, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ kind }) => kind);
}

const inEveryLanguage = (message: MessageDescriptor): string =>
  Object.values(inAllLanguages(message)).join(' ');
