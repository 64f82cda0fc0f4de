import { beforeAll, expect, it } from 'vitest';
import { addAllMessages } from '#app/all-messages.server.ts';
import { COLUMNS } from '#features/operations/transfer/csv-import/columns.ts';
import type { FaultKind } from '#features/operations/transfer/csv-import/fault.ts';
import { faultResponse } from '#features/operations/transfer/csv-import/fault-sentence.ts';
import type { Reason } from '#lib/field-problem.ts';
import { i18nFor } from '#lib/i18n.ts';
import { REASONS } from './reasons.ts';

type FileFault = Exclude<FaultKind, Reason>;

/** Every fault of files; one without a line here does not compile. */
const FAULTS: { [C in FileFault['code']]: Omit<Extract<FileFault, { code: C }>, 'code'> } = {
  ...{
    EMPTY: {},
    TOO_LARGE: {},
    QUOTE: {},
    NO_LINES: {},
    TOO_MANY_LINES: {},
    TOO_MANY_CELLS: {},
    NO_TEXT: {},
  },
  ...{ MISSING_COLUMN: {}, UNKNOWN_COLUMN: {}, COLUMN_TWICE: {} },
  ...{ IS_THERE: {}, PERSON_IS_THERE: {}, NO_LENGTH: {}, NO_ANSWER: {}, CHANGED_MEANWHILE: {} },
  ...{ NO_MOMENT: {}, NO_SUCH_DAY: {}, NO_SUCH_TIME: {}, TIME_TWICE: {} },
  TWICE_IN_FILE: { line: 7 },
  NOT_FOUND: { text: 'Nest' },
  SEVERAL: { slugs: ['nest', 'horst'] },
};

const faults: FaultKind[] = [
  ...Object.values(REASONS),
  ...Object.entries(FAULTS).map(([code, more]) => ({ code, ...more }) as FileFault),
];

beforeAll(addAllMessages);

it.each(faults)('the CSV import says $code in both languages', (fault) => {
  const said = (['de', 'en'] as const).map(
    (language) =>
      faultResponse({ ...fault, at: 2, column: 'room' }, COLUMNS.events, i18nFor(language)).message,
  );
  const [german = '', english = ''] = said;
  expect([german.length > 5, english.length > 5]).toEqual([true, true]);
  expect(german).not.toBe(english);
  expect(said.join()).not.toMatch(/undefined|NaN|\{\w+\}/);
});

it('a fault names the column and what counts', () => {
  const tooLong = { ...REASONS.too_big, params: { origin: 'string', maximum: 500, inclusive: true } };
  const fault = { ...(tooLong as Reason), at: 3, column: 'old_path' };
  expect(faultResponse(fault, COLUMNS.redirects, i18nFor('en'))).toEqual({
    ...{ line: 3, column: 'Old address', message: 'Too long: at most 500 characters.' },
  });
});
