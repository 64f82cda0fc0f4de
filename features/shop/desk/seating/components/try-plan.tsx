import { Trans, useLingui } from '@lingui/react/macro';
import { type Language, shown } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { SeatingPlanPage } from '../load-seating-plans.server.ts';
import { SEATING_PLANS_PATH } from '../seating-path.ts';
import { GroupChoice } from './row-choices.tsx';

/** More people than sit together in any row. */
const LARGEST_PARTY = 50;

/** Tries the plan: the seats a party would get if nothing were sold. */
export function TryPlan({ page: { plan, trial }, language }: { page: SeatingPlanPage; language: Language }) {
  const { t } = useLingui();
  return (
    <>
      <form className="seating-form" action={`${SEATING_PLANS_PATH}/${plan.id}`}>
        <input type="hidden" name="lang" value={language} />
        <TextField
          label={t`Number of people`}
          name="party"
          type="number"
          min={1}
          max={LARGEST_PARTY}
          defaultValue={String(trial.party)}
          required
        />
        <GroupChoice groups={plan.draft.groups} chosen={trial.group} language={language} />
        <Button type="submit" variant="ghost">
          <Trans>Show best seats</Trans>
        </Button>
      </form>
      <p role="status">
        <Proposal trial={trial} plan={plan} language={language} />
      </p>
    </>
  );
}

function Proposal({
  trial: { picked },
  plan,
  language,
}: Pick<SeatingPlanPage, 'trial' | 'plan'> & { language: Language }) {
  if (!picked) return null;
  if (picked.kind === 'none') {
    const { largest } = picked;
    return <Trans>So many cannot sit together. The largest party has {largest} people.</Trans>;
  }
  const guids = new Set(picked.seats.map(({ guid }) => guid));
  const rows = plan.draft.zones.flatMap(({ name, rows }) =>
    rows.flatMap(({ label, seats }) => {
      const numbers = seats.flatMap((seat) => (guids.has(seat.guid) ? [seat.label] : []));
      return numbers.length === 0
        ? []
        : [{ zone: shown(name, language).text, label, numbers: numbers.join(', ') }];
    }),
  );
  return rows.map(({ zone, label, numbers }) => (
    <span key={`${zone}/${label}`} className="seating-proposal" translate="no">
      <Trans>
        {zone}, row {label}: {numbers}
      </Trans>
    </span>
  ));
}
