import type { MessageDescriptor } from '@lingui/core';
import type { Db } from '#features/database.server.ts';
import type { AccessKind } from '#lib/access-kinds.ts';
import { inLanguage, translate } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { formatDayShort } from '#lib/venue-time.ts';
import { type EventSelection, OPTION_FILTERS } from './event-filter.ts';
import { accessOfSelection, valuesOf } from './event-selection.ts';
import { findNamesOfFilter } from './option-store.server.ts';

const ACCESS: Record<AccessKind, MessageDescriptor> = {
  'step-free': msg`step-free`,
  'sign-language': msg`sign language`,
  relaxed: msg`relaxed performance`,
  quiet: msg`quiet`,
};

/** Returns the names of the chosen options in a language, in the order of the filters; deleted options have none. */
export async function selectionNames(
  { db }: { db: Db },
  selection: EventSelection,
  language: Language,
): Promise<string[]> {
  const access = inLanguage(ACCESS, language);
  const options = await Promise.all(
    [...OPTION_FILTERS, 'production' as const].map((key) =>
      findNamesOfFilter(db, key, valuesOf(selection[key])),
    ),
  );
  const days = [selection.date, selection.dateTo].flatMap((day) => day ?? []);
  return [
    ...options.flat().map((name) => shown(name, language).text),
    ...valuesOf(selection.age).map((age) => translate(msg`age ${{ age }}`, language)),
    ...(selection.free ? [translate(msg`free`, language)] : []),
    ...accessOfSelection(selection).map((kind) => access[kind]),
    ...[...new Set(days)].map((day) => formatDayShort(day, language)),
  ];
}
