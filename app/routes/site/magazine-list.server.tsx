import { msg, plural } from '@lingui/core/macro';
import { staticPart } from '#app/document/static-part.server.tsx';
import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import type { PageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { ensembleTag } from '#features/programme/calendar/detail/cache-tags.ts';
import { magazineTag } from '#features/website/magazine/cache-tags.ts';
import { findMagazineList, findMagazinePart } from '#features/website/magazine/index.server.ts';
import { magazineAddress, magazineFeed, partName } from '#features/website/magazine/index.ts';
import {
  MagazineTiles,
  MagazineTop,
  NoArticles,
} from '#features/website/magazine/screens/magazine-list-parts.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { pageAddress } from '#lib/page-address.ts';
import { parsePage, readUsable } from '#lib/query-parameters.ts';
import { loadByCanonicalPath } from './load-by-canonical-path.server.ts';
import { sitePage } from './site-page.server.tsx';

/** Returns the loader data of a category or tag list; 404 where there is no such category or tag. */
export async function magazinePartList(
  visit: PageContext,
  kind: 'category' | 'tag',
  params: { slug: string; id: string },
) {
  const page = kind === 'category' ? 'magazineCategory' : 'magazineTag';
  const { alternates, translations, ...part } = await loadByCanonicalPath(page, params, visit, (id) =>
    findMagazinePart(visit.services, kind, id),
  );
  return { ...(await magazineList(visit, part)), translations };
}

/** Returns the loader data of a magazine list. */
export async function magazineList(visit: PageContext, part: Parameters<typeof magazineAddress>[1] = null) {
  const { services, language, scope, url } = visit;
  const path = magazineAddress(language, part);
  const { value: page, invalid } = readUsable(url.searchParams, parsePage);
  if (invalid.length > 0) throw redirect(path);
  const { freshForSeconds, ...list } = await findMagazineList(services, { part, page, language });
  if (list.cards.length === 0 && list.total > 0) throw redirect(path);
  scope.share(magazineTag(), ensembleTag());
  scope.endsAfter(freshForSeconds);
  visit.head.feed = magazineFeed(language, part);
  const i18n = i18nFor(language);
  const record = await sitePage(visit, 'magazine');
  const name = list.name && part && partName(part.kind, list.name.text);
  const breadcrumb = [
    { name: record.name, path: magazineAddress(language) },
    ...(name ? [{ name, path }] : []),
  ];
  addBreadcrumbs(visit, breadcrumb);
  const count = list.cards.length;
  const top = (
    <MagazineTop list={list} head={{ ...record.head, breadcrumb }}>
      {part ? null : record.above}
    </MagazineTop>
  );
  return {
    ...(part ? {} : record.inFrame()),
    path,
    page,
    more: list.more,
    coming: i18n._(msg`${plural(count, { one: '# more article loaded', other: '# more articles loaded' })}`),
    firstId: list.cards[0]?.id,
    top: part ? staticPart(visit, 'magazine-top', top) : record.partWithAbove('magazine-top', top),
    tiles:
      count > 0
        ? staticPart(visit, 'magazine-tiles', <MagazineTiles list={list} />)
        : staticPart(visit, 'magazine-none', <NoArticles list={list} />),
    breadcrumb,
    alternates: {
      de: pageAddress(magazineAddress('de', part), page),
      en: pageAddress(magazineAddress('en', part), page),
    },
    meta: name
      ? {
          title: `${name}, ${record.name}`,
          description: i18n._(msg`Everything our magazine has on “${name}”, newest first.`),
        }
      : record.meta({
          description: i18n._(msg`Stories, things to make, sounds and videos from our house.`),
        }),
  };
}
