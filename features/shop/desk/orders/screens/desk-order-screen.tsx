import { Trans } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import { TicketFilesList } from '#features/shop/orders/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { DeskAnswers } from '../components/desk-answers.tsx';
import { DeskDisputes } from '../components/desk-disputes.tsx';
import { DeskDocuments, MissingEInvoice } from '../components/desk-documents.tsx';
import { DeskMoney } from '../components/desk-money.tsx';
import { DeskPart } from '../components/desk-part.tsx';
import { DeskPass } from '../components/desk-pass.tsx';
import { DeskTickets } from '../components/desk-tickets.tsx';
import { DeskVoucher } from '../components/desk-voucher.tsx';
import { GroupFacts } from '../components/group-facts.tsx';
import { History } from '../components/history.tsx';
import { OrderStateMark } from '../components/order-state-mark.tsx';
import { PaymentList } from '../components/payment-list.tsx';
import { deskEditPath, deskSeatsPath } from '../desk-path.ts';
import type { DeskOrderPage } from '../load-desk-order-page.server.ts';
import { momentWords } from '../order-row.ts';

/** One order at the desk: its contents, its balance, and the actions of staff. */
export function DeskOrderScreen({
  view,
  language,
  problem,
  done,
}: {
  view: DeskOrderPage;
  language: Language;
  /** Error in words. */
  problem: string | null;
  /** Confirmation in words. */
  done: string | null;
}) {
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={hubPath('orders', language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>All orders</Trans>
        </a>
      </p>
      <Head view={view} />
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
          {view.pass ? (
            <DeskPart id="desk-pass" title={<Trans>Pass</Trans>}>
              <DeskPass pass={view.pass} draft={view.draft} />
            </DeskPart>
          ) : view.voucher ? (
            <DeskPart id="desk-voucher" title={<Trans>Gift voucher</Trans>}>
              <DeskVoucher voucher={view.voucher} draft={view.draft} language={language} />
            </DeskPart>
          ) : (
            <DeskPart id="desk-tickets" title={<Trans>Tickets</Trans>}>
              <DeskTickets tickets={view.tickets} isTest={view.state === 'test'} draft={view.draft} />
              <p>
                <a href={deskEditPath(view.number, language)} className="text-link">
                  <Trans>Add tickets, change prices or the name</Trans>
                </a>
              </p>
              {view.hasSeats ? (
                <p>
                  <a href={deskSeatsPath(view.number, language)} className="text-link">
                    <Trans>Change seats</Trans>
                  </a>
                </p>
              ) : null}
              {view.ticketFiles ? <TicketFilesList files={view.ticketFiles} /> : null}
            </DeskPart>
          )}
          {view.answers.length === 0 ? null : (
            <DeskPart id="desk-answers" title={<Trans>Answers</Trans>}>
              <DeskAnswers answers={view.answers} />
            </DeskPart>
          )}
          {view.disputes.length === 0 ? null : (
            <DeskPart id="desk-disputes" title={<Trans>Disputed payments</Trans>}>
              <DeskDisputes disputes={view.disputes} language={language} />
            </DeskPart>
          )}
          <DeskPart id="desk-payments" title={<Trans>Payments</Trans>}>
            <PaymentList payments={view.payments} canRefund={view.canRefund} language={language} />
          </DeskPart>
          <DeskPart id="desk-emails" title={<Trans>Emails</Trans>}>
            <Emails view={view} language={language} />
          </DeskPart>
          <DeskPart id="desk-history" title={<Trans>History</Trans>}>
            <History lines={view.history} placed={view.placed} language={language} />
          </DeskPart>
        </div>
        <DeskMoney view={view} />
      </div>
    </main>
  );
}

function Head({
  view: { number, group, name, email, placed, state, path, documents },
}: {
  view: DeskOrderPage;
}) {
  return (
    <header className="desk-head">
      <h1 className="text-d3">{number}</h1>
      <OrderStateMark state={state} />
      <p className="lead">
        {name || <Trans>Without a name</Trans>}
        {email === '' ? null : (
          <>
            , <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
      {group ? (
        <p>
          <GroupFacts {...group} />
        </p>
      ) : null}
      <p className="muted">
        <Trans>Ordered on {placed}</Trans>
        <DeskDocuments documents={documents} />
      </p>
      <MissingEInvoice documents={documents} />
      <p>
        <a href={path} className="text-link">
          <Trans>The order as the customer sees it</Trans>
        </a>
      </p>
    </header>
  );
}

function Emails({
  view: { email: address, emails, canResend, voucher, pass },
  language,
}: {
  view: DeskOrderPage;
  language: Language;
}) {
  return (
    <>
      {emails.length === 0 ? (
        <p className="muted">
          {address === '' ? (
            <Trans>None are sent: no email address was given.</Trans>
          ) : (
            <Trans>None in recent days.</Trans>
          )}
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
                    <Trans>not sent yet, {email.attempts} attempts</Trans>
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
              <Trans>Resend gift voucher</Trans>
            ) : pass ? (
              <Trans>Resend pass</Trans>
            ) : (
              <Trans>Resend tickets</Trans>
            )}
          </Button>
        </form>
      ) : null}
    </>
  );
}
