import { Trans } from '@lingui/react/macro';
import { PassFacts, type PassOffer } from '#features/box-office/passes/index.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messagePath } from '../../messages/messages-path.ts';
import { deskPassesPath } from '../desk-path.ts';

/** The passes that can be sold at the desk now. */
export function PassesScreen({ offers, language }: { offers: PassOffer[]; language: Language }) {
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={hubPath('orders', language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>All orders</Trans>
        </a>
      </p>
      <h1 className="text-d3">
        <Trans>Sell a pass</Trans>
      </h1>
      {offers.length === 0 ? (
        <p>
          <Trans>No passes on sale at the moment.</Trans>
        </p>
      ) : (
        <ul className="desk-passes">
          {offers.map((offer) => (
            <li key={offer.id}>
              <h2 className="text-d1" lang={offer.name.lang}>
                {offer.name.text}
              </h2>
              <PassFacts pass={offer} />
              <strong>{formatPrice(offer.cents)}</strong>
              <ButtonLink href={deskPassesPath(language, { pass: String(offer.id) })} variant="ghost">
                <Trans>Sell</Trans>
                <VisuallyHidden lang={offer.name.lang}>: {offer.name.text}</VisuallyHidden>
              </ButtonLink>
              <a href={messagePath({ passKindId: offer.id }, language)} className="text-link">
                <Trans>Write to everybody with this pass</Trans>
                <VisuallyHidden lang={offer.name.lang}>: {offer.name.text}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
