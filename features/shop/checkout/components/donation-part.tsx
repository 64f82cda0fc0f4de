import { Trans } from '@lingui/react/macro';
import type { DonationChoice } from '#features/box-office/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { type DonationView, payPathWith } from '../donation-view.ts';

/** Form of the free amount, which stands outside the form that orders. */
const FORM = 'donation-form';

/**
 * Offers a donation on top: nothing is chosen beforehand, each choice is a link that shows the new sum, and so is the way
 * back. Works without scripts.
 */
export function DonationPart({
  donation: { cents, isRefused, mostCents, choices, purpose },
  path,
  hasLimits,
}: {
  donation: DonationView;
  /** Address of this step without a donation. */
  path: string;
  /** Some ways to pay do not go together with a donation. */
  hasLimits: boolean;
}) {
  const amount = formatPrice(cents);
  const [least, most] = [formatPrice(1), formatPrice(mostCents)];
  return (
    <section className="checkout-donation" id="donation" tabIndex={-1} aria-labelledby="donation-title">
      {cents > 0 ? (
        <p role="status">
          <strong>
            <Trans>Thank you! {amount} of the total is your donation.</Trans>
          </strong>{' '}
          <a href={`${path}#donation`} className="text-link">
            <Trans>Take it back out</Trans>
          </a>
        </p>
      ) : null}
      <details open={isRefused || undefined}>
        <summary className="text-link" id="donation-title">
          {cents > 0 ? <Trans>Donate another amount</Trans> : <Trans>Add a donation</Trans>}
        </summary>
        <div className="checkout-donation-choices">
          {purpose ? <p lang={purpose.lang}>{purpose.text}</p> : null}
          <ul>
            {choices.map((choice) => (
              <li key={choice.cents}>
                <ButtonLink
                  href={`${payPathWith(path, choice.cents)}#donation`}
                  variant="ghost"
                  size="small"
                  rel="nofollow"
                >
                  <ChoiceWords choice={choice} />
                </ButtonLink>
              </li>
            ))}
          </ul>
          <div className="checkout-donation-free">
            <TextField
              label={<Trans>Another amount, in euros</Trans>}
              name="donation"
              form={FORM}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              error={
                isRefused ? (
                  <Trans>
                    Enter an amount from {least} to {most}.
                  </Trans>
                ) : undefined
              }
            />
            <Button type="submit" form={FORM} variant="ghost">
              <Trans>Add</Trans>
            </Button>
          </div>
          {hasLimits ? (
            <p className="text-sm">
              <Trans>
                Credit, vouchers and passes can’t be donated, and an invoice can’t include a donation.
              </Trans>
            </p>
          ) : null}
        </div>
      </details>
    </section>
  );
}

/** The form behind the free amount: a request for this step with what was typed. */
export function DonationForm({ path }: { path: string }) {
  const [action = '', query] = path.split('?');
  return (
    <form id={FORM} method="get" action={`${action}#donation`}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

function ChoiceWords({ choice: { cents, roundsToCents } }: { choice: DonationChoice }) {
  const amount = formatPrice(cents);
  if (roundsToCents === null) return <span translate="no">{amount}</span>;
  const total = formatPrice(roundsToCents);
  return (
    <Trans>
      {amount}, rounds up to {total}
    </Trans>
  );
}
