import { Plural, Trans } from '@lingui/react/macro';
import { IncludedVat } from '#features/box-office/prices/index.ts';
import type { RecipientDraft } from '#features/box-office/ticketing/index.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { RecipientFields, useRecipientLabels } from '#features/shop/checkout/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FormRefused } from '#ui/form-refused.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { GroupChange } from '../../group-change/group-change.tsx';
import type { GroupChangeAnswer } from '../../group-change/group-change-view.ts';
import type { EnquiryView } from '../enquiry-view.ts';

const ART = artworkUrl('school', 'klasse~mouse~stage~bright', [16, 9]);

/** A form that was sent and refused. */
export interface EnquiryAnswer {
  recipient: RecipientDraft;
  /** In words, by field; `form` for all of it. */
  errors: Partial<Record<string, string>>;
}

/** An enquiry by its link: one press orders it, another withdraws it (docs/product/groups.md#enquiries). */
export function EnquiryScreen({
  enquiry,
  sent,
  changed = null,
}: {
  enquiry: EnquiryView;
  sent: EnquiryAnswer | null;
  /** Outcome of the form for another number. */
  changed?: GroupChangeAnswer | null;
}) {
  const { name, number, state } = enquiry;
  return (
    <>
      <PageSheet surface="surface-orange" art={ART}>
        <h1 className="text-title">
          <Title state={state} />
        </h1>
        <p className="lead">
          <Lead enquiry={enquiry} />
        </p>
        <p>
          <strong>{name}</strong>, <Trans>enquiry</Trans> <span translate="no">{number}</span>
        </p>
      </PageSheet>
      <div className="wrap order-columns">
        <Held enquiry={enquiry} />
        <div className="order-side">
          {state === 'held' ? (
            <>
              <Answer enquiry={enquiry} sent={sent} />
              {enquiry.groupChange ? <GroupChange change={enquiry.groupChange} answer={changed} /> : null}
            </>
          ) : (
            <>
              {sent?.errors.form ? (
                <p role="alert" className="form-refused">
                  {sent.errors.form}
                </p>
              ) : null}
              <p>
                <ButtonLink href={enquiry.againPath}>
                  <Trans>See what’s free</Trans>
                </ButtonLink>
              </p>
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Title({ state }: { state: EnquiryView['state'] }) {
  switch (state) {
    case 'held':
      return <Trans>Held for you.</Trans>;
    case 'ended':
      return <Trans>No longer held.</Trans>;
    case 'withdrawn':
      return <Trans>Withdrawn.</Trans>;
    case 'cancelled':
      return <Trans>Cancelled.</Trans>;
  }
}

function Lead({ enquiry: { state, until, heads } }: { enquiry: EnquiryView }) {
  switch (state) {
    case 'held':
      return (
        <>
          {until === null ? (
            <Plural
              value={heads}
              one="We’re holding # place for you."
              other="We’re holding # places for you."
            />
          ) : (
            <Plural
              value={heads}
              one={`We’re holding # place for you until ${until}.`}
              other={`We’re holding # places for you until ${until}.`}
            />
          )}{' '}
          <Trans>
            Nothing is ordered yet. If you don’t order, they’ll be free again, and it costs nothing.
          </Trans>
        </>
      );
    case 'ended':
      return (
        <Trans>
          The places weren’t ordered in time and may be gone. It hasn’t cost you anything. If they’re still
          free, you can have them.
        </Trans>
      );
    case 'withdrawn':
      return <Trans>The places are free again. It hasn’t cost you anything.</Trans>;
    case 'cancelled':
      return <Trans>We’re sorry, we’ve had to cancel these places. It hasn’t cost you anything.</Trans>;
  }
}

/** Places that are held, or were, with what they would cost. */
function Held({ enquiry: { title, facts, counts, sum } }: { enquiry: EnquiryView }) {
  return (
    <section className="order-facts" aria-labelledby="enquiry-places">
      <h2 id="enquiry-places" className="text-d1" lang={title?.lang}>
        {title ? title.text : <Trans>Tickets</Trans>}
      </h2>
      <p>{facts}</p>
      <dl>
        {counts.map(({ price, quantity, cents }) => (
          <div key={price.text}>
            <dt>
              <span translate="no">{quantity}</span> × <span lang={price.lang}>{price.text}</span>
            </dt>
            <dd translate="no">{formatPrice(cents)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Trans>On account</Trans>
          </dt>
          <dd>
            <strong translate="no">{formatPrice(sum.totalCents)}</strong>
          </dd>
        </div>
      </dl>
      <IncludedVat sum={sum} />
    </section>
  );
}

/** The press that binds, with the address of the invoice, and the one that gives the places back. */
function Answer({
  enquiry: { recipient, isAddressNeeded, sum },
  sent,
}: {
  enquiry: EnquiryView;
  sent: EnquiryAnswer | null;
}) {
  const errors = sent?.errors ?? {};
  const total = formatPrice(sum.totalCents);
  return (
    <>
      <form method="post" noValidate className="enquiry-answer">
        <FormRefused errors={errors} labels={useRecipientLabels()}>
          {errors.form ? <p>{errors.form}</p> : null}
        </FormRefused>
        <RecipientFields
          draft={sent?.recipient ?? recipient}
          errors={errors}
          isAddressNeeded={isAddressNeeded}
        />
        <input type="hidden" name="agreedCents" value={sum.totalCents} />
        <Button type="submit" name="do" value="order" variant="red" full>
          <Trans>Order and pay: {total}</Trans>
        </Button>
      </form>
      <form method="post">
        <Button type="submit" name="do" value="withdraw" variant="ghost">
          <Trans>Withdraw the enquiry</Trans>
        </Button>
      </form>
    </>
  );
}
