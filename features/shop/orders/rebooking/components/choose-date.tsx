import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/radio.tsx';
import type { RebookingChoice, RebookingView } from '../rebooking-view.ts';
import { RefusalWords } from './refusal-words.tsx';

/** Choice of tickets and date. A GET form: it changes nothing. */
export function ChooseDate({ view }: { view: RebookingView }) {
  const { path, tickets, days, laterPath, earlierPath, by } = view;
  const [pathname, search] = path.split('?');
  return (
    <form method="get" action={pathname} className="rebooking-form">
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {tickets.length === 1 ? (
        <input type="hidden" name="ticket" value={tickets[0]?.position} />
      ) : (
        <fieldset className="rebooking-choices">
          <legend className="rebooking-legend">
            <Trans>Which tickets?</Trans>
          </legend>
          {tickets.map(({ position, price, seatGroup, cents, isChosen }) => (
            <label key={position} className="choice">
              <input
                type="checkbox"
                className="choice-hole"
                name="ticket"
                value={position}
                defaultChecked={isChosen}
              />
              <span className="choice-text">
                <span lang={price.lang}>{price.text}</span>,{' '}
                <span lang={seatGroup.lang}>{seatGroup.text}</span>, {formatPrice(cents)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {days.length === 0 ? (
        <p>
          <Trans>No other dates on sale at the moment.</Trans>
        </p>
      ) : (
        <>
          <fieldset className="rebooking-choices">
            <legend className="rebooking-legend">
              <Trans>For which date?</Trans>
            </legend>
            <div className="rebooking-days">
              {days.map(({ day, dates }) => (
                <div key={day} className="rebooking-day">
                  <p className="rebooking-day-name">{day}</p>
                  {dates.map((date) => (
                    <Radio key={date.value} name="to" value={date.value} disabled={!date.isOpen} required>
                      {date.time}{' '}
                      <span className="rebooking-price">
                        <Difference date={date} by={by} />
                      </span>
                    </Radio>
                  ))}
                </div>
              ))}
            </div>
          </fieldset>
          <Button type="submit">
            <Trans>View</Trans>
          </Button>
        </>
      )}
      {earlierPath || laterPath ? (
        <p className="rebooking-pages">
          {earlierPath ? (
            <a href={earlierPath} className="text-link">
              <Trans>Earlier dates</Trans>
            </a>
          ) : null}
          {laterPath ? (
            <a href={laterPath} className="text-link">
              <Trans>Later dates</Trans>
            </a>
          ) : null}
        </p>
      ) : null}
    </form>
  );
}

function Difference({ date, by }: { date: RebookingChoice; by: RebookingView['by'] }): ReactNode {
  const { differenceCents, refusal } = date;
  if (refusal?.code === 'NOT_ENOUGH') return <Trans>sold out, or not enough seats</Trans>;
  if (refusal) return <RefusalWords error={refusal} by={by} />;
  if (differenceCents === 0) return <Trans>costs the same</Trans>;
  const amount = formatPrice(Math.abs(differenceCents));
  return differenceCents > 0 ? <Trans>costs {amount} more</Trans> : <Trans>costs {amount} less</Trans>;
}
