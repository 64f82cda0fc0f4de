import { expect, it } from 'vitest';
import { readMoment } from './read-moment.ts';

it.each([
  ['24.12.2026 15:00', '2026-12-24T14:00:00.000Z'],
  ['24.12.2026, 15:00\u00a0Uhr', '2026-12-24T14:00:00.000Z'],
  ['24.12.2026 15 Uhr', '2026-12-24T14:00:00.000Z'],
  ['4. 7. 2026 9.30', '2026-07-04T07:30:00.000Z'],
  ['2026-12-24 15:00:00', '2026-12-24T14:00:00.000Z'],
  ['2026-12-24T15:00', '2026-12-24T14:00:00.000Z'],
  ['24.12.2026 3.30 pm', '2026-12-24T14:30:00.000Z'],
  ['24.12.2026 12 am', '2026-12-23T23:00:00.000Z'],
  ['2026-12-24T14:00:00.000Z', '2026-12-24T14:00:00.000Z'],
  ['25.10.2026 02:30 Sommerzeit', '2026-10-25T00:30:00.000Z'],
  ['25.10.2026 02:30 Uhr Winterzeit', '2026-10-25T01:30:00.000Z'],
  ['25.10.2026 2:30am CEST', '2026-10-25T00:30:00.000Z'],
  ['24.12.2026 15:00 MEZ', '2026-12-24T14:00:00.000Z'],
])('%s is %s', (text, instant) => {
  expect(readMoment(text)).toEqual({ ok: true, value: instant });
});

it.each([
  ['', 'NO_MOMENT'],
  ['morgen', 'NO_MOMENT'],
  ['24.12.2026', 'NO_MOMENT'],
  ['24.12.26 15:00', 'NO_MOMENT'],
  ['12/24/2026 15:00', 'NO_MOMENT'],
  ['24.12.2026 15', 'NO_MOMENT'],
  ['24.12.2026 25:00', 'NO_MOMENT'],
  ['24.12.2026 13 pm', 'NO_MOMENT'],
  ['15:00', 'NO_MOMENT'],
  ['a'.repeat(100_000), 'NO_MOMENT'],
  ['29.02.2026 15:00', 'NO_SUCH_DAY'],
  ['31.11.2026 15:00', 'NO_SUCH_DAY'],
  ['2026-13-45T14:00:00.000Z', 'NO_SUCH_DAY'],
  ['28.03.2027 02:30', 'NO_SUCH_TIME'],
  ['24.12.2026 15:00 Sommerzeit', 'NO_SUCH_TIME'],
  ['25.10.2026 02:30', 'TIME_TWICE'],
])('%.40s is refused: %s', (text, error) => {
  expect(readMoment(text)).toEqual({ ok: false, error });
});

it.each([
  ['MM/DD/YYYY', '12/24/2026 3 pm'],
  ['MM/DD/YYYY', '24.12.2026 15:00'],
  ['D-M-YYYY', '24-12-2026 15:00'],
  ['YYYY.MM.DD', '2026.12.24 15:00'],
  ['D. MMMM YYYY', '24.12.2026 15:00'],
  ['(((YYYY', '2026-12-24 15:00'],
  ['DD.DD.MM.YYYY', '24.12.2026 15:00'],
])('a house that writes days as %s may write %s', (pattern, text) => {
  expect(readMoment(text, { pattern })).toEqual({ ok: true, value: '2026-12-24T14:00:00.000Z' });
});

it('a time alone is meant on its day', () => {
  expect(readMoment('16:30', { on: '2026-12-24' })).toEqual({ ok: true, value: '2026-12-24T15:30:00.000Z' });
  expect(readMoment('25.12.2026 1:00', { on: '2026-12-24' })).toEqual({
    ok: true,
    value: '2026-12-25T00:00:00.000Z',
  });
});
