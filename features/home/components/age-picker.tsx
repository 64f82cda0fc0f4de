import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { eventFilterQuery, OLDEST_AGE } from '#features/calendar/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Thirteen holes, one for each age: each leads to the calendar for it. */
export function AgePicker({ language }: { language: Language }) {
  const { t } = useLingui();
  const ages = Array.from({ length: OLDEST_AGE + 1 }, (_, age) => age);
  return (
    <section className="age-picker surface-ink" aria-labelledby="age-picker">
      <div className="wrap">
        <h2 id="age-picker" className="text-d1">
          <Trans>How old is your child?</Trans>
        </h2>
        <ul>
          {ages.map((age) => (
            <li key={age}>
              <Link
                to={pathTo('calendar', language) + eventFilterQuery({ age })}
                aria-label={age === 1 ? t`1 year` : t`${age} years`}
              >
                {age}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
