import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { eventFilterQuery } from '#features/calendar/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { KeptPart } from '#ui/kept-part.tsx';
import { Link } from '#ui/link.tsx';

/** Thirteen holes, one for each age: each leads to the calendar for it, and says how many dates are there. */
export function AgePicker({ language, datesByAge }: { language: Language; datesByAge: number[] }) {
  return (
    <section className="age-picker surface-ink" aria-labelledby="age-picker">
      <KeptPart className="wrap">
        <AgeHoles language={language} datesByAge={datesByAge} />
      </KeptPart>
    </section>
  );
}

function AgeHoles({ language, datesByAge }: { language: Language; datesByAge: number[] }) {
  const { t } = useLingui();
  const years = (age: number) => (age === 1 ? t`1 year` : t`${age} years`);
  const dates = (count: number) => t`${plural(count, { one: '# date', other: '# dates' })}`;
  return (
    <>
      <h2 id="age-picker" className="text-d1">
        <Trans>How old is your child?</Trans>
        <small>
          <Trans>below, how many dates there are</Trans>
        </small>
      </h2>
      <ul>
        {datesByAge.map((count, age) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the age
          <li key={age}>
            <Link
              to={pathTo('calendar', language) + eventFilterQuery({ age })}
              aria-label={`${years(age)}, ${dates(count)}`}
            >
              {age}
            </Link>
            <small aria-hidden="true">{count}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
