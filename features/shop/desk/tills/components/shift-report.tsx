import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { shortTime, timeOf } from '#lib/venue-time.ts';
import { meansWords } from '../../orders/components/means-words.tsx';
import { momentWords } from '../../sales/event-row.ts';
import type { TillPage } from '../load-till-page.server.ts';
import type { ShiftMoney, TillMovement } from '../shift.ts';

/** Cash that was put into a till or taken out, with its reasons. */
export function Movements({
  movements,
  language,
}: {
  movements: readonly TillMovement[];
  language: Language;
}) {
  return (
    <ul className="desk-lines">
      {movements.map(({ cents, reason, at }) => (
        <li key={`${at} ${cents}`} className="desk-line">
          <span>
            {shortTime(timeOf(at), language)} {reason}
          </span>
          <span className="desk-cents">{formatAmount(cents)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Report of a closed shift: its money by means, its movements and its count. */
export function ShiftReport({
  report,
  language,
}: {
  report: NonNullable<TillPage['report']>;
  language: Language;
}) {
  const { i18n } = useLingui();
  const { till, openedBy, openedAt, floatCents, closing, money, movements } = report;
  if (!closing) return null;
  const { expectedCents, countedCents, retainedCents, differenceReason, witness, note } = closing;
  const moneyLine = ({ means, inCents, outCents }: ShiftMoney) => (
    <li key={means} className="desk-line">
      <span>{meansWords(means, i18n)}</span>
      <span className="desk-cents">
        {formatAmount(inCents)} {outCents < 0 ? formatAmount(outCents) : ''}
      </span>
    </li>
  );
  return (
    <section className="desk-part till-report">
      <p>
        {till}, <Person name={openedBy.name} />, {momentWords(openedAt, language)} –{' '}
        <Person name={closing.closedBy} />, {momentWords(closing.closedAt, language)}
      </p>
      <ul className="desk-lines">{money.map(moneyLine)}</ul>
      <Movements movements={movements} language={language} />
      <dl className="desk-sums">
        <Sum name={<Trans>Float</Trans>} cents={floatCents} />
        <Sum name={<Trans>Expected</Trans>} cents={expectedCents} />
        <Sum name={<Trans>Counted</Trans>} cents={countedCents} />
        <Sum name={<Trans>Difference</Trans>} cents={countedCents - expectedCents} />
        <Sum name={<Trans>Stays in the till</Trans>} cents={retainedCents} />
        <Sum name={<Trans>To the safe</Trans>} cents={countedCents - retainedCents} />
      </dl>
      <dl className="till-words">
        <Words name={<Trans>Reason for the difference</Trans>} text={differenceReason} />
        <Words name={<Trans>Counted with</Trans>} text={witness} />
        <Words name={<Trans>Note for the next shift</Trans>} text={note} />
      </dl>
    </section>
  );
}

function Words({ name, text }: { name: ReactNode; text: string | null }) {
  if (text === null) return null;
  return (
    <div>
      <dt className="muted text-sm">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Sum({ name, cents }: { name: ReactNode; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="desk-cents">{formatAmount(cents)}</dd>
    </div>
  );
}

/** Name of a member of staff; their account may be deleted. */
export const Person = ({ name }: { name: string | null }) => name ?? <Trans>a deleted account</Trans>;
