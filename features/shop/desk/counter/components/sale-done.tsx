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
  const { number, tickets, changeCents, change, isUndone, givenBack, isComplimentary, isOnAccount } = done;
  const { reserved, link, purchase } = done;
  const [total, given] = [formatPrice(done.totalCents), formatPrice(done.givenCents)];
  return (
    <div className="counter-done">
      <section
        className="counter-back surface-laub"
        aria-label={
          link ? t`Payment link` : reserved ? t`Reservation` : t({ message: 'Change', context: 'cash' })
        }
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
        ) : link ? (
          <LinkSent link={link} number={number} />
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
              ) : isOnAccount ? (
                <Trans>Sold on account, no money changes hands</Trans>
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
            {done.email === null || purchase ? null : (
              <p className="counter-sent">
                {isOnAccount ? (
                  <Trans>
                    Invoice and tickets sent to <span translate="no">{done.email}</span>
                  </Trans>
                ) : (
                  <Trans>
                    Tickets sent to <span translate="no">{done.email}</span>
                  </Trans>
                )}
              </p>
            )}
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
          {purchase ? (
            <PurchaseName purchase={purchase} />
          ) : (
            <Plural value={tickets.length} one="One ticket" other="# tickets" />
          )}{' '}
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
        {isUndone || reserved || link ? null : purchase ? (
          <PurchaseHandover {...{ purchase, number, language }} />
        ) : (
          <>
            <Admission done={done} language={language} />
            <Handover done={done} language={language} />
            <PaperTickets done={done} />
          </>
        )}
        <ButtonLink to={counterPath(language)} full data-key="Enter" className="counter-next">
          <Trans>Next, please</Trans> <Key>↵</Key>
        </ButtonLink>
      </section>
    </div>
  );
}

/** Address the link to pay online went to, and the amount to be paid until when. */
function LinkSent({
  link: { email, openCents, until },
  number,
}: {
  link: NonNullable<CounterDone['link']>;
  number: string;
}) {
  const amount = formatPrice(openCents);
  return (
    <div role="status">
      <p className="text-d2 counter-link-sent">
        <Trans>
          Link sent to <span translate="no">{email}</span>
        </Trans>
      </p>
      <p>
        {until === null ? (
          <Trans>
            {amount} to be paid online, or here with the number {number}.
          </Trans>
        ) : (
          <Trans>
            {amount} to be paid until {until}, online or here with the number {number}. After that the seats
            are released.
          </Trans>
        )}
      </p>
    </div>
  );
}

/** For those who walk straight on to an event of now. */
function Admission({
  done: { number, givenCents, admission },
  language,
}: {
  done: CounterDone;
  language: Language;
}) {
  const { inside, waiting } = admission;
  if (inside + waiting === 0) return null;
  const given = givenCents > 0 ? givenCents : undefined;
  return (
    <div className="counter-admission">
      {inside > 0 ? (
        <p role="status">
          <Plural value={inside} one="One person is inside." other="# people are inside." />
        </p>
      ) : null}
      {waiting > 0 ? (
        <Form method="post" action={counterPath(language, { sold: number, given })}>
          <input type="hidden" name="order" value={number} />
          <Button type="submit" variant="ghost" name="do" value="admit" data-key="e" aria-keyshortcuts="e">
            <Trans>Let them in now</Trans> <Key>E</Key>
          </Button>
        </Form>
      ) : null}
    </div>
  );
}

function Handover({ done, language }: { done: CounterDone; language: Language }) {
  const { t } = useLingui();
  const { number, pdfPath, guestUrl, admission } = done;
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
        {admission.inside > 0 ? null : <UndoForm number={number} language={language} />}
      </div>
    </>
  );
}

function UndoForm({ number, language }: { number: string; language: Language }) {
  return (
    <Form method="post" action={counterPath(language, { sold: number })}>
      <input type="hidden" name="order" value={number} />
      <button type="submit" name="do" value="undo" className="button button-ghost">
        <i className="button-hole" />
        <span>
          <Trans>Undo sale</Trans>
        </span>
      </button>
    </Form>
  );
}

function PurchaseName({ purchase: { name } }: { purchase: NonNullable<CounterDone['purchase']> }) {
  return name ? <span lang={name.lang}>{name.text}</span> : <Trans>Gift voucher</Trans>;
}

/** The number of a pass or the code of a gift voucher, large enough to be read out, and its sheet. */
function PurchaseHandover({
  purchase: { kind, code, sheetPath },
  number,
  language,
}: {
  purchase: NonNullable<CounterDone['purchase']>;
  number: string;
  language: Language;
}) {
  return (
    <>
      <p>
        {kind === 'pass' ? (
          <Trans>It’s used by this number, or in the account of its email address:</Trans>
        ) : (
          <Trans>This code becomes credit of an account:</Trans>
        )}
      </p>
      <p className="text-d2" translate="no">
        {code}
      </p>
      <div className="counter-hand">
        {sheetPath === null ? null : (
          <ButtonLink href={sheetPath} target="_blank" variant="ghost" data-key="d">
            <Trans>Print gift voucher</Trans> <Key>D</Key>
          </ButtonLink>
        )}
        <UndoForm number={number} language={language} />
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
