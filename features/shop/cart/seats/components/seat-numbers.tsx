import { Trans, useLingui } from '@lingui/react/macro';
import { ticketField } from '#features/box-office/booking/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Stepper } from '#ui/stepper.tsx';
import type { SeatsPage } from '../seats-page.ts';

/** How many tickets of each price: the address of the page carries them. */
export function SeatNumbers({ page: { numbers, jetId, language, paths } }: { page: SeatsPage }) {
  const { t } = useLingui();
  return (
    <form method="get" action={paths.numbers} className="seats-numbers">
      <input type="hidden" name="event" value={jetId} />
      <input type="hidden" name="lang" value={language} />
      {numbers.map(({ seatGroup, name, prices, maxPerPrice }) => (
        <fieldset key={seatGroup}>
          <legend lang={name.lang}>{name.text}</legend>
          {prices.map((price) => {
            const inGroup = `${price.name.text}, ${name.text}`;
            return (
              <div key={price.saleTypeId} className="seats-number">
                <span lang={price.name.lang}>{price.name.text}</span>
                <span translate="no">{formatPrice(price.cents)}</span>
                <Stepper
                  name={ticketField(seatGroup, price.saleTypeId)}
                  label={t`Tickets: ${inGroup}`}
                  lessLabel={t`One less: ${inGroup}`}
                  moreLabel={t`One more: ${inGroup}`}
                  defaultValue={price.quantity}
                  max={maxPerPrice}
                />
              </div>
            );
          })}
        </fieldset>
      ))}
      <Button type="submit">
        <Trans>Show seats</Trans>
      </Button>
    </form>
  );
}
