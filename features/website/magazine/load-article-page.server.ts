import { pathTo } from '#features/core/navigation/index.ts';
import { findObjectTexts } from '#features/core/resources/index.server.ts';
import {
  type CalendarServices,
  type EventCard,
  findEvents,
  findUpcomingCards,
  toEventCard,
  withOffers,
} from '#features/programme/calendar/index.server.ts';
import type { Audience } from '#lib/audience.ts';
import { DEFAULT_LANGUAGE, type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type ArticleCard, toArticleCard } from './article-card.ts';
import { findArticleCards } from './find-articles.server.ts';
import { magazineAddress } from './magazine-address.ts';
import { findArticleTags } from './option-store.server.ts';
import { findArticle, findAuthors, findRelations } from './store.server.ts';

/** Dates, and articles, listed below an article. */
const LISTED = { dates: 4, articles: 3 };

export interface ArticlePage {
  article: ArticleCard;
  category: { name: ShownText; path: string };
  authors: { name: string; path: string | null }[];
  tags: { id: number; name: ShownText; path: string }[];
  /** Coming dates of its production. */
  dates: EventCard[];
  /** Articles beside it: those it names, else others of its category. */
  related: ArticleCard[];
}

export interface FoundArticle {
  id: number;
  slug: string;
  page: ArticlePage;
  publishedAt: Instant;
  updatedAt: Instant;
  isOnline: boolean;
  /** Reference to its document in this language, which holds its text; `null` if nobody has ever written in it. */
  content: { documentId: number; language: Language } | null;
}

/** Everything the page of an article shows; `null` when its audience may see no such article. */
export async function loadArticlePage(
  services: CalendarServices,
  id: number,
  language: Language,
  audience: Audience = 'visitors',
): Promise<FoundArticle | null> {
  const { db, clock } = services;
  const listing = await findArticle(db, id, { now: clock.now(), audience });
  if (!listing) return null;
  const [authors, tags, relations, texts] = await Promise.all([
    findAuthors(db, [id]),
    findArticleTags(db, id),
    findRelations(db, id),
    findObjectTexts(db, 'article', id),
  ]);
  // A new article is published in both languages, whether or not it says anything in English.
  const said = listing.title.en ? language : DEFAULT_LANGUAGE;
  const [dates, related] = await Promise.all([
    findDates(services, relations, language),
    findRelated(services, { id, category: listing.category.id, named: relations.articles }, language),
  ]);
  const made = authors.get(id) ?? [];
  const { category } = listing;
  return {
    id,
    slug: listing.slug,
    publishedAt: listing.publishedAt,
    updatedAt: listing.updatedAt,
    isOnline: listing.isOnline,
    content: texts && { documentId: texts.documentId, language: said },
    page: {
      article: toArticleCard(listing, made, language),
      category: {
        name: shown(category.name, language),
        path: magazineAddress(language, { kind: 'category', id: category.id, slug: category.slug }),
      },
      authors: made.map(({ name, person }) => ({ name, path: person && pathTo('person', language, person) })),
      tags: tags.map((tag) => ({
        id: tag.id,
        name: shown(tag.name, language),
        path: magazineAddress(language, { kind: 'tag', id: tag.id, slug: tag.slug }),
      })),
      dates,
      related,
    },
  };
}

async function findDates(
  services: CalendarServices,
  { productions, events }: { productions: number[]; events: number[] },
  language: Language,
): Promise<EventCard[]> {
  const now = services.clock.now();
  const [upcoming, named] = await Promise.all([
    productions.length > 0
      ? findUpcomingCards(services, { productionIds: productions }, { limit: LISTED.dates, language })
      : [],
    events.length > 0 ? findEvents(services, { ids: events, limit: events.length }) : [],
  ]);
  const coming = await withOffers(
    services,
    named.filter(({ dateEnd }) => dateEnd > now),
  );
  const cards = coming.map(({ event, offer }) => toEventCard(event, offer, language));
  const isNamed = (id: number) => cards.some((card) => card.id === id);
  return [...cards, ...upcoming.filter(({ id }) => !isNamed(id))].slice(0, LISTED.dates);
}

async function findRelated(
  services: CalendarServices,
  { id, category, named }: { id: number; category: number; named: number[] },
  language: Language,
): Promise<ArticleCard[]> {
  const view = { limit: LISTED.articles, language };
  const others = named.filter((each) => each !== id);
  const found = others.length > 0 ? await findArticleCards(services, { ids: others }, view) : [];
  // Falls back to the category: the articles it names may be offline.
  return found.length > 0 ? found : findArticleCards(services, { category, except: id }, view);
}
