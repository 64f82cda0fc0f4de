import { artworkUrl } from '#features/core/artwork/index.ts';
import { Artwork } from '#ui/artwork.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { TeaserCard } from '../teaser-card.ts';

/** A recommendation between two days: text on the left, art on the right. */
export function TeaserBand({ teaser }: { teaser: TeaserCard }) {
  const { preline, headline, subline, linkText } = teaser;
  return (
    <aside className="teaser surface-rosa" aria-label={headline.text}>
      <div className="teaser-text">
        <p className="teaser-preline" lang={preline.lang}>
          {preline.text}
        </p>
        <h2 className="text-d2" lang={headline.lang}>
          {headline.text}
        </h2>
        <p lang={subline.lang}>{subline.text}</p>
        <ButtonLink to={teaser.url}>
          <span lang={linkText.lang}>{linkText.text}</span>
        </ButtonLink>
      </div>
      <Artwork src={artworkUrl('music', teaser.art, [2, 1])} width={760} height={380} uncut />
    </aside>
  );
}
