import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type GroupDate, MAX_GROUP } from '#features/box-office/ticketing/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { deskEnquiriesPath, deskEnquiryPath } from '../../orders/desk-path.ts';
import type { EnquiryPage } from '../load-enquiries.server.ts';
import { AskedState } from './enquiries-screen.tsx';

/** Name of the field for the number at a price. */
export const numberField = (saleTypeId: number): string => `number.${saleTypeId}`;

/** One enquiry for a date, with the form that makes an offer. */
export function DeskEnquiryScreen({
  view,
  language,
  problem,
  typed,
}: {
  view: EnquiryPage;
  language: Language;
  problem: string | null;
  /** A refused form as it was sent. */
  typed: Readonly<Record<string, string>>;
}) {
  const { name, contact, email, heads, request, asked, date } = view;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={deskEnquiriesPath(language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>Group enquiries</Trans>
        </a>
      </p>
      <h1 className="text-d3">{name}</h1>
      <p className="desk-head">
        <AskedState row={view} language={language} />
      </p>
      {problem ? (
        <p role="alert" className="form-refused">
          {problem}
        </p>
      ) : null}
      <p>
        <Plural value={heads} one="# person" other="# people" />, {asked}
        <br />
        {contact}, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <blockquote className="desk-request">{request}</blockquote>
      <section className="desk-column" aria-labelledby="offer">
        <h2 id="offer" className="text-d1">
          <Trans>Make an offer</Trans>
        </h2>
        <Dates view={view} language={language} />
        {date ? <Offer view={view} date={date} language={language} typed={typed} /> : null}
      </section>
      {view.state === 'closed' ? null : (
        <form method="post" className="desk-form">
          <Button type="submit" name="do" value="close" variant="ghost">
            <Trans>Done without an offer</Trans>
          </Button>
        </form>
      )}
    </main>
  );
}

function Dates({ view: { id, dates, date }, language }: { view: EnquiryPage; language: Language }) {
  const { t } = useLingui();
  if (dates.length === 0)
    return (
      <p>
        <Trans>No dates for groups are on sale at the moment.</Trans>
      </p>
    );
  return (
    <form action={deskEnquiryPath(id, language)} className="desk-search">
      <input type="hidden" name="lang" value={language} />
      <Field label={t`Date`}>
        {(control) => (
          <select {...control} name="event" defaultValue={date ? String(date.jetId) : ''}>
            {dates.map((each) => (
              <option key={each.jetId} value={each.jetId}>
                <DateWords date={each} language={language} />
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" variant="ghost">
        <Trans>Choose date</Trans>
      </Button>
    </form>
  );
}

function DateWords({
  date: { production, startsAt, free },
  language,
}: {
  date: GroupDate;
  language: Language;
}) {
  const when = `${formatDay(dayOf(startsAt), language)}, ${formatTime(timeOf(startsAt), language)}`;
  return (
    <>
      {`${when}: ${shown(production.title, language).text}, `}
      <Plural value={free} _0="sold out" one="# available" other="# available" />
    </>
  );
}

function Offer({
  view: { heads, firstDay, lastDay, suggestedDay, seenOrderId },
  date,
  language,
  typed,
}: {
  view: EnquiryPage;
  date: GroupDate;
  language: Language;
  typed: Readonly<Record<string, string>>;
}) {
  const { t } = useLingui();
  const [main] = date.prices;
  return (
    <form method="post" className="desk-form">
      <input type="hidden" name="do" value="offer" />
      <input type="hidden" name="event" value={date.jetId} />
      <input type="hidden" name="seen" value={seenOrderId ?? ''} />
      <p>
        <strong>
          <DateWords date={date} language={language} />
        </strong>
      </p>
      {date.prices.map((price) => {
        const field = numberField(price.saleTypeId);
        const start = price === main ? String(Math.min(heads, MAX_GROUP)) : '0';
        return (
          <TextField
            key={price.saleTypeId}
            label={`${shown(price.name, language).text}, ${formatPrice(price.cents)}`}
            type="number"
            inputMode="numeric"
            name={field}
            min={0}
            max={MAX_GROUP}
            defaultValue={typed[field] ?? start}
          />
        );
      })}
      <TextField
        label={t`Held until the end of`}
        type="date"
        name="day"
        required
        min={firstDay}
        max={lastDay ?? undefined}
        defaultValue={typed.day || suggestedDay}
      />
      <p className="text-sm">
        <Trans>The places are held, and the group gets an email with a link that orders them.</Trans>
      </p>
      <Button type="submit">
        <Trans>Hold the places and send the offer</Trans>
      </Button>
    </form>
  );
}
