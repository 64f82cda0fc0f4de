import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import type { CustomerName } from '../change-customer.server.ts';
import { AddTickets } from '../components/add-tickets.tsx';
import { DeskPart } from '../components/desk-part.tsx';
import { deskOrderPath } from '../desk-path.ts';
import type { OrderEditPage, SwapGroup } from '../load-order-edit-page.server.ts';

/** Changes an order: other prices for its tickets, more tickets, another name (docs/product/box-office.md#changing-an-order). */
export function OrderEditScreen({
  view,
  language,
  problem,
  typed,
}: {
  view: OrderEditPage;
  language: Language;
  /** Why nothing was changed, in words. */
  problem: string | null;
  /** Name and address as they were typed; `null` where the form was not refused. */
  typed: CustomerName | null;
}) {
  const { number, name, swaps, isOpen } = view;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={deskOrderPath(number, language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>Order {number}</Trans>
        </a>
      </p>
      <header className="desk-head">
        <h1 className="text-d3">
          <Trans>Change order</Trans>
        </h1>
        <p className="lead">{name || <Trans>Without a name</Trans>}</p>
      </header>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      {isOpen ? (
        <p>
          <Trans>
            What costs more is due, what costs less is refunded, both on the order’s page. The customer gets
            an email.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>The tickets of this order can’t be changed: it’s a test, disputed, or cancelled.</Trans>
        </p>
      )}
      {isOpen ? (
        <DeskPart id="edit-add" title={<Trans>Add tickets</Trans>}>
          <AddTickets view={view} language={language} />
        </DeskPart>
      ) : null}
      {swaps.length === 0 ? null : (
        <DeskPart id="edit-prices" title={<Trans>Change prices</Trans>}>
          {swaps.map((group) => (
            <Swap key={group.tickets[0]?.position} group={group} />
          ))}
        </DeskPart>
      )}
      <DeskPart id="edit-customer" title={<Trans>Customer</Trans>}>
        <Customer customer={view.customer} typed={typed} />
      </DeskPart>
    </main>
  );
}

function Swap({ group: { title, when, seatGroup, tickets, prices } }: { group: SwapGroup }) {
  const { t } = useLingui();
  return (
    <form method="post" className="desk-form">
      <input type="hidden" name="do" value="swap" />
      <fieldset className="desk-choices">
        <legend>
          <strong lang={title?.lang}>{title?.text}</strong> {when},{' '}
          <span lang={seatGroup.lang}>{seatGroup.text}</span>
        </legend>
        {tickets.map(({ position, price, cents }) => (
          <label key={position} className="choice">
            <input type="checkbox" className="choice-hole" name="ticket" value={position} />
            <span className="choice-text">
              <Trans>Ticket {position}</Trans>: <span lang={price.lang}>{price.text}</span>,{' '}
              {formatPrice(cents)}
            </span>
          </label>
        ))}
      </fieldset>
      <Field label={t`New price`}>
        {(control) => (
          <select {...control} name="price">
            {prices.map(({ saleTypeId, name, cents }) => (
              <option key={saleTypeId} value={`${saleTypeId} ${cents}`} lang={name.lang}>
                {name.text}, {formatPrice(cents)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" variant="ghost">
        <Trans>Change price</Trans>
      </Button>
    </form>
  );
}

function Customer({ customer, typed }: { customer: CustomerName; typed: CustomerName | null }) {
  const { t } = useLingui();
  const { firstName, lastName, email } = typed ?? customer;
  return (
    <form method="post" className="desk-form">
      <input type="hidden" name="do" value="customer" />
      <input type="hidden" name="seenFirstName" value={customer.firstName} />
      <input type="hidden" name="seenLastName" value={customer.lastName} />
      <input type="hidden" name="seenEmail" value={customer.email} />
      <TextField
        label={t`First name`}
        name="firstName"
        maxLength={80}
        autoComplete="off"
        defaultValue={firstName}
      />
      <TextField
        label={t`Last name`}
        name="lastName"
        maxLength={80}
        autoComplete="off"
        defaultValue={lastName}
      />
      <TextField
        label={t`Email address`}
        type="email"
        name="email"
        maxLength={254}
        autoComplete="off"
        defaultValue={email}
      />
      <p className="text-sm">
        <Trans>A new address gets the order by email. Invoices that are issued stay as they are.</Trans>
      </p>
      <Button type="submit" variant="ghost">
        <Trans>Save customer</Trans>
      </Button>
    </form>
  );
}
