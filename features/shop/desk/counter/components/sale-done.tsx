import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { qrPath } from '#lib/qr-path.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { meansWords } from '../../orders/components/means-words.tsx';
import { counterPath } from '../counter-path.ts';
import type { CounterDone } from '../counter-view.ts';
import { Key } from './key.tsx';

/** Sale that was just made: the change is the largest, tickets are printed or taken along on a phone, and a press leads to the next customer. */
export function SaleDone({ done, language }: { done: CounterDone; language: Language }) {
  const { t, i18n } = useLingui();
  const { number, tickets, changeCents, change, isUndone, givenBack, isComplimentary, reserved } = done;
  const [total, given] = [formatPrice(done.totalCents), formatPrice(done.givenCents)];
  return (
    <div className="counter-done">
      <section
        className="counter-back surface-laub"
        aria-label={reserved ? t`Reservation` : t({ message: 'Change', context: 'cash' })}
      >
        {isUndone ? (
          <div role="status">
            <p className="text-d3">
              <Trans>Sale undone.</Trans>
            </p>
            {givenBack.length === 0 ? (
              <p>
                <Trans>Nothing to give back.</Trans>
              </p>
            ) : (
              givenBack.map(({ means, cents }) => (
                <p key={means} className="text-d2">
                  <Trans>Give back</Trans> {formatPrice(cents)}, {meansWords(means, i18n)}
                </p>
              ))
            )}
          </div>
        ) : reserved ? (
          <div role="status">
            <p className="text-d2">
              <Trans>Reserved for {reserved.name}</Trans>
            </p>
            <p>
              <Trans>
                Kept until {reserved.until}. {total} due, to be paid by then with the number {number} or the
                name.
              </Trans>
            </p>
          </div>
        ) : (
          <>
            <p>
              {done.givenCents > 0 ? (
                <Trans>
                  {given} given, {total} due
                </Trans>
              ) : isComplimentary ? (
                <Trans>Given away</Trans>
              ) : (
                <Trans>{total} sold</Trans>
              )}
            </p>
            <p className="text-d2">
              {done.givenCents > 0 ? <Trans context="cash">Change</Trans> : <Trans>Total</Trans>}
            </p>
            <p className="counter-back-amount" role="status">
              {done.givenCents > 0 ? formatPrice(changeCents) : total}
            </p>
            <ul className="counter-pieces">
              {change.map(({ cents, pieces }) => (
                <li key={cents} data-note={cents >= 500 ? '' : undefined}>
                  {pieces > 1 ? `${pieces} × ` : ''}
                  {formatPrice(cents)}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section className="counter-sold" aria-labelledby="counter-sold">
        <h2 id="counter-sold" className="text-d2">
          <Plural value={tickets.length} one="One ticket" other="# tickets" />{' '}
          <a href={done.deskPath} className="text-sm">
            <Trans>Order {number}</Trans>
          </a>
        </h2>
        <ul className="counter-lines">
          {tickets.map(({ position, event, when, price, cents }) => (
            <li key={position}>
              <span>
                <span lang={price.lang}>{price.text}</span>
                <span className="text-sm muted">
                  {event ? <span lang={event.lang}>{event.text}</span> : null} {when}
                </span>
              </span>
              <span className="desk-cents">{formatPrice(cents)}</span>
            </li>
          ))}
        </ul>
        {isUndone || reserved ? null : <Handover done={done} language={language} />}
        {isUndone || reserved ? null : <PaperTickets done={done} />}
        <ButtonLink href={counterPath(language)} full data-key="Enter" className="counter-next">
          <Trans>Next, please</Trans> <Key>↵</Key>
        </ButtonLink>
      </section>
    </div>
  );
}

function Handover({ done, language }: { done: CounterDone; language: Language }) {
  const { t } = useLingui();
  const { number, pdfPath, guestUrl } = done;
  const { path, size } = qrPath(guestUrl);
  return (
    <>
      <div className="counter-phone">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t`Code with the tickets`}>
          <path d={path} />
        </svg>
        <p>
          <strong>
            <Trans>Rather on your phone?</Trans>
          </strong>{' '}
          <Trans>Scan the code: all tickets, without an email address and without an account.</Trans>
        </p>
      </div>
      <div className="counter-hand">
        <Button variant="ghost" data-key="d" onClick={() => print()}>
          <Trans>Print tickets</Trans> <Key>D</Key>
        </Button>
        <ButtonLink href={pdfPath} target="_blank" variant="ghost">
          <Trans>Print on A6</Trans>
        </ButtonLink>
        <Form method="post" action={counterPath(language, { sold: number })}>
          <input type="hidden" name="order" value={number} />
          <button type="submit" name="do" value="undo" className="button button-ghost">
            <i className="button-hole" />
            <span>
              <Trans>Undo sale</Trans>
            </span>
          </button>
        </Form>
      </div>
    </>
  );
}

/** The tickets of a sale on the roll of a receipt printer, 80 mm wide, one after the other; on the screen they are not there. */
function PaperTickets({ done: { number, tickets } }: { done: CounterDone }) {
  return (
    <ul className="counter-paper" aria-hidden="true">
      {tickets.map(({ position, event, when, price, cents, qr }) => (
        <li key={position}>
          <strong>{event?.text}</strong>
          <span>{when}</span>
          <span>
            {price.text}, {formatPrice(cents)}
          </span>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden="true">
            <path d={qr.path} />
          </svg>
          <span>
            {number}-{position}
          </span>
        </li>
      ))}
    </ul>
  );
}
