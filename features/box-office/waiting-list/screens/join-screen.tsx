import { Trans, useLingui } from '@lingui/react/macro';
import { joinWaitingListPath } from '#features/box-office/ticketing/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { type JoinDraft, quantityField } from '../join-draft.ts';
import type { SoldOutPart } from '../join-view.ts';

export interface JoinPage {
  jetId: number;
  event: { path: string; title: ShownText; dateLine: string } | null;
  parts: SoldOutPart[];
  /** The part that is joined; `null` while there is a choice to make. */
  part: SoldOutPart | null;
  draft: JoinDraft;
  /** In words, by field; `form` is about all of it. */
  errors: { tickets?: string; email?: string; form?: string };
  isJoined: boolean;
  language: Language;
}

/** Joins the waiting list of a sold-out event: seat group, number of tickets, and address for the email. */
export function JoinScreen({ page }: { page: JoinPage }) {
  const { event, part, parts, isJoined } = page;
  return (
    <div className="wrap waiting-page">
      <h1 className="text-title">
        <Trans>Waiting list</Trans>
      </h1>
      {event ? (
        <p className="waiting-event">
          <a href={event.path} lang={event.title.lang}>
            {event.title.text}
          </a>
          <span>{event.dateLine}</span>
        </p>
      ) : null}
      {isJoined ? (
        <Joined page={page} />
      ) : part ? (
        <JoinForm page={page} part={part} />
      ) : parts.length > 0 ? (
        <Parts page={page} />
      ) : (
        <NothingSoldOut page={page} />
      )}
    </div>
  );
}

function Joined({ page: { event } }: { page: JoinPage }) {
  return (
    <div className="waiting-card cut-note surface-minze" role="status">
      <h2 className="text-d2">
        <Trans>You’re in the queue.</Trans>
      </h2>
      <p>
        <Trans>
          We’ve emailed you. When something becomes available we’ll hold it for you and write again. The link
          to leave the list is in the email.
        </Trans>
      </p>
      {event ? (
        <ButtonLink href={event.path} variant="white">
          <Trans>Back to the date</Trans>
        </ButtonLink>
      ) : null}
    </div>
  );
}

function NothingSoldOut({ page: { event } }: { page: JoinPage }) {
  return (
    <div className="waiting-card cut-note surface-rosa" role="status">
      <p>
        <Trans>
          There’s nothing to wait for right now: either there are seats, or this date isn’t on sale.
        </Trans>
      </p>
      {event ? (
        <ButtonLink href={event.path}>
          <Trans>Go to the date</Trans>
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Parts({ page: { parts, jetId, language } }: { page: JoinPage }) {
  return (
    <section aria-labelledby="waiting-parts">
      <h2 id="waiting-parts" className="text-d2">
        <Trans>What are you waiting for?</Trans>
      </h2>
      <ul className="waiting-parts">
        {parts.map((part) => (
          <li key={`${part.seatGroup} ${part.blockId}`}>
            <ButtonLink href={joinWaitingListPath(jetId, language, part)} variant="ghost">
              {part.time ? `${part.time}, ` : null}
              <span lang={part.name.lang}>{part.name.text}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function JoinForm({ page, part }: { page: JoinPage; part: SoldOutPart }) {
  const { t } = useLingui();
  const { jetId, draft, errors, language } = page;
  const [first] = part.prices;
  return (
    <form
      method="post"
      action={joinWaitingListPath(jetId, language, part)}
      noValidate
      className="waiting-form waiting-card surface-sheet"
    >
      <p className="lead">
        {part.time ? `${part.time}, ` : null}
        <span lang={part.name.lang}>{part.name.text}</span>
      </p>
      <Refused errors={errors} firstTicket={first ? quantityField(first.saleTypeId) : 'email'} />
      <fieldset className="waiting-tickets" aria-describedby={errors.tickets ? 'tickets-error' : undefined}>
        <legend className="field-label">
          <Trans>Tickets</Trans>
        </legend>
        {part.prices.map(({ saleTypeId, name, cents, conditions }) => {
          const field = quantityField(saleTypeId);
          return (
            <Field
              key={saleTypeId}
              id={field}
              hint={conditions ? <span lang={conditions.lang}>{conditions.text}</span> : null}
              label={
                <>
                  <span lang={name.lang}>{name.text}</span>, {formatPrice(cents)}
                </>
              }
            >
              {(control) => (
                <select {...control} name={field} defaultValue={draft.quantities[field] ?? '0'}>
                  {Array.from({ length: part.most + 1 }, (_, count) => String(count)).map((count) => (
                    <option key={count}>{count}</option>
                  ))}
                </select>
              )}
            </Field>
          );
        })}
        {errors.tickets ? (
          <p className="field-error" id="tickets-error">
            {errors.tickets}
          </p>
        ) : null}
      </fieldset>
      <label className="choice">
        <input
          type="checkbox"
          className="choice-hole"
          name="together"
          value="yes"
          defaultChecked={draft.onlyTogether}
        />
        <span className="choice-text">
          <Trans>Only all together: fewer seats are no use to us</Trans>
        </span>
      </label>
      <TextField
        id="email"
        name="email"
        type="email"
        label={t`Email`}
        hint={t`For emails about this waiting list and nothing else. We delete it a week after the list ends.`}
        error={errors.email}
        autoComplete="email"
        defaultValue={draft.email}
        required
      />
      <p className="text-sm">
        <Trans>
          Joining is free and isn’t an order. When seats become available, we offer them to people in the
          order they joined.
        </Trans>
      </p>
      <p>
        <Button type="submit">
          <Trans>Add me to the list</Trans>
        </Button>
      </p>
    </form>
  );
}

function Refused({ errors, firstTicket }: { errors: JoinPage['errors']; firstTicket: string }) {
  if (!errors.form && !errors.tickets && !errors.email) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the visitor sent the form and waits for exactly this
    <div role="alert" tabIndex={-1} autoFocus className="waiting-refused">
      <p>{errors.form ?? <Trans>That didn’t work. Check the marked fields.</Trans>}</p>
      <ul>
        {errors.tickets ? (
          <li>
            <a href={`#${firstTicket}`}>{errors.tickets}</a>
          </li>
        ) : null}
        {errors.email ? (
          <li>
            <a href="#email">{errors.email}</a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
