import { artworkUrl } from '#features/core/artwork/index.ts';
import type { SearchKind } from '#features/core/resources/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { dayOf, formatDayShort, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import { withSoftHyphens } from '#platform/html/soft-hyphens.server.ts';
import { indexWord } from './index-words.server.ts';
import type { Hit } from './language-index.server.ts';
import { excerpt, type MarkedText, type Marker, markText } from './marks.ts';
import { queryWords } from './words.ts';

/** A search result for display: texts in pieces, every second one marked. */
export interface HitView {
  id: string;
  kind: SearchKind;
  path: string;
  title: MarkedText;
  /** Set where the title is not in the language of the page. */
  titleLang: Language | null;
  /** Its type or category; `null` where its kind says enough. */
  label: ShownText | null;
  /** Its next date, or its last: `Fr 20. November, 16:00 Uhr`. */
  when: string | null;
  isPast: boolean;
  line: MarkedText;
  lineLang: Language | null;
  picture: string | null;
}

/** Returns the marker for the words of a query, as recognised in the texts of a hit. */
export function markerFor(query: string, found: readonly string[], language: Language): Marker {
  return {
    asked: queryWords(query).map((word) => indexWord(word, language).folded),
    found: new Set(found),
  };
}

export function toHitView(query: string, hit: Hit, language: Language, now: Instant): HitView {
  const { id, kind, path, title, label, summary, body, art, dates } = hit.entry;
  const marker = markerFor(query, hit.terms, language);
  const date = dates.find(({ end }) => end > now) ?? (kind === 'events' ? dates[0] : undefined);
  const line = markText(summary.text, marker);
  // Shows an excerpt of the body if the match is in the body only.
  const isSeen = line.length > 1 || markText(title.text, marker).length > 1;
  const found = isSeen && summary.text !== '' ? null : excerpt(body, marker);
  return {
    id,
    kind,
    path,
    title: markText(withSoftHyphens(title.text, title.lang ?? language), marker),
    titleLang: title.lang ?? null,
    label,
    when: date ? nameOfDate(date.start, language) : null,
    isPast: date !== undefined && date.end <= now,
    line: found === null ? line : markText(found, marker),
    lineLang: langOf(summary),
    picture: art && artworkUrl(art.type, art.slug, [1, 1]),
  };
}

function langOf({ lang }: ShownText): Language | null {
  return lang ?? null;
}

function nameOfDate(start: Instant, language: Language): string {
  return `${formatDayShort(dayOf(start), language)}, ${formatTime(timeOf(start), language)}`;
}
