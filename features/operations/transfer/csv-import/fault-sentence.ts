import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Reason } from '#lib/field-problem.ts';
import { isLanguage } from '#lib/localized.ts';
import { type Column, FILE_BYTES, MAX_LINES } from './columns.ts';
import type { Fault, FaultKind } from './fault.ts';
import { isReason, reasonWords } from './reason-words.ts';

const MAX_SHOWN = 40;
const MAX_SLUGS = 5;
const KILOBYTE = 1000;

/** Returns a fault as a sentence in the language of `i18n`, with its location in terms that readers of the file know. */
export function faultResponse(fault: Fault, columns: readonly Column[], i18n: I18n) {
  const language = isLanguage(i18n.locale) ? i18n.locale : 'de';
  const labels = columns.map(({ field, label }) => ({ field, label: label[language] }));
  const column = labels.find(({ field }) => field === fault.column);
  const known = labels.map(({ label }) => label).join(' · ');
  return {
    line: fault.at,
    column: column?.label ?? (fault.column && shortened(fault.column)),
    message: i18n._(isReason(fault) ? reasonWords(fault) : faultWords(fault, known)),
  };
}

type FileFault = Exclude<FaultKind, Reason>;

function faultWords(fault: FileFault, columns: string): MessageDescriptor {
  switch (fault.code) {
    case 'NOT_FOUND': {
      const text = shortened(fault.text);
      return msg`“${text}” doesn’t exist.`;
    }
    case 'SEVERAL': {
      const slugs = fault.slugs.slice(0, MAX_SLUGS).join(', ');
      return msg`Several have that name. Use the part of the address instead: ${slugs}.`;
    }
    case 'TWICE_IN_FILE': {
      const { line } = fault;
      return msg`Same as line ${line}.`;
    }
    case 'UNKNOWN_COLUMN':
      return msg`No column has that name. The columns are: ${columns}.`;
    default:
      return WORDS[fault.code]();
  }
}

type Plain = Exclude<FileFault['code'], 'NOT_FOUND' | 'SEVERAL' | 'TWICE_IN_FILE' | 'UNKNOWN_COLUMN'>;

const kilobytes = FILE_BYTES / KILOBYTE;
const maxLines = MAX_LINES;

// Functions, because Node loads this file without the build in which Lingui's macro is compiled.
const WORDS: Record<Plain, () => MessageDescriptor> = {
  EMPTY: () => msg`The file is empty.`,
  TOO_LARGE: () => msg`The file is larger than ${kilobytes} KB. Split it.`,
  NO_LINES: () => msg`There are no rows below the headings.`,
  TOO_MANY_LINES: () => msg`More than ${maxLines} lines. Split the file.`,
  QUOTE: () =>
    msg`Quotation marks don’t match. Inside a cell, double them and put the whole cell in quotation marks.`,
  TOO_MANY_CELLS: () => msg`There’s text after the last column, or in a column with no heading.`,
  NO_TEXT: () => msg`Some characters are garbled. Save the file as UTF-8.`,
  MISSING_COLUMN: () => msg`This column is missing.`,
  COLUMN_TWICE: () => msg`This column appears twice.`,
  IS_THERE: () => msg`That already exists.`,
  PERSON_IS_THERE: () =>
    msg`Someone with this name already exists. If this is a different person, give them their own part of the address.`,
  NO_LENGTH: () => msg`The production has no length. Enter an end.`,
  NO_ANSWER: () => msg`Enter yes or no.`,
  NO_MOMENT: () => msg`That isn’t a date and time. Enter it like this: 24.12.2026 15:00.`,
  NO_SUCH_DAY: () => msg`That date doesn’t exist.`,
  NO_SUCH_TIME: () => msg`That time doesn’t exist on that date, because the clocks change.`,
  TIME_TWICE: () =>
    msg`That time occurs twice on that date, because the clocks change. Add summer time or winter time.`,
  CHANGED_MEANWHILE: () => msg`Someone else has just changed something. Try again.`,
};

function shortened(text: string): string {
  const letters = [...text.slice(0, 2 * MAX_SHOWN)];
  return letters.length > MAX_SHOWN ? `${letters.slice(0, MAX_SHOWN).join('')}…` : text;
}
