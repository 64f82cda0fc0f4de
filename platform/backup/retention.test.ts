import { expect, it } from 'vitest';
import { instantOfBackup, nameOfBackup } from './backup-manifest.ts';
import { expiredBackups } from './retention.ts';

const at = (day: string, time = '03:15:00.000') => nameOfBackup(`${day}T${time}Z`);
const daysOf = (month: string, count: number) =>
  Array.from({ length: count }, (_, index) => at(`${month}-${String(index + 1).padStart(2, '0')}`));

it('names a backup by its time, which is read from it again', () => {
  expect(at('2026-11-30')).toBe('20261130T031500000Z');
  expect(instantOfBackup('20261130T031500000Z')).toBe('2026-11-30T03:15:00.000Z');
  expect(instantOfBackup('20261130T031500000Z-x.part')).toBeNull();
});

it('leaves the last backup of each of the latest days, and of the latest weeks', () => {
  const taken = daysOf('2026-11', 30);
  const expired = expiredBackups(taken, { days: 3, weeks: 4 });
  expect(taken.filter((name) => !expired.includes(name))).toEqual(
    // Sundays end weeks; 30 November is a Monday.
    ['2026-11-15', '2026-11-22', '2026-11-28', '2026-11-29', '2026-11-30'].map((day) => at(day)),
  );
});

it('leaves one a day where several were taken, the latest', () => {
  const [morning, evening] = [at('2026-11-30'), at('2026-11-30', '20:00:00.000')];
  expect(expiredBackups([evening, morning], { days: 5, weeks: 0 })).toEqual([morning]);
});

it('never removes the only one, however old, nor days that had none', () => {
  expect(expiredBackups([at('2020-01-01')], { days: 0, weeks: 0 })).toEqual([]);
  expect(expiredBackups([at('2020-01-01'), at('2026-11-30')], { days: 2, weeks: 0 })).toEqual([]);
});
