import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { anchorId } from '#features/core/documents/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { eventFilterQuery } from '#features/programme/calendar/index.ts';
import type { Language } from '#lib/localized.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { Link } from '#ui/link.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { agePicker } from './module.ts';

/** Thirteen holes, one for each age: each leads to the calendar for it, and says how many dates are there. */
function AgePickerView({ id, values, text, loaded, language }: ViewProps<typeof agePicker>) {
  // Data from its loader (`load.server.ts`).
  const datesByAge = (loaded ?? []) as number[];
  const name = anchorId(`${id}.name`);
  return (
    <section
      id={values.anchor ? anchorId(values.anchor.text) : undefined}
      className="age-picker surface-ink"
      aria-labelledby={name}
    >
      <div className="wrap">
        <h2 id={name} className="text-d1">
          {values.headline ? <span {...text('headline')} /> : <Trans>How old is your child?</Trans>}
          <small>
            <Trans>below: how many dates there are</Trans>
          </small>
        </h2>
        <CachedFragment as="ul">
          <AgeHoles language={language} datesByAge={datesByAge} />
        </CachedFragment>
      </div>
    </section>
  );
}

function AgeHoles({ language, datesByAge }: { language: Language; datesByAge: number[] }) {
  const { t } = useLingui();
  const years = (age: number) => (age === 1 ? t`1 year` : t`${age} years`);
  const dates = (count: number) => t`${plural(count, { one: '# date', other: '# dates' })}`;
  return datesByAge.map((count, age) => (
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
  ));
}

export const view: ModuleView = { View: AgePickerView, isWide: true };
