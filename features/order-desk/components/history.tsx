import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { addDays, dayOf, formatDay } from '#lib/venue-time.ts';
import type { HistoryLine } from '../history-line.ts';
import { momentWords } from '../order-row.ts';
import { meansWords } from './means-words.tsx';

/** What the house did with an order, the newest first, down to when it was placed. */
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
            <Deed line={line} language={language} />
          </p>
          <p className="muted text-sm">
            {momentWords(line.at, language)}, {line.by ?? <Trans>an account that is gone</Trans>}
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

function Deed({ line: { what }, language }: { line: HistoryLine; language: Language }) {
  const { i18n } = useLingui();
  switch (what.kind) {
    case 'paid':
      return (
        <Trans>
          {formatPrice(what.cents)} paid: {meansWords(what.means, i18n)}, {what.reference}
        </Trans>
      );
    case 'refunded':
      return (
        <Trans>
          {formatPrice(what.cents)} given back: {meansWords(what.means, i18n)}, {what.reference}
        </Trans>
      );
    case 'disputed':
      return <DisputeDeed what={what} />;
    case 'refund-failed':
      return (
        <Trans>
          The bank did not take {formatPrice(what.cents)}, which is with the house again: {what.reference}
        </Trans>
      );
    case 'reversed':
      return (
        <Trans>
          {formatPrice(what.cents)} taken back: {what.reason}
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
    case 'pass-prolonged': {
      const lastDay = formatDay(addDays(dayOf(what.until), -1), language);
      return (
        <>
          <Trans>Pass valid until {lastDay}:</Trans> {what.reason}
        </>
      );
    }
    case 'voucher-withdrawn':
      return <Trans>Withdrawn from by who bought it</Trans>;
    case 'voucher-sent':
      return <Trans>Gift voucher sent to whom it is for</Trans>;
    case 'exchanged':
      return (
        <Plural
          value={what.tickets.length}
          one="# ticket exchanged for another date"
          other="# tickets exchanged for another date"
        />
      );
    case 'answers-deleted':
      return <Trans>Consent taken back: answers about health deleted</Trans>;
    case 'reminded':
      return <Trans>Reminded to pay</Trans>;
    case 'resent':
      return <Trans>Tickets sent again</Trans>;
  }
}

/** How a dispute stood then, and what moved for it. */
function DisputeDeed({ what }: { what: Extract<HistoryLine['what'], { kind: 'disputed' }> }) {
  const { cents, state, movedCents, feeCents } = what;
  const amount = formatPrice(cents);
  return (
    <>
      {state === 'won' ? (
        <Trans>Payment of {amount} disputed: decided for the house</Trans>
      ) : state === 'lost' ? (
        <Trans>Payment of {amount} disputed: decided against the house</Trans>
      ) : state === 'in-review' ? (
        <Trans>Payment of {amount} disputed: the bank looks at it</Trans>
      ) : (
        <Trans>Payment of {amount} disputed: evidence is asked for</Trans>
      )}
      {movedCents < 0 ? (
        <>
          {'. '}
          <Trans>The bank took {formatPrice(-movedCents)}</Trans>
        </>
      ) : null}
      {movedCents > 0 ? (
        <>
          {'. '}
          <Trans>The bank gave {formatPrice(movedCents)} again</Trans>
        </>
      ) : null}
      {feeCents === 0 ? null : (
        <>
          {'. '}
          <Trans>Fee of the payment provider: {formatPrice(feeCents)}</Trans>
        </>
      )}
    </>
  );
}
