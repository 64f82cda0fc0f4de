import { Trans, useLingui } from '@lingui/react/macro';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import type { DeskEventPage } from '../load-desk-event-page.server.ts';
import { SaleStartFields } from './sale-forms.tsx';

/** One form for each price list, with the capacities of its seat groups. */
export function PutOnSaleForms({
  view: { priceLists, plans, draft },
  language,
}: {
  view: DeskEventPage;
  language: Language;
}) {
  const { t } = useLingui();
  const typed = draft?.form === 'sell' ? draft : null;
  return (
    <ul className="desk-lines">
      {priceLists.map((list) => (
        <li key={list.id}>
          <details className="desk-more" open={typed?.list === String(list.id)}>
            <summary className="text-link">
              {list.name}:{' '}
              {list.groups
                .map(
                  ({ name, cents }) =>
                    `${shown(name, language).text} ${cents.map((each) => formatPrice(each)).join(' / ')}`,
                )
                .join(', ')}
            </summary>
            <form method="post" className="desk-form">
              <input type="hidden" name="do" value="sell" />
              <input type="hidden" name="list" value={list.id} />
              {plans.length > 0 ? (
                <Field
                  label={t`Seating plan`}
                  hint={t`Seat groups of the plan sell its seats. Only the others need a number.`}
                >
                  {(control) => (
                    <select
                      {...control}
                      name="plan"
                      defaultValue={typed?.list === String(list.id) ? typed.plan : ''}
                    >
                      <option value="">{t`No seating plan`}</option>
                      {plans.map(({ id, plan }) => (
                        <option key={id} value={id}>
                          {plan}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
              ) : null}
              {list.groups.map(({ id, name }) => {
                const group = shown(name, language).text;
                return (
                  <TextField
                    key={id}
                    label={t`Seats: ${group}`}
                    name={`capacity-${id}`}
                    inputMode="numeric"
                    required={plans.length === 0}
                    maxLength={6}
                    autoComplete="off"
                    defaultValue={typed?.list === String(list.id) ? typed.capacities[id] : ''}
                  />
                );
              })}
              <TextField
                label={t`Timeslots: minutes between starts`}
                hint={t`Leave blank for a single start. The seats apply to each timeslot.`}
                name="minutes"
                inputMode="numeric"
                maxLength={3}
                autoComplete="off"
                defaultValue={typed?.list === String(list.id) ? typed.minutes : ''}
              />
              <SaleStartFields
                starts={typed?.list === String(list.id) ? typed.starts : ''}
                members={typed?.list === String(list.id) ? typed.members : ''}
              />
              <Button type="submit" variant="red">
                <Trans>Put on sale</Trans>
              </Button>
            </form>
          </details>
        </li>
      ))}
    </ul>
  );
}
