import type { I18n } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lastDayOfReservation } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { addDays, dayOf, formatDay } from '#lib/venue-time.ts';
import type { HistoryLine } from '../history-line.ts';
import { momentWords } from '../order-row.ts';
import { meansWords } from './means-words.tsx';

/** Actions of the staff on an order, newest first, down to when it was placed. */
export function History({
  lines,
  placed,
  language,
}: {
  lines: readonly HistoryLine[];
  placed: string;
  language: Language;
}) {
  return (
    <ol className="desk-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <p>
            <HistoryEntry line={line} language={language} />
          </p>
          <p className="muted text-sm">
            {momentWords(line.at, language)}, {line.by ?? <Trans>a deleted account</Trans>}
          </p>
        </li>
      ))}
      <li>
        <p>
          <Trans>Ordered</Trans>
        </p>
        <p className="muted text-sm">{placed}</p>
      </li>
    </ol>
  );
}

function HistoryEntry({ line: { what }, language }: { line: HistoryLine; language: Language }) {
  const { i18n } = useLingui();
  switch (what.kind) {
    case 'paid':
      return (
        <Trans>
          {formatPrice(what.cents)} paid: {meansAndReference(what, i18n)}
        </Trans>
      );
    case 'refunded':
      return (
        <Trans>
          {formatPrice(what.cents)} refunded: {meansAndReference(what, i18n)}
        </Trans>
      );
    case 'sold':
      return what.cents === 0 ? (
        <Trans>Sold at the counter</Trans>
      ) : (
        <Trans>Sold at the counter: {formatPrice(what.cents)} received</Trans>
      );
    case 'given-away':
      return (
        <>
          <Trans>Given away at the counter:</Trans> {what.reason}
        </>
      );
    case 'undone':
      return <Trans>Sale undone at the counter: {what.till}</Trans>;
    case 'disputed':
      return <DisputeEntry what={what} />;
    case 'refund-failed':
      return (
        <Trans>
          The bank rejected {formatPrice(what.cents)}, so the money is back with us: {what.reference}
        </Trans>
      );
    case 'reversed':
      return (
        <Trans>
          {formatPrice(what.cents)} reversed: {what.reason}
        </Trans>
      );
    case 'cancelled':
      return (
        <>
          <Plural value={what.tickets.length} one="# ticket cancelled:" other="# tickets cancelled:" />{' '}
          {what.reason === '' ? <Trans>not paid in time</Trans> : what.reason}
        </>
      );
    case 'voucher-cancelled':
      return (
        <>
          <Trans>Gift voucher cancelled:</Trans>{' '}
          {what.reason === '' ? <Trans>not paid in time</Trans> : what.reason}
        </>
      );
    case 'pass-cancelled':
      return (
        <>
          <Trans>Pass cancelled:</Trans> {what.reason === '' ? <Trans>not paid in time</Trans> : what.reason}
        </>
      );
    case 'donation-returned':
      return (
        <>
          <Trans>Donation given back:</Trans> {what.reason}
        </>
      );
    case 'pass-prolonged': {
      const lastDay = formatDay(addDays(dayOf(what.until), -1), language);
      return (
        <>
          <Trans>Pass valid until {lastDay}:</Trans> {what.reason}
        </>
      );
    }
    case 'reserved': {
      const lastDay = formatDay(lastDayOfReservation(what.until), language);
      return <Trans>Reserved until {lastDay}</Trans>;
    }
    case 'voucher-withdrawn':
      return <Trans>Withdrawn by the buyer</Trans>;
    case 'voucher-sent':
      return <Trans>Gift voucher sent to recipient</Trans>;
    case 'exchanged':
      return <Plural value={what.tickets.length} one="# ticket exchanged" other="# tickets exchanged" />;
    case 'added':
      return <Plural value={what.tickets.length} one="# ticket added" other="# tickets added" />;
    case 'repriced':
      return (
        <Plural
          value={what.tickets.length}
          one="Price of # ticket changed"
          other="Price of # tickets changed"
        />
      );
    case 'group-changed':
      return (
        <Trans>
          The group changed its number from {what.before} to {what.after}
        </Trans>
      );
    case 'enquiry-ordered':
      return <Trans>Enquiry ordered, by the group’s link</Trans>;
    case 'enquiry-withdrawn':
      return <Trans>Enquiry withdrawn, by the group’s link</Trans>;
    case 'seats-changed':
      return (
        <>
          <Trans>Seats changed:</Trans> {what.seats.join(', ')}
        </>
      );
    case 'customer-changed':
      return <Trans>Name or email address changed</Trans>;
    case 'answers-deleted':
      return <Trans>Consent withdrawn: health answers deleted</Trans>;
    case 'invoice-reminded':
      return what.step === 1 ? (
        <Trans>Friendly invoice reminder sent</Trans>
      ) : what.step === 2 ? (
        <Trans>First overdue notice sent</Trans>
      ) : (
        <Trans>Second overdue notice sent</Trans>
      );
    case 'reminders-paused':
      return (
        <>
          <Trans>Invoice reminders paused:</Trans> {what.reason}
        </>
      );
    case 'reminders-resumed':
      return <Trans>Invoice reminders resumed</Trans>;
    case 'reminded':
      return <Trans>Payment reminder sent</Trans>;
    case 'message':
      return (
        <>
          <Trans>Message to everybody with a ticket:</Trans>{' '}
          <span lang={what.subject.lang}>{what.subject.text}</span>
        </>
      );
    case 'link-sent':
      return <Trans>Payment link sent</Trans>;
    case 'resent':
      return <Trans>Tickets resent</Trans>;
  }
}

const meansAndReference = (
  { means, reference }: Extract<HistoryLine['what'], { means: unknown }>,
  i18n: I18n,
): string => [meansWords(means, i18n), reference].filter(Boolean).join(', ');

/** State of a dispute at that time, and its movements of money. */
function DisputeEntry({ what }: { what: Extract<HistoryLine['what'], { kind: 'disputed' }> }) {
  const { cents, state, movedCents, feeCents } = what;
  const amount = formatPrice(cents);
  return (
    <>
      {state === 'won' ? (
        <Trans>Payment of {amount} disputed: decided in our favour</Trans>
      ) : state === 'lost' ? (
        <Trans>Payment of {amount} disputed: decided against us</Trans>
      ) : state === 'in-review' ? (
        <Trans>Payment of {amount} disputed: under review by the bank</Trans>
      ) : (
        <Trans>Payment of {amount} disputed: evidence requested</Trans>
      )}
      {movedCents < 0 ? (
        <>
          {'. '}
          <Trans>The bank debited {formatPrice(-movedCents)}</Trans>
        </>
      ) : null}
      {movedCents > 0 ? (
        <>
          {'. '}
          <Trans>The bank credited {formatPrice(movedCents)} back</Trans>
        </>
      ) : null}
      {feeCents === 0 ? null : (
        <>
          {'. '}
          <Trans>Payment provider’s fee: {formatPrice(feeCents)}</Trans>
        </>
      )}
    </>
  );
}
