import { artworkUrl } from '#features/core/artwork/index.ts';
import { anchorId } from '#features/core/documents/index.ts';
import { artworkType, typeTone } from '#features/programme/calendar/index.ts';
import { translate } from '#lib/i18n.ts';
import { formatDay } from '#lib/venue-time.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import { HIGHLIGHT_CATEGORIES, type highlightTeaser } from './module.ts';
import type { ShownHighlight } from './shown-highlight.ts';

function HighlightTeaserView({ values: { anchor }, loaded, language }: ViewProps<typeof highlightTeaser>) {
  // Data from its loader (`load.server.ts`).
  const highlights = (loaded ?? []) as unknown as ShownHighlight[];
  if (highlights.length === 0) return null;
  return (
    <ul className="highlight-teasers" id={anchor ? anchorId(anchor.text) : undefined}>
      {highlights.map(({ category, art, path, title, day }) => (
        <li key={path}>
          <Artwork
            src={artworkUrl(category === 'magazine' ? 'magazine' : artworkType(category), art, [4, 3])}
            width={4}
            height={3}
          />
          <div className="highlight-teaser-words">
            <Tag tone={category === 'magazine' ? 'laub' : typeTone(category)}>
              {translate(HIGHLIGHT_CATEGORIES[category], language)}
            </Tag>
            <h3 lang={title.lang}>
              <Link to={path} className="event-link">
                {title.text}
              </Link>
            </h3>
            <p className="text-sm">
              <time dateTime={day}>{formatDay(day, language, { year: false })}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const view: ModuleView = { View: HighlightTeaserView };
