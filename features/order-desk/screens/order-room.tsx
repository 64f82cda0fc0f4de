import { Trans } from '@lingui/react/macro';
import { CouponName } from '#features/coupons/index.ts';
import { hubPath } from '#features/hub/index.ts';
import { TicketFilesList } from '#features/orders/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { DeskAnswers } from '../components/desk-answers.tsx';
import { DeskDisputes } from '../components/desk-disputes.tsx';
import { DeskDocuments, MissingEInvoice } from '../components/desk-documents.tsx';
import { DeskPart } from '../components/desk-part.tsx';
import { DeskPass } from '../components/desk-pass.tsx';
import { DeskTickets } from '../components/desk-tickets.tsx';
import { DeskVoucher } from '../components/desk-voucher.tsx';
import { History } from '../components/history.tsx';
import { OrderStateMark } from '../components/order-state-mark.tsx';
import { PaymentForm } from '../components/payment-form.tsx';
import { PaymentList } from '../components/payment-list.tsx';
import type { OrderRoom } from '../load-order-room.server.ts';
import { momentWords } from '../order-row.ts';

/** One order at the desk: what it is, what it owes, and everything the house can do with it. */
export function OrderRoomScreen({
  room,
  language,
  problem,
  done,
}: {
  room: OrderRoom;
  language: Language;
  /** What could not be done, in words. */
  problem: string | null;
  /** What was done, in words. */
  done: string | null;
}) {
  return (
    <main id="main" tabIndex={-1} className="wrap hub-room">
      <p>
        <a href={hubPath('orders', language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>All orders</Trans>
        </a>
      </p>
      <Head room={room} />
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      {done === null ? null : (
        <div role="status">
          <Note tone="minze">{done}</Note>
        </div>
      )}
      <div className="desk-columns">
        <div className="desk-column">
          {room.pass ? (
            <DeskPart id="desk-pass" title={<Trans>Pass</Trans>}>
              <DeskPass pass={room.pass} draft={room.draft} />
            </DeskPart>
          ) : room.voucher ? (
            <DeskPart id="desk-voucher" title={<Trans>Gift voucher</Trans>}>
              <DeskVoucher voucher={room.voucher} draft={room.draft} language={language} />
            </DeskPart>
          ) : (
            <DeskPart id="desk-tickets" title={<Trans>Tickets</Trans>}>
              <DeskTickets tickets={room.tickets} isTest={room.state === 'test'} draft={room.draft} />
              {room.ticketFiles ? <TicketFilesList files={room.ticketFiles} /> : null}
            </DeskPart>
          )}
          {room.answers.length === 0 ? null : (
            <DeskPart id="desk-answers" title={<Trans>Answers</Trans>}>
              <DeskAnswers answers={room.answers} />
            </DeskPart>
          )}
          {room.disputes.length === 0 ? null : (
            <DeskPart id="desk-disputes" title={<Trans>Disputed payments</Trans>}>
              <DeskDisputes disputes={room.disputes} language={language} />
            </DeskPart>
          )}
          <DeskPart id="desk-payments" title={<Trans>Payments</Trans>}>
            <PaymentList payments={room.payments} canRefund={room.canRefund} language={language} />
          </DeskPart>
          <DeskPart id="desk-emails" title={<Trans>E-mails</Trans>}>
            <Emails room={room} language={language} />
          </DeskPart>
          <DeskPart id="desk-history" title={<Trans>History</Trans>}>
            <History lines={room.history} placed={room.placed} language={language} />
          </DeskPart>
        </div>
        <Money room={room} />
      </div>
    </main>
  );
}

function Head({ room: { number, name, email, placed, state, path, documents } }: { room: OrderRoom }) {
  return (
    <header className="desk-head">
      <h1 className="text-d3">{number}</h1>
      <OrderStateMark state={state} />
      <p className="lead">
        {name}, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className="muted">
        <Trans>Ordered on {placed}</Trans>
        <DeskDocuments documents={documents} />
      </p>
      <MissingEInvoice documents={documents} />
      <p>
        <a href={path} className="text-link">
          <Trans>The order as guests see it</Trans>
        </a>
      </p>
    </header>
  );
}

function surfaceOf(openCents: number): string {
  if (openCents === 0) return 'surface-minze';
  return openCents > 0 ? 'surface-dotter' : 'surface-rosa';
}

/** What is open, and the form that closes it. */
function Money({ room }: { room: OrderRoom }) {
  const { coupon, dueCents, paidCents, canRefund, draft, state } = room;
  // Nothing moves before the bank has decided.
  const isDisputed = state === 'disputed';
  const openCents = isDisputed ? 0 : room.openCents;
  return (
    <section
      className={`desk-money cut-note ${isDisputed ? 'surface-rosa' : surfaceOf(openCents)}`}
      aria-labelledby="desk-money"
    >
      <h2 id="desk-money" className="text-d1">
        {isDisputed ? (
          <Trans>Payment disputed</Trans>
        ) : openCents > 0 ? (
          <Trans>To be paid</Trans>
        ) : openCents < 0 ? (
          <Trans>To give back</Trans>
        ) : (
          <Trans>Settled</Trans>
        )}
      </h2>
      {openCents === 0 ? null : <p className="desk-amount">{formatPrice(Math.abs(openCents))}</p>}
      <dl className="desk-sums">
        <div>
          <dt>
            {room.voucher ? (
              <Trans>Gift voucher</Trans>
            ) : room.pass ? (
              <Trans>Pass</Trans>
            ) : (
              <Trans>Price of the tickets</Trans>
            )}
          </dt>
          <dd className="desk-cents">{formatPrice(dueCents + (coupon?.reductionCents ?? 0))}</dd>
        </div>
        {coupon === null ? null : (
          <div>
            <dt>
              <CouponName code={coupon.code} />
            </dt>
            <dd className="desk-cents">{formatPrice(-coupon.reductionCents)}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Paid</Trans>
          </dt>
          <dd className="desk-cents">{formatPrice(paidCents)}</dd>
        </div>
      </dl>
      {isDisputed ? (
        <p>
          <Trans>Nothing is taken or given back before the bank has decided. The tickets stay valid.</Trans>
        </p>
      ) : null}
      {state === 'test' ? (
        <p>
          <Trans>A test sale takes no money.</Trans>
        </p>
      ) : null}
      {openCents > 0 ? <PaymentForm kind="pay" cents={openCents} draft={draft} /> : null}
      {openCents < 0 && room.hasFailedRefund ? (
        <p>
          <strong>
            <Trans>
              The bank did not take money back. It does not go out again by itself: ask who ordered how they
              want it.
            </Trans>
          </strong>
        </p>
      ) : null}
      {openCents < 0 && canRefund ? <GiveBack room={room} /> : null}
      {openCents < 0 && !canRefund ? (
        <p>
          <Trans>Money is given back by people with the permission for it.</Trans>
        </p>
      ) : null}
    </section>
  );
}

/** Gives back what is owed; what came in both ways goes back in two parts. */
function GiveBack({
  room: { openCents, waysBack, hasAccount, hasFailedRefund, draft },
}: {
  room: OrderRoom;
}) {
  const { onlineCents, tillCents } = waysBack;
  if (onlineCents === 0 || tillCents === 0)
    return (
      <PaymentForm
        kind="refund"
        cents={-openCents}
        draft={draft}
        isPaidOnline={onlineCents > 0}
        isOnlineLast={hasFailedRefund}
        hasAccount={hasAccount}
      />
    );
  const isOnlineDraft = draft?.means === 'online';
  return (
    <>
      <p>
        {hasFailedRefund ? (
          <Trans>
            {formatPrice(onlineCents)} came in online and can be tried there again. The rest is given back at
            the till, or as credit.
          </Trans>
        ) : (
          <Trans>
            {formatPrice(onlineCents)} came in online and goes back there, by itself a day later or with this
            press. The rest is given back at the till, or as credit.
          </Trans>
        )}
      </p>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="refund" />
        <input type="hidden" name="amount" value={formatPrice(onlineCents)} />
        <input type="hidden" name="means" value="online" />
        <Button type="submit">
          <Trans>Give {formatPrice(onlineCents)} back online</Trans>
        </Button>
      </form>
      <PaymentForm
        kind="refund"
        cents={tillCents}
        draft={isOnlineDraft ? null : draft}
        hasAccount={hasAccount}
      />
    </>
  );
}

function Emails({
  room: { emails, canResend, voucher, pass },
  language,
}: {
  room: OrderRoom;
  language: Language;
}) {
  return (
    <>
      {emails.length === 0 ? (
        <p className="muted">
          <Trans>None in the last days.</Trans>
        </p>
      ) : (
        <ul className="desk-lines">
          {emails.map((email) => (
            <li key={email.id}>
              <p>{email.subject}</p>
              <p className="muted text-sm">
                {email.to},{' '}
                {email.sentAt === null ? (
                  email.attempts > 0 ? (
                    <Trans>not sent yet, tried {email.attempts} times</Trans>
                  ) : (
                    <Trans>about to be sent</Trans>
                  )
                ) : (
                  momentWords(email.sentAt, language)
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {canResend ? (
        <form method="post">
          <input type="hidden" name="do" value="resend" />
          <Button type="submit" variant="ghost" size="small">
            {voucher ? (
              <Trans>Send the gift voucher again</Trans>
            ) : pass ? (
              <Trans>Send the pass again</Trans>
            ) : (
              <Trans>Send the tickets again</Trans>
            )}
          </Button>
        </form>
      ) : null}
    </>
  );
}
