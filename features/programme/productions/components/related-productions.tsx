import { useLingui } from '@lingui/react/macro';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { AgeStrip, artworkType, DetailSection } from '#features/programme/calendar/index.ts';
import { Artwork } from '#ui/artwork.tsx';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { Link } from '#ui/link.tsx';
import type { ProductionCard } from '../production-card.server.ts';
import { NextDate } from './next-date.tsx';

/** Productions one may like as well. Leaves no gap when there are none. */
export function RelatedProductions({ cards }: { cards: ProductionCard[] }) {
  const { t } = useLingui();
  if (cards.length === 0) return null;
  return (
    <DetailSection title={t`You might also like`}>
      <ProductionLines cards={cards} />
    </DetailSection>
  );
}

/** Productions in short, in lines. */
export function ProductionLines({ cards }: { cards: ProductionCard[] }) {
  return (
    <ul className="production-lines">
      {cards.map((card) => (
        <CachedFragment as="li" key={card.id}>
          <LineContent card={card} />
        </CachedFragment>
      ))}
    </ul>
  );
}

function LineContent({ card }: { card: ProductionCard }) {
  return (
    <>
      <Artwork src={artworkUrl(artworkType(card.type.slug), card.art, [1, 1])} width={1} height={1} />
      <div className="line-words">
        <h3 lang={card.title.lang}>
          <Link to={card.path} className="event-link">
            {card.title.text}
          </Link>
        </h3>
        <AgeStrip from={card.ageFrom} to={card.ageTo} />
        <NextDate card={card} />
      </div>
    </>
  );
}
