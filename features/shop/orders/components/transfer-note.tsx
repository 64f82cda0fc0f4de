import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderView } from '../order-view.ts';

/** Bank transfer for the amount open on the invoice: a code for banking apps, and the same to type. */
export function TransferNote({ transfer: { rows, qr } }: { transfer: NonNullable<OrderView['transfer']> }) {
  const { t } = useLingui();
  return (
    <section className="order-transfer" aria-labelledby="order-transfer">
      <h2 id="order-transfer" className="text-d1">
        <Trans>Pay by bank transfer</Trans>
      </h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      <figure>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t`QR code with the details of this bank transfer`}
        >
          <path d={qr.path} />
        </svg>
        <figcaption>
          <Trans>Scan to pay with your banking app</Trans>
        </figcaption>
      </figure>
    </section>
  );
}
