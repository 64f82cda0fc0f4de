import { type ArtworkRatio, artworkUrl } from '#features/core/artwork/index.ts';
import type { Language } from '#lib/localized.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Link } from '#ui/link.tsx';
import type { ArticleCard } from '../article-card.ts';
import { ArticleMeta } from './article-meta.tsx';
import { Byline } from './byline.tsx';

/** Large: beside its picture, with its authors. */
export type TileVariant = 'large' | 'tall' | 'plain' | 'small';

const RATIOS: Record<TileVariant, ArtworkRatio> = {
  large: [3, 2],
  tall: [4, 5],
  plain: [4, 3],
  small: [1, 1],
};

/** An article in the list. An item of a list. */
export function ArticleTile({
  card,
  variant,
  eager,
  language,
  isNamed = true,
}: {
  card: ArticleCard;
  variant: TileVariant;
  eager: boolean;
  language: Language;
  /** Has an id as a link target: it is on the page once. */
  isNamed?: boolean;
}) {
  const { title, lead, path, authors, day } = card;
  const ratio = RATIOS[variant];
  const [width, height] = ratio;
  return (
    <li className="article-tile" data-look={variant}>
      <Artwork src={artworkUrl('magazine', card.art, ratio)} width={width} height={height} eager={eager} />
      <div className="article-tile-words">
        <ArticleMeta card={card} />
        <h2 className={variant === 'large' ? 'text-d3' : 'text-d1'} lang={title.lang}>
          <Link to={path} id={isNamed ? `article-${card.id}` : undefined} className="event-link">
            {title.text}
          </Link>
        </h2>
        <p className={variant === 'large' ? 'text-lg' : undefined} lang={lead.lang}>
          {lead.text}
        </p>
        {variant === 'large' ? (
          <Byline authors={authors.map((name) => ({ name, path: null }))} day={day} language={language} />
        ) : null}
      </div>
    </li>
  );
}
