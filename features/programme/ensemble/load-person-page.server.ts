import { pathTo } from '#features/core/navigation/index.ts';
import type { CalendarServices, EventCard } from '#features/programme/calendar/index.server.ts';
import { findUpcomingCards } from '#features/programme/calendar/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { sanitizeRichText } from '#platform/html/rich-text.server.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';
import { type PersonCard, toPersonCard } from './person-view.ts';
import { findContributionsOf, findPersonById, findPersonCategories } from './store.server.ts';

/** Dates listed on a person's page. */
const LISTED_DATES = 6;

export interface PersonPage {
  person: PersonCard;
  category: ShownText | null;
  biographyHtml: ShownText;
  /** Each production once, with everything the person does in it. */
  productions: { path: string; art: string; typeSlug: string; title: ShownText; roles: ShownText[] }[];
  dates: EventCard[];
}

/** Everything the page of a person shows; `null` when there is no such person. */
export async function loadPersonPage(
  services: CalendarServices,
  id: number,
  language: Language,
): Promise<{ id: number; slug: string; page: PersonPage } | null> {
  const { db } = services;
  const person = await findPersonById(db, id);
  if (!person) return null;
  const [categories, contributions] = await Promise.all([
    findPersonCategories(db),
    findContributionsOf(db, id),
  ]);
  const productionIds = [...new Set(contributions.map(({ productionId }) => productionId))];
  const dates = await findUpcomingCards(services, { productionIds }, { limit: LISTED_DATES, language });
  const category = categories.find((one) => one.id === person.categoryId);
  const biography = shown(person.biography, language);
  return {
    id,
    slug: person.slug,
    page: {
      person: toPersonCard(person, language),
      category: category ? shown(category.name, language) : null,
      biographyHtml: { ...biography, text: sanitizeRichText(biography.text) },
      productions: productionIds.flatMap((productionId) => {
        const own = contributions.filter((one) => one.productionId === productionId);
        const [first] = own;
        if (!first) return [];
        return {
          path: pathTo('production', language, { slug: first.slug, id: productionId }),
          art: first.art,
          typeSlug: first.typeSlug,
          title: shownTitle(first.title, language),
          roles: own.map(({ role }) => shown(role, language)),
        };
      }),
      dates,
    },
  };
}
