import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { can, requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { sharePicturePath } from '#features/core/artwork/index.server.ts';
import { type Definitions, visibleModules } from '#features/core/documents/index.ts';
import { findAssetsShown, photoJson, thumbnailsJson } from '#features/core/media/index.server.ts';
import type { PhotoView } from '#features/core/media/index.ts';
import { LANGUAGES, type Language, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { pathParts } from '#lib/path-pattern.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { assetsIn } from './assets-in.ts';
import { type Container, findContainer, findContainers } from './container-store.server.ts';
import { ensureContainer } from './containers.server.ts';
import { type FreePage, findPage } from './find-page.server.ts';
import { findShownContent, type ShownContent } from './shown-content.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

const versionQuery = z.object({ version_id: z.coerce.number().int().positive().optional() });
export const containerBody = z
  .strictObject({
    slug: z
      .string()
      .max(80)
      .regex(
        /^[a-z0-9]+([-_][a-z0-9]+)*$/,
        'must be lower case letters and digits, in words joined by - or _',
      ),
    parent: z.null().default(null),
    content_type: z.string().min(1).max(40).nullable().default(null),
    object_id: z.int().positive().max(2_147_483_647).nullable().default(null),
    layout: z.string().min(1).max(40).nullable().default(null),
  })
  .refine(({ content_type: type, object_id: id }) => (type === null) === (id === null), {
    path: ['object_id'],
    error: 'must be named together with content_type, or neither of them',
  });

/**
 * `GET /page/{path}` and `/container/by-slug/{slug}` of the page editor's API, and making containers
 * (docs/product/api.md#page-editor): what visitors see, and for those who may edit also what they do not see yet.
 */
export function pageApi(
  services: WriteServices & { engine: Engine; cache: TaggedCache; definitions: Definitions },
) {
  const { db, clock, definitions } = services;
  const app = new Hono<Env>({ strict: false });

  /** Without a path it is home. */
  const answerPage = async (c: Context<Env>, path = '') => {
    const language = c.get('language');
    const { canEdit, versionId } = await viewOptions(c);
    const found = await findPage(services, pathOf(path, language), { canEdit, versionId });
    if (!found || 'leadsTo' in found) throw noSuch('page');
    const now = clock.now();
    const { shown: content, ...page } = found;
    const shared = page.page.ogImageId;
    const { photos, ...rest } = await contentJson(content, { asked: language, at: now, also: shared });
    return c.json({
      ...pageViewJson(page, language, photos[shared ?? 0]),
      ...rest,
      images: imagesJson(photos),
    });
  };
  app.get('/page', (c) => answerPage(c));
  app.get('/page/:path{.+}', (c) => answerPage(c, c.req.param('path')));

  app.get('/container/by-slug/:slug', async (c) => {
    const language = c.get('language');
    const { canEdit } = await viewOptions(c);
    const container = await findContainer(db, c.req.param('slug'));
    const state = canEdit ? 'draft' : 'published';
    const content =
      container &&
      (await findShownContent(services, container.documentId, state, { language, now: clock.now() }));
    if (!container || !content) throw noSuch('container');
    const { photos, ...rest } = await contentJson(content, { asked: language, at: clock.now() });
    return c.json({ ...containerJson(container), ...rest, images: imagesJson(photos) });
  });

  app.get('/container', async (c) => {
    await requirePermission(c.get('principal'), 'edit-pages');
    const paging = readPaging(c);
    const { containers, total } = await findContainers(db, paging);
    c.header('cache-control', 'private, no-store');
    return c.json(pageOfList(new URL(c.req.url), { total, ...paging }, containers.map(containerJson)));
  });

  app.post('/container', async (c) => {
    const actor = await requirePermission(c.get('principal'), 'edit-pages');
    const body = parseInput(containerBody, await readJson(c));
    const facts = { layout: body.layout, contentType: body.content_type, objectId: body.object_id };
    const made = await ensureContainer(services, actor, body.slug, facts);
    if (!made.ok) throw noSuch('container');
    return c.json(containerJson(made.value), 201);
  });

  /** Returns the shown content with the pictures it names, and one more (`also`), as they may be shown. */
  async function contentJson(
    { content, language, state }: ShownContent,
    { asked, at, also = null }: { asked: Language; at: string; also?: number | null },
  ) {
    const ids = [...assetsIn(content), ...(also === null ? [] : [also])];
    const { photos } = await findAssetsShown(db, ids, { language, now: at });
    return {
      state,
      language,
      ...(language === asked ? {} : { fallback_language: language }),
      modules: visibleModules(definitions, content, { language, at }),
      photos,
    };
  }

  return app;
}

/**
 * Reads the viewer's access: people who may edit see more, and only they may ask for versions. Their responses are
 * never cached.
 */
async function viewOptions(c: Context<Env>): Promise<{ canEdit: boolean; versionId: number | null }> {
  const { version_id: versionId = null } = parseInput(versionQuery, c.req.query());
  if (versionId !== null) await requirePermission(c.get('principal'), 'edit-pages');
  const canEdit = can(await c.get('principal')(), 'edit-pages');
  if (canEdit) c.header('cache-control', 'private, no-store');
  return { canEdit, versionId };
}

/** The page's whole path, whether or not it is said with its language in front. */
function pathOf(path: string, language: Language): string {
  const parts = pathParts(path);
  const isWhole = LANGUAGES.some((each) => each === parts[0]);
  return `/${(isWhole ? parts : [language, ...parts]).join('/')}`;
}

function containerJson({ id, slug, documentId, layout, contentType, objectId }: Container) {
  return {
    id,
    slug,
    document: documentId,
    parent: null,
    layout,
    content_type: contentType,
    object_id: objectId,
  };
}

function imagesJson(photos: Record<string, PhotoView>) {
  return Object.fromEntries(Object.entries(photos).map(([id, photo]) => [id, photoJson(photo)]));
}

function pageViewJson(
  { page, trail, tabs }: Omit<FreePage, 'shown'>,
  language: Language,
  ogImage: PhotoView | undefined,
) {
  const text = (value: typeof page.headline) => value && shown(value, language);
  return {
    id: page.id,
    document: page.documentId,
    urls: page.paths,
    parent: page.parentId,
    is_landing_page: page.isLandingPage,
    content_type: page.contentType,
    is_online: page.isOnline,
    is_clickable: page.isClickable,
    in_menu: page.inMenu,
    in_footer: page.inFooter,
    has_tab_navigation: page.hasTabNavigation,
    ...textsJson({
      title: shown(page.title, language),
      headline: text(page.headline),
      lead: text(page.lead),
      meta_title: text(page.metaTitle),
      meta_description: text(page.metaDescription),
      og_title: text(page.ogTitle),
      og_description: text(page.ogDescription),
    }),
    og_type: page.ogType,
    og_image: page.ogImage && sharePicturePath('exhibition', page.ogImage),
    og_image_thumbs: ogImage ? thumbnailsJson(ogImage) : null,
    breadcrumb: trail.map(({ name, path }) => ({ title: name.text, url: path })),
    siblings: (page.hasTabNavigation ? tabs : []).map(({ name, path, isCurrent }) => ({
      title: name.text,
      url: path,
      is_current: isCurrent,
    })),
    settings_url: `/admin/pages/page/${page.id}/change/`,
  };
}

function noSuch(what: string): Problem {
  return new Problem(404, 'not_found', { detail: `There is no such ${what}.` });
}
