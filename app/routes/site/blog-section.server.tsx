import type { ReactElement } from 'react';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import type { PageContext } from '#app/page-context.server.ts';
import { magazineTag } from '#features/website/magazine/cache-tags.ts';
import { findArticleCards } from '#features/website/magazine/index.server.ts';
import { BlogSection } from '#features/website/magazine/index.ts';

/** Articles below a production or a date. */
const MOST = 4;

/** The section "Blog" of a page, for its loader; `null` where the magazine has nothing about it. */
export async function blogSection(
  { services, language, scope }: PageContext,
  about: { production: number; event?: number },
): Promise<ReactElement | null> {
  scope.dependsOn(magazineTag());
  const articles = await services.cache.read(
    `articles about ${about.production} ${about.event} in ${language}`,
    // Articles come out at their minute, which nobody announces.
    { tags: [magazineTag()], freshForSeconds: () => FRESH_SECONDS.availability },
    () => findArticleCards(services, about, { limit: MOST, language }),
  );
  return articles.length > 0 ? <BlogSection articles={articles} /> : null;
}
