import type { Db } from '#features/database.server.ts';
import type { AccessKind } from '#lib/access-kinds.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatDayShort } from '#lib/venue-time.ts';
import { type EventSelection, OPTION_FILTERS } from './event-filter.ts';
import { accessOfSelection, valuesOf } from './event-selection.ts';
import { findNamesOfFilter } from './option-store.server.ts';

/** The interface texts are not read here: calls run without the build that brings them. */
const WORDS: Record<Language, { age: (age: number) => string; free: string } & Record<AccessKind, string>> = {
  de: {
    age: (age) => (age === 1 ? '1 Jahr' : `${age} Jahre`),
    free: 'kostenlos',
    'step-free': 'stufenlos',
    'sign-language': 'Gebärdensprache',
    relaxed: 'entspannte Vorstellung',
    quiet: 'leise',
  },
  en: {
    age: (age) => `age ${age}`,
    free: 'free',
    'step-free': 'step-free',
    'sign-language': 'sign language',
    relaxed: 'relaxed performance',
    quiet: 'quiet',
  },
};

/** Returns the names of the chosen options in a language, in the order of the filters; deleted options have none. */
export async function selectionNames(
  { db }: { db: Db },
  selection: EventSelection,
  language: Language,
): Promise<string[]> {
  const words = WORDS[language];
  const options = await Promise.all(
    [...OPTION_FILTERS, 'production' as const].map((key) =>
      findNamesOfFilter(db, key, valuesOf(selection[key])),
    ),
  );
  const days = [selection.date, selection.dateTo].flatMap((day) => day ?? []);
  return [
    ...options.flat().map((name) => shown(name, language).text),
    ...valuesOf(selection.age).map(words.age),
    ...(selection.free ? [words.free] : []),
    ...accessOfSelection(selection).map((kind) => words[kind]),
    ...[...new Set(days)].map((day) => formatDayShort(day, language)),
  ];
}
