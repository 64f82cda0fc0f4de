import { expect, it } from 'vitest';
import { fromFields } from './refused-file.ts';

const fields = (reason: object) => ({
  ...{ fileName: 'saal.json', rowCount: '1', size: '100.100', points: '1.1' },
  faults: JSON.stringify([{ line: 1, place: 'Saal, A 1', reason }]),
});

it.each([
  { code: 'constructor' },
  { code: 'NO_SUCH_GROUP' },
  { code: 'NO_SUCH_GROUP', group: 'Loge', seats: 'viele' },
  { code: 'TOO_LONG', field: 'guid' },
  { code: 'TOO_MANY_SEATS', most: null },
])('a form that nobody sent from the page names no fault: %j', (reason) => {
  expect(fromFields(fields(reason))).toBeNull();
});

it('a fault is read as it was written', () => {
  const reason = { code: 'NO_SUCH_GROUP', group: 'Loge', seats: 4 };
  expect(fromFields(fields(reason))?.faults).toEqual([{ line: 1, place: 'Saal, A 1', reason }]);
});
