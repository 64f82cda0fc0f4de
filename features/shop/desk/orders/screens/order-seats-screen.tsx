import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { SeatPickerForm } from '../../seats/components/seat-picker.tsx';
import { SeatRows } from '../../seats/components/seat-rows.tsx';
import { deskOrderPath, deskSeatsPath } from '../desk-path.ts';
import type { OrderSeatsPage } from '../load-order-seats.server.ts';

/** Exchanges the seats of an order within a date, on its plan (docs/product/seating.md#desk). */
export function OrderSeatsScreen({
  view: { number, name, hasEmail, dates, jetId, own, picker },
  language,
  problem,
}: {
  view: OrderSeatsPage;
  language: Language;
  /** Why nothing was changed, in words. */
  problem: string | null;
}) {
  const chosen = dates.find(({ isChosen }) => isChosen);
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={deskOrderPath(number, language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>Order {number}</Trans>
        </a>
      </p>
      <header className="desk-head">
        <h1 className="text-d3">
          <Trans>Change seats</Trans>
        </h1>
        <p className="lead">{name || <Trans>Without a name</Trans>}</p>
        <p>
          <span lang={chosen?.title?.lang}>{chosen?.title?.text}</span> {chosen?.when}:{' '}
          <strong>
            <SeatRows rows={own} />
          </strong>
        </p>
      </header>
      {dates.length > 1 ? (
        <ul className="desk-links">
          {dates
            .filter(({ isChosen }) => !isChosen)
            .map((date) => (
              <li key={date.jetId}>
                <a
                  href={deskSeatsPath(number, language, { event: String(date.jetId) })}
                  className="text-link"
                >
                  <span lang={date.title?.lang}>{date.title?.text}</span> {date.when}
                </a>
              </li>
            ))}
        </ul>
      ) : null}
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      <SeatPickerForm
        picker={picker}
        isParty
        action={deskSeatsPath(number, language, { event: String(jetId) })}
        page=""
      >
        <input type="hidden" name="event" value={jetId} />
        {hasEmail ? (
          <label className="choice">
            <input type="checkbox" className="choice-hole" name="tell" value="1" defaultChecked />
            <span className="choice-text">
              <Trans>Email the customer</Trans>
            </span>
          </label>
        ) : null}
        <Button type="submit">
          <Trans>Swap seats</Trans>
        </Button>
      </SeatPickerForm>
    </main>
  );
}
