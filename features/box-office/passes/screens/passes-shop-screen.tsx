import { Trans } from '@lingui/react/macro';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PassFacts } from '../components/pass-facts.tsx';
import { PassHoles } from '../components/pass-holes.tsx';
import type { PassOffer } from '../pass-shop-page.ts';

const ART = artworkUrl('theatre', 'abonnement~bird~stage~bright', [16, 9]);

/** The passes on sale. */
export function PassesShopScreen({ offers, language }: { offers: PassOffer[]; language: Language }) {
  return (
    <>
      <PageSheet surface="surface-himmel" art={ART}>
        <h1 className="text-title">
          <Trans>Come more often</Trans>
        </h1>
        <p className="lead">
          {offers.length === 0 ? (
            <Trans>No passes on sale at the moment. You can book every date on its own.</Trans>
          ) : (
            <Trans>
              Pay once, come lots of times: with a pass, you choose your dates whenever you feel like it.
            </Trans>
          )}
        </p>
        {offers.length === 0 ? (
          <ButtonLink href={pathTo('calendar', language)}>
            <Trans>Go to calendar</Trans>
          </ButtonLink>
        ) : null}
      </PageSheet>
      {offers.length === 0 ? null : (
        <ul className="wrap pass-cards">
          {offers.map((offer) => (
            <li key={offer.id} className="pass-card cut-note surface-dotter">
              <h2 className="text-d2" lang={offer.name.lang}>
                {offer.name.text}
              </h2>
              <PassHoles visits={offer.visits} left={offer.visits} />
              {offer.note ? <p lang={offer.note.lang}>{offer.note.text}</p> : null}
              <PassFacts pass={offer} />
              <p className="pass-price" translate="no">
                {formatPrice(offer.cents)}
              </p>
              <ButtonLink href={offer.path}>
                <Trans>View and buy</Trans>
                <VisuallyHidden lang={offer.name.lang}>: {offer.name.text}</VisuallyHidden>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
