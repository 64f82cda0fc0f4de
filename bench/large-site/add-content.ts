import type { Trx } from '#features/database.server.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import type { Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { insertMany } from './insert-many.ts';

const FIRST_ID = 10_000;
const ASSETS = 10_000;
const PAGES = 2000;
const BRANCHES = 40;
const VERSIONS = 5;
const ARTICLES = 3000;

/** 10,000 assets, 2,000 pages in 40 branches with five versions each, 3,000 articles. */
export async function addContent(trx: Trx, now: Instant): Promise<void> {
  await insertMany(trx, 'assets', ASSETS, (n) => ({
    ...{ id: FIRST_ID + n, kind: 'image' as const, name: `Foto ${n}.jpg`, content_type: 'image/jpeg' },
    ...{ bytes: 200_000, storage_key: `large-${n}`, width: 1600, height: 1200, rights: 'Alle' },
    ...{ alt_de: `Ein Foto ${n}`, alt_en: `A picture ${n}`, created_at: addMinutes(now, n - ASSETS) },
    updated_at: now,
  }));
  const draft = await draftOf(trx, 'page');
  await addDocuments(trx, { count: PAGES, first: FIRST_ID, versions: VERSIONS, draft, now });
  await insertMany(trx, 'pages', PAGES, (n) => {
    const branch = n <= BRANCHES ? null : 1 + (n % BRANCHES);
    const [de, en] = branch === null ? [`abteilung-${n}`, `section-${n}`] : [`seite-${n}`, `page-${n}`];
    const above =
      branch === null
        ? { de: '/de', en: '/en' }
        : { de: `/de/abteilung-${branch}`, en: `/en/section-${branch}` };
    return {
      ...{ id: FIRST_ID + n, document_id: FIRST_ID + n, title_de: `Seite ${n}`, title_en: `Page ${n}` },
      ...{
        parent_id: branch === null ? null : FIRST_ID + branch,
        position: 100 + n,
        slug_de: de,
        slug_en: en,
      },
      ...{ path_de: `${above.de}/${de}`, path_en: `${above.en}/${en}`, created_at: now, updated_at: now },
    } as never;
  });
  const article = await draftOf(trx, 'article');
  const first = FIRST_ID * 2;
  await addDocuments(trx, { count: ARTICLES, first, versions: 1, draft: article, now });
  const category = await trx.selectFrom('article_categories').select('id').limit(1).executeTakeFirstOrThrow();
  await insertMany(
    trx,
    'articles',
    ARTICLES,
    (n) =>
      ({
        ...{
          id: FIRST_ID + n,
          slug: `artikel-${n}`,
          title_de: `Artikel ${n} vom Mond`,
          title_en: `Article ${n} of the moon`,
        },
        ...{
          lead_de: `Ein Kind fragt, und Nummer ${n} antwortet.`,
          category_id: category.id,
          medium: 'text' as const,
        },
        ...{
          minutes: 5,
          published_at: addMinutes(now, -n * 480),
          artwork: toJson({ motif: 'drum' }),
          updated_at: now,
        },
      }) as never,
  );
  await insertMany(trx, 'object_texts', ARTICLES, (n) => ({
    ...{ content_type: 'article' as const, object_id: FIRST_ID + n, document_id: first + n, written_at: now },
  }));
}

async function addDocuments(
  trx: Trx,
  {
    count,
    first,
    versions,
    draft,
    now,
  }: { count: number; first: number; versions: number; draft: string; now: Instant },
): Promise<void> {
  await insertMany(trx, 'documents', count, (n) => ({
    id: first + n,
    draft,
    version: versions,
    changed_at: now,
  }));
  const versionId = (n: number, version: number) => first * 10 + n * versions + version;
  for (let version = 1; version <= versions; version += 1) {
    const at = addMinutes(now, version - versions - 1);
    await insertMany(trx, 'document_versions', count, (n) => ({
      ...{ id: versionId(n, version), document_id: first + n, number: version, content: draft },
      ...{ reason: 'published' as const, created_at: at, created_by: null },
    }));
    for (const language of ['de', 'en'] as const)
      await insertMany(trx, 'document_publications', count, (n) => ({
        ...{ document_id: first + n, language, version_id: versionId(n, version), starts_at: at },
        created_at: at,
      }));
  }
}

/** The draft of a page or an article of the demo venue. */
async function draftOf(trx: Trx, kind: 'page' | 'article'): Promise<string> {
  const of =
    kind === 'page'
      ? trx
          .selectFrom('pages')
          .select('document_id')
          .where('path_de', 'is not', null)
          .where('site_name', 'is', null)
      : trx.selectFrom('object_texts').select('document_id').where('content_type', '=', 'article');
  const row = await trx
    .selectFrom('documents')
    .select('draft')
    .where('id', 'in', of)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return String(row.draft);
}
