import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Radio } from '#ui/radio.tsx';
import type { DirectPayment } from '../direct-payment.ts';
import { FormPart } from './form-part.tsx';

/** Asks how something is paid that is bought without a cart; the first way is chosen where none was. */
export function PaymentWays({
  ways,
  chosen,
  words,
}: {
  ways: readonly DirectPayment[];
  chosen: DirectPayment | null;
  /** Meaning of each payment method for the purchase. */
  words: Record<'online' | 'box-office', ReactNode>;
}) {
  const preset = ways.find((way) => way === chosen) ?? ways[0];
  return (
    <FormPart legend={<Trans>How would you like to pay?</Trans>}>
      <div className="direct-ways">
        {ways.map((way) => (
          <Radio key={way} card name="paymentMethod" value={way} defaultChecked={way === preset}>
            <strong>
              <WayName way={way} />
            </strong>
            <small>{way === 'test' ? <Trans>as if paid</Trans> : words[way]}</small>
          </Radio>
        ))}
      </div>
    </FormPart>
  );
}

function WayName({ way }: { way: DirectPayment }) {
  switch (way) {
    case 'online':
      return <Trans>Online</Trans>;
    case 'box-office':
      return <Trans>At the box office</Trans>;
    case 'test':
      return <Trans>Without paying</Trans>;
  }
}
