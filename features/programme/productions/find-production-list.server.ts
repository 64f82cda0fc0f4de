import { type CalendarServices, findOptions } from '#features/programme/calendar/index.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { instantAt } from '#lib/venue-instant.ts';
import type { Day } from '#lib/venue-time.ts';
import { type DatedProduction, withNextDates } from './find-production-cards.server.ts';
import { firstDays } from './first-days.ts';
import { findProductionTags, findSeasons } from './option-store.server.ts';
import { type ProductionCard, toProductionCard } from './production-card.server.ts';
import type { ProductionFilter, ProductionOption } from './production-filter.ts';
import { countProductions, listProductions } from './store.server.ts';

const PAGE_SIZE = 12;
/** Of the list on its page: whole runs of its pattern, so that a page of it can be made without the others. */
const LIST_PAGE_SIZE = 15;
/** Months whose first day the date filter offers. */
const MONTHS = 6;

export interface FoundProductions {
  productions: DatedProduction[];
  /** Productions on all pages. */
  total: number;
  page: number;
  pageSize: number;
}

/**
 * One page of productions, each once, with its next date and lowest price
 * (docs/product/detail-pages.md#production-list).
 */
export async function findProductions(
  services: CalendarServices,
  { filter, page, pageSize = PAGE_SIZE }: { filter: ProductionFilter; page: number; pageSize?: number },
): Promise<FoundProductions> {
  const { db, clock } = services;
  const from = instantAt(filter.date ?? clock.today(), '00:00');
  const window = { filter, now: clock.now(), from };
  const [listings, total] = await Promise.all([
    listProductions(db, window, { offset: (page - 1) * pageSize, limit: pageSize }),
    countProductions(db, window),
  ]);
  return { productions: await withNextDates(services, listings, filter.date), total, page, pageSize };
}

export interface Choice {
  id: number;
  name: string;
}

/** Everything the list of productions shows for a filter, in the visitor's language. */
export interface ProductionList {
  language: Language;
  today: Day;
  filter: ProductionFilter;
  page: number;
  /** True if there is a next page. */
  more: boolean;
  total: number;
  cards: ProductionCard[];
  choices: Record<ProductionOption, Choice[]>;
  /** The days the date filter offers. */
  days: Day[];
}

export async function findProductionList(
  services: CalendarServices,
  { filter, page, language }: { filter: ProductionFilter; page: number; language: Language },
): Promise<ProductionList> {
  const { db, clock } = services;
  const [found, seasons, types, tags] = await Promise.all([
    findProductions(services, { filter, page, pageSize: LIST_PAGE_SIZE }),
    findSeasons(db),
    findOptions(db, 'event_types'),
    findProductionTags(db),
  ]);
  const choice = ({ id, name }: { id: number; name: Localized }): Choice => ({
    id,
    name: shown(name, language).text,
  });
  const isShown = ({ showInFilter }: { showInFilter: boolean }) => showInFilter;
  const cards = found.productions.map(({ production, next, price }) =>
    toProductionCard(production, next, price, language),
  );
  const today = clock.today();
  return {
    language,
    today,
    filter,
    page,
    more: cards.length > 0 && (page - 1) * found.pageSize + cards.length < found.total,
    total: found.total,
    cards,
    choices: {
      season: seasons.map(choice),
      exhibition_type: types.filter(isShown).map(choice),
      tag: tags.filter(isShown).map(choice),
    },
    days: firstDays(today, MONTHS),
  };
}
