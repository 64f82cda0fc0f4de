import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { can, permitted, requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { sharePicturePath } from '#features/core/artwork/index.server.ts';
import { type Definitions, visibleModules } from '#features/core/documents/index.ts';
import { findAssetsShown, photoJson, thumbnailsJson } from '#features/core/media/index.server.ts';
import type { PhotoView } from '#features/core/media/index.ts';
import { because, formatted } from '#lib/field-problem.ts';
import { LANGUAGES, type Language, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { pathParts } from '#lib/path-pattern.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { json } from '#platform/http/answer.server.ts';
import { pageOf } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, inQuery, pagingInQuery, wordInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { assetsIn } from './assets-in.ts';
import { type Container, findContainer, findContainers } from './container-store.server.ts';
import { ensureContainer } from './containers.server.ts';
import { type FreePage, findPage } from './find-page.server.ts';
import { findShownContent, type ShownContent } from './shown-content.server.ts';
import { containerAnswer, pageView, shownContent } from './shown-content-answers.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

const versionInQuery = inQuery(
  z.object({ version_id: z.coerce.number().int().min(1).max(MAX_ID).optional() }),
  {
    version_id: { summary: 'A stored version instead, for those who may edit.', example: '1' },
  },
);
const containerBody = z
  .strictObject({
    slug: z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, formatted('container_slug')),
    parent: z.null().default(null),
    content_type: z.string().min(1).max(40).nullable().default(null),
    object_id: z.int().positive().max(2_147_483_647).nullable().default(null),
    layout: z.string().min(1).max(40).nullable().default(null),
  })
  .refine(({ content_type: type, object_id: id }) => (type === null) === (id === null), {
    path: ['object_id'],
    ...because('incomplete', { fields: ['content_type'] }),
  });

const group = 'Pages and content';
const pageAsShown = json('The page as visitors see it, or as those who may edit do before.', pageView);
const pathInPath = wordInPath({
  name: 'path',
  summary: 'The path of the page, with or without its language.',
  schema: z.string().regex(/^[a-z0-9]+([/-][a-z0-9]+)*$/),
  example: 'de/ueber-uns',
});
const slugInPath = wordInPath({
  name: 'slug',
  summary: 'The name of the container.',
  schema: containerBody.shape.slug,
  example: 'house-rules',
});

/**
 * `GET /page/{path}` and `/container/by-slug/{slug}` of the page editor's API, and creating containers
 * (docs/product/api.md#page-editor): the public state, and drafts with permission to edit.
 */
export function pageApi(
  services: WriteServices & { engine: Engine; cache: TaggedCache; definitions: Definitions },
) {
  const { db, clock, definitions } = services;
  const app = new Hono<Env>({ strict: false });

  const call = callsOn(app, { group, caller: anyone });
  const editorCall = callsOn(app, { group, caller: permitted('edit-pages') });

  const answerPage = async (c: Context<Env>, path: string, version: Version) => {
    const language = c.get('language');
    const { canEdit, versionId } = await viewOptions(c, version);
    const found = await findPage(services, pathOf(path, language), { canEdit, versionId });
    if (!found || 'leadsTo' in found) throw noSuch('page');
    const now = clock.now();
    const { shown: content, ...page } = found;
    const shared = page.page.ogImageId;
    const { photos, ...rest } = await contentJson(content, { asked: language, at: now, also: shared });
    return {
      ...pageViewJson(page, language, photos[shared ?? 0]),
      ...rest,
      images: imagesJson(photos),
    };
  };
  call(
    'GET /page/',
    {
      summary: 'The home page, with what it shows.',
      takes: { version: versionInQuery },
      answer: pageAsShown,
      problems: [401, 403, 404],
    },
    (c, { version }) => answerPage(c, '', version),
  );

  call(
    'GET /page/:path{.+}/',
    {
      summary: 'A page by its path, with what it shows.',
      takes: { path: pathInPath, version: versionInQuery },
      answer: pageAsShown,
      problems: [401, 403],
    },
    (c, { path, version }) => answerPage(c, path, version),
  );

  call(
    'GET /container/by-slug/:slug/',
    {
      summary: 'A container by its name, with what it shows.',
      takes: { slug: slugInPath, version: { ...versionInQuery, parameters: [] } },
      answer: json('The container.', containerAnswer.extend(shownContent)),
      problems: [401, 403],
    },
    async (c, { slug, version }) => {
      const language = c.get('language');
      const { canEdit } = await viewOptions(c, version);
      const container = await findContainer(db, slug);
      const state = canEdit ? 'draft' : 'published';
      const content =
        container &&
        (await findShownContent(services, container.documentId, state, { language, now: clock.now() }));
      if (!container || !content) throw noSuch('container');
      const { photos, ...rest } = await contentJson(content, { asked: language, at: clock.now() });
      return { ...containerJson(container), ...rest, images: imagesJson(photos) };
    },
  );

  editorCall(
    'GET /container/',
    {
      summary: 'All containers by their names, for those who place them.',
      takes: { paging: pagingInQuery() },
      answer: json('One page of the containers.', pageOf(containerAnswer)),
    },
    async (c, { paging }) => {
      const { containers, total } = await findContainers(db, paging);
      c.header('cache-control', 'private, no-store');
      return pageOfList(new URL(c.req.url), { total, ...paging }, containers.map(containerJson));
    },
  );

  editorCall(
    'POST /container/',
    {
      summary: 'Makes a container, or answers the one there is.',
      body: containerBody,
      answer: json('The container.', containerAnswer, 201),
    },
    async (_, { caller, body }) => {
      const facts = { layout: body.layout, contentType: body.content_type, objectId: body.object_id };
      const made = await ensureContainer(services, caller, body.slug, facts);
      if (!made.ok) throw noSuch('container');
      return containerJson(made.value);
    },
  );

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

type Version = { version_id?: number | undefined };

/** Reads the viewer's access: editors see more, and only they may request versions. Their responses are never cached. */
async function viewOptions(
  c: Context<Env>,
  { version_id: versionId }: Version,
): Promise<{ canEdit: boolean; versionId: number | null }> {
  if (versionId !== undefined) await requirePermission(c.get('principal'), 'edit-pages');
  const canEdit = can(await c.get('principal')(), 'edit-pages');
  if (canEdit) c.header('cache-control', 'private, no-store');
  return { canEdit, versionId: versionId ?? null };
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
