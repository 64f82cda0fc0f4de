import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Holes } from '#ui/holes.tsx';
import { OLDEST_AGE } from '../event-filter.ts';
import { ageName } from './filter-names.ts';

/** For whom something is: a hole for each year from 0 to 12, and the same in words. */
export function AgeStrip({ from, to }: { from: number; to: number }) {
  return (
    <span className="counted">
      <Holes count={OLDEST_AGE + 1} filled={[from, to]} size={7} tone="quiet" />
      <AgeWords from={from} to={to} />
    </span>
  );
}

/** For whom something is, in words alone. */
export function AgeWords({ from, to }: { from: number; to: number }) {
  const { t, i18n } = useLingui();
  if (to < OLDEST_AGE) return from === to ? i18n._(ageName(from)) : t`ages ${from}–${to}`;
  return from === 0 ? t`all ages` : t`${plural(from, { one: 'ages #+', other: 'ages #+' })}`;
}
