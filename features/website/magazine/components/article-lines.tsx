import { artworkUrl } from '#features/core/artwork/index.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Link } from '#ui/link.tsx';
import type { ArticleCard } from '../article-card.ts';
import { ArticleMeta } from './article-meta.tsx';

/** Articles in short, in lines. */
export function ArticleLines({ cards }: { cards: readonly ArticleCard[] }) {
  return (
    <ul className="production-lines">
      {cards.map((card) => (
        <li key={card.id}>
          <Artwork src={artworkUrl('magazine', card.art, [1, 1])} width={1} height={1} />
          <div className="line-words">
            <h3 lang={card.title.lang}>
              <Link to={card.path} className="event-link">
                {card.title.text}
              </Link>
            </h3>
            <ArticleMeta card={card} />
          </div>
        </li>
      ))}
    </ul>
  );
}
