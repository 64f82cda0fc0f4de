import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Radio } from '#ui/radio.tsx';
import { FormPart } from './form-part.tsx';

/** How something is paid that is bought without a cart: a gift voucher or a pass (docs/decisions/0076, 0087). */
export type DirectPayment = 'online' | 'box-office' | 'test';

/** Choice of the payment method of a purchase without a cart; the first one is the default. */
export function PaymentMethodField({
  paymentMethods,
  chosen,
  words,
}: {
  paymentMethods: readonly DirectPayment[];
  chosen: DirectPayment | null;
  /** Meaning of each payment method for the purchase. */
  words: Record<'online' | 'box-office', ReactNode>;
}) {
  const preset = paymentMethods.find((method) => method === chosen) ?? paymentMethods[0];
  return (
    <FormPart legend={<Trans>How would you like to pay?</Trans>}>
      <div className="direct-links">
        {paymentMethods.map((method) => (
          <Radio key={method} card name="paymentMethod" value={method} defaultChecked={method === preset}>
            <strong>
              <MethodName method={method} />
            </strong>
            <small>{method === 'test' ? <Trans>as if paid</Trans> : words[method]}</small>
          </Radio>
        ))}
      </div>
    </FormPart>
  );
}

function MethodName({ method }: { method: DirectPayment }) {
  switch (method) {
    case 'online':
      return <Trans>Online</Trans>;
    case 'box-office':
      return <Trans>At the box office</Trans>;
    case 'test':
      return <Trans>Without paying</Trans>;
  }
}
