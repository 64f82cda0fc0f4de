import { Plural, Trans } from '@lingui/react/macro';
import { IncludedVat } from '#features/box-office/prices/index.ts';
import type { GroupDate } from '#features/box-office/ticketing/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { Holes } from '#ui/holes.tsx';
import { type GroupDraft, groupLines, groupSum, headsOf } from '../group-draft.ts';

const ROW = 10;

/** Rows of holes, each with the number of its first. */
function rowsOf(all: number) {
  return Array.from({ length: Math.ceil(all / ROW) }, (_, row) => ({
    first: row * ROW,
    count: Math.min(ROW, all - row * ROW),
  }));
}

/** Heads as holes, the lines, what they come to, and the button that binds. */
export function GroupSum({
  date,
  title,
  draft,
  language,
}: {
  date: GroupDate;
  title: string;
  draft: GroupDraft;
  language: Language;
}) {
  const { heads, along } = headsOf(draft, date);
  const all = heads + along;
  const lines = groupLines(draft, date);
  const sum = groupSum(lines);
  const total = formatPrice(sum.totalCents);
  const day = formatDay(dayOf(date.startsAt), language);
  const time = formatTime(timeOf(date.startsAt), language);
  return (
    <aside className="group-sum cut-note surface-orange" aria-labelledby="group-sum">
      <h2 id="group-sum" className="text-d2">
        <Plural value={all} one="Just one of you" other="# in one go" />
      </h2>
      <div className="group-holes">
        {rowsOf(all).map(({ first, count }) => (
          <Holes
            key={first}
            count={count}
            filled={Math.max(0, Math.min(count, heads - first))}
            size={12}
            tone="ink"
          />
        ))}
      </div>
      <p className="text-sm">
        <strong>{title}</strong>
        <br />
        {day}, {time}
      </p>
      <dl className="group-lines">
        {lines.map(({ price, quantity, totalCents }) => (
          <div key={price.saleTypeId}>
            <dt>
              {quantity} × {shown(price.name, language).text}
            </dt>
            <dd translate="no">{formatPrice(totalCents)}</dd>
          </div>
        ))}
        <div className="group-total">
          <dt>
            <Trans>On account</Trans>
          </dt>
          <dd translate="no">{total}</dd>
        </div>
      </dl>
      <IncludedVat sum={sum} />
      <input type="hidden" name="agreedCents" value={sum.totalCents} />
      <Button type="submit" name="do" value="order" variant="red" full>
        {sum.totalCents === 0 ? <Trans>Order for free</Trans> : <Trans>Order and pay: {total}</Trans>}
      </Button>
      {sum.totalCents === 0 ? null : (
        <>
          <button type="submit" name="do" value="enquire" className="text-link group-enquire">
            <Trans>Just an enquiry for now</Trans>
          </button>
          <p className="text-sm">
            <Trans>An enquiry holds the places for three working days. It costs nothing.</Trans>
          </p>
        </>
      )}
    </aside>
  );
}
