import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { ReasonField } from '../../orders/components/reason-field.tsx';
import type { DeskEventPage, PoolRow, SaleDraft } from '../load-desk-event-page.server.ts';
import { BlockingFields } from './blocking-fields.tsx';

const typedIn = (draft: SaleDraft | null, form: SaleDraft['form']) => (draft?.form === form ? draft : null);

function PoolChoice({ pools, chosen }: { pools: readonly PoolRow[]; chosen: string | undefined }) {
  const { t } = useLingui();
  return (
    <Field label={t`Which seats`}>
      {(control) => (
        <select {...control} name="pool" defaultValue={chosen ?? ''}>
          {pools.map(({ id, name, start }) => (
            <option key={id} value={id}>
              {[name ?? t`Whole venue at once`, start].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Sets the capacity of a pool. */
export function CapacityForm({ view: { pools, draft } }: { view: DeskEventPage }) {
  const { t } = useLingui();
  const typed = typedIn(draft, 'capacity');
  return (
    <form method="post" className="desk-form">
      <input type="hidden" name="do" value="capacity" />
      <PoolChoice pools={pools} chosen={typed?.pool} />
      <TextField
        label={t`Total seats`}
        name="number"
        inputMode="numeric"
        required
        maxLength={6}
        autoComplete="off"
        defaultValue={typed?.number ?? pools[0]?.capacity}
      />
      <Button type="submit" variant="ghost">
        <Trans>Change number of seats</Trans>
      </Button>
    </form>
  );
}

/** Keeps places back. */
export function BlockForm({ view: { pools, draft } }: { view: DeskEventPage }) {
  const { t } = useLingui();
  const typed = typedIn(draft, 'block');
  return (
    <form method="post" className="desk-form">
      <input type="hidden" name="do" value="block" />
      <PoolChoice pools={pools} chosen={typed?.pool} />
      <TextField
        label={t`How many`}
        name="number"
        inputMode="numeric"
        required
        maxLength={6}
        autoComplete="off"
        defaultValue={typed?.number ?? ''}
      />
      <BlockingFields typed={typed} />
      <Button type="submit" variant="ghost">
        <Trans>Block seats</Trans>
      </Button>
    </form>
  );
}

/** From when on it is sold. */
export function SaleStartForm({ view: { event, draft } }: { view: DeskEventPage }) {
  const typed = typedIn(draft, 'start');
  return (
    <details className="desk-more" open={typed !== null}>
      <summary className="text-link">
        <Trans>Set when sales open</Trans>
      </summary>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="start" />
        <SaleStartFields starts={typed?.starts ?? event.starts} members={typed?.members ?? event.members} />
        <Button type="submit" variant="ghost">
          <Trans>Save</Trans>
        </Button>
      </form>
    </details>
  );
}

/** How many tickets an order may hold. */
export function TicketLimitsForm({ view: { event, draft } }: { view: DeskEventPage }) {
  const { t } = useLingui();
  const typed = typedIn(draft, 'limits');
  const field = { inputMode: 'numeric', required: true, maxLength: 3, autoComplete: 'off' } as const;
  return (
    <details className="desk-more" open={typed !== null}>
      <summary className="text-link">
        <Trans>Limit tickets per order</Trans>
      </summary>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="limits" />
        <TextField
          {...field}
          label={t`Tickets at one price, at most`}
          name="perPrice"
          defaultValue={typed?.perPrice ?? String(event.perPrice)}
        />
        <TextField
          {...field}
          label={t`Tickets in one order, at most`}
          hint={t`From 1 to 500. You can go beyond this yourself: change the number in the cart while you’re signed in.`}
          name="perOrder"
          defaultValue={typed?.perOrder ?? String(event.perOrder)}
        />
        <Button type="submit" variant="ghost">
          <Trans>Save</Trans>
        </Button>
      </form>
    </details>
  );
}

/** When a sale starts, for everybody and for members. */
export function SaleStartFields({ starts, members }: { starts: string; members: string }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Sales open`}
        hint={t`Leave blank to start straight away.`}
        type="datetime-local"
        name="starts"
        defaultValue={starts}
      />
      <TextField
        label={t`On sale to members from`}
        hint={t`Leave blank for the same time as everyone.`}
        type="datetime-local"
        name="members"
        defaultValue={members}
      />
    </>
  );
}

/** Another day or time; needs a second press, because all ticket holders are notified. */
export function MoveForm({ view: { event, notified, draft } }: { view: DeskEventPage }) {
  const { t } = useLingui();
  const typed = typedIn(draft, 'move');
  return (
    <details className="desk-more" open={typed !== null}>
      <summary className="text-link">
        {event.isPostponed ? <Trans>Set new date</Trans> : <Trans>Move this date</Trans>}
      </summary>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="move" />
        <TextField
          label={t`New day`}
          type="date"
          name="day"
          required
          defaultValue={typed?.day ?? event.day}
        />
        <TextField
          label={t`Starts`}
          type="time"
          name="time"
          required
          defaultValue={typed?.time ?? event.time}
        />
        <NotifiedText notified={notified} />
        <p className="text-sm">
          <Trans>Tickets stay valid. Everyone with a ticket is notified and can return it.</Trans>
        </p>
        <Button type="submit">
          <Trans>Move and notify everyone</Trans>
        </Button>
      </form>
    </details>
  );
}

/** Postpones without a new date; needs a second press, because all ticket holders are notified. */
export function PostponeForm({ view: { notified, draft } }: { view: DeskEventPage }) {
  return (
    <details className="desk-more" open={typedIn(draft, 'postpone') !== null}>
      <summary className="text-link">
        <Trans>Postpone this date, new date to follow</Trans>
      </summary>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="postpone" />
        <NotifiedText notified={notified} />
        <p className="text-sm">
          <Trans>
            Sales stop until you set a new date here, and everyone is notified again when you do. Tickets stay
            valid; anyone who doesn’t want to wait can return or exchange them. The waiting list stays as it
            is.
          </Trans>
        </p>
        <Button type="submit">
          {notified.tickets === 0 ? <Trans>Postpone</Trans> : <Trans>Postpone and notify everyone</Trans>}
        </Button>
      </form>
    </details>
  );
}

/** Number of tickets sold, in how many orders: the size of the notification. */
function NotifiedText({ notified: { tickets, orders } }: Pick<DeskEventPage, 'notified'>) {
  return (
    <p>
      {tickets === 0 ? (
        <Trans>No order here has tickets for this date, so nobody is notified.</Trans>
      ) : (
        <Trans>
          Sold: <Plural value={tickets} one="# ticket" other="# tickets" /> in{' '}
          <Plural value={orders} one="# order" other="# orders" />. Every customer gets an email straight
          away.
        </Trans>
      )}
    </p>
  );
}

/** Another room; needs a second press, because all ticket holders are notified. */
export function RoomForm({ view: { event, rooms, notified, draft } }: { view: DeskEventPage }) {
  const { t } = useLingui();
  const typed = typedIn(draft, 'room');
  return (
    <details className="desk-more" open={typed !== null}>
      <summary className="text-link">
        <Trans>Move to another room</Trans>
      </summary>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="room" />
        <Field label={t`Room`}>
          {(control) => (
            <select {...control} name="room" defaultValue={typed?.room ?? event.roomId}>
              {rooms.map(({ id, name }) => (
                <option key={id} value={id} lang={name.lang}>
                  {name.text}
                </option>
              ))}
            </select>
          )}
        </Field>
        <NotifiedText notified={notified} />
        <p className="text-sm">
          <Trans>
            The time and the tickets stay as they are, and everyone with a ticket is notified. If the new room
            has a different number of seats, change that too.
          </Trans>
        </p>
        <Button type="submit">
          <Trans>Change room and notify everyone</Trans>
        </Button>
      </form>
    </details>
  );
}

/** After a second press: it cannot be undone. */
export function CancelEventForm({ view: { notified, draft } }: { view: DeskEventPage }) {
  const typed = typedIn(draft, 'cancel');
  return (
    <details className="desk-more" open={typed !== null}>
      <summary className="text-link">
        <Trans>Cancel this date</Trans>
      </summary>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="cancel" />
        <NotifiedText notified={notified} />
        <p className="text-sm">
          <Trans>
            All tickets are cancelled and everyone is notified. Anything already paid then shows under “refund
            due”. This can’t be undone.
          </Trans>
        </p>
        <ReasonField typed={typed?.reason} />
        <Button type="submit">
          <Trans>Cancel date and notify everyone</Trans>
        </Button>
      </form>
    </details>
  );
}
