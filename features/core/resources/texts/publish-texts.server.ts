import { inWrite, type Write, type WriteServices } from '#features/core/access/index.server.ts';
import { findPublished, lockDraft, type PublishServices } from '#features/core/documents/index.server.ts';
import type { ModuleDefinition } from '#features/core/documents/index.ts';
import type { Trx } from '#features/database.server.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { fail, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import { sanitizeRichText } from '#platform/html/rich-text.server.ts';
import { withPageLinks } from '#platform/html/stored-rich-text.server.ts';
import type { Resource } from '../resource.server.ts';
import { readInput, writeColumns } from '../row-store.server.ts';
import { textsOf, withTexts } from './object-texts.server.ts';
import { type Texts, textsIn } from './text-document.ts';
import { findDueTexts, findOwnerOfTexts, type ObjectTexts, setWritten } from './text-store.server.ts';

export interface ColumnServices {
  resources: readonly Resource[];
  /** Returns the paths of pages by their ids; pages that visitors cannot read in the language are missing. */
  pagePaths(
    trx: Trx,
    ids: readonly number[],
    language: Language,
    now: Instant,
  ): Promise<ReadonlyMap<number, string>>;
}

/**
 * Updates the columns that lists, feeds and search read after a document with an entity's texts is published, so that
 * they hold the published texts (docs/decisions/0045). Other documents are left alone.
 */
export function writesColumns(services: ColumnServices): NonNullable<PublishServices['afterPublish']> {
  return async (write, documentId, { language, versionId }) => {
    const owner = await findOwnerOfTexts(write.trx, documentId);
    if (!owner) return succeed(null);
    if (language === 'de' && versionId === null) return fail({ code: 'GERMAN_NEEDED' });
    await writePublished(write, services, owner);
    return succeed(null);
  };
}

/** Writes the columns of entities whose texts were published or taken offline on schedule. Run by a job. */
export async function writeDueTexts(
  services: WriteServices & ColumnServices & { engine: Engine },
): Promise<void> {
  for (const owner of await findDueTexts(services.db, services.clock.now()))
    await inWrite(services, { system: 'plans' }, 'edit-pages', async (write) => {
      if (await lockDraft(write, services.engine, owner.documentId))
        await writePublished(write, services, owner);
      return succeed(null);
    });
}

/** Reads whether texts were published or taken offline by plan and are not in the columns yet. */
export async function hasDueTexts({ db, clock }: Pick<WriteServices, 'db' | 'clock'>): Promise<boolean> {
  return (await findDueTexts(db, clock.now())).length > 0;
}

async function writePublished(write: Write, services: ColumnServices, owner: ObjectTexts): Promise<void> {
  const { trx, now, record } = write;
  const { contentType, objectId, documentId } = owner;
  const resource = services.resources.find(({ name }) => name === contentType);
  const before = resource && (await readInput(trx, resource, objectId));
  if (!resource?.texts || !before) return;
  const { byLanguage } = await findPublished(trx, documentId, now);
  const trees = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const content = byLanguage[language]?.content;
      return content ? [[language, content]] : [];
    }),
  );
  const texts = await withPaths(write, services, resource.texts, textsIn(resource.texts, trees));
  const after = withTexts(resource, before, texts);
  await writeColumns(trx, resource, objectId, { names: Object.keys(texts), input: after, now });
  await setWritten(trx, documentId, now);
  record({
    entity: resource.path.slice(1),
    id: objectId,
    before: textsOf(resource.texts, before),
    after: textsOf(resource.texts, after),
    tags: resource.tags(objectId),
  });
}

const PAGE = /\bdata-page="(\d{1,15})"/g;

/** Texts whose links to pages lead to where these are: columns hold finished HTML. */
async function withPaths(
  { trx, now }: Write,
  { pagePaths }: ColumnServices,
  { fields }: ModuleDefinition,
  texts: Texts,
): Promise<Texts> {
  const shown: Texts = {};
  for (const [name, text] of Object.entries(texts)) {
    shown[name] = { ...text };
    if (fields[name]?.kind !== 'rich-text') continue;
    for (const language of LANGUAGES) {
      const html = text[language];
      if (html === null) continue;
      const ids = [...html.matchAll(PAGE)].map(([, id]) => Number(id));
      const paths = ids.length > 0 ? await pagePaths(trx, ids, language, now) : new Map<number, string>();
      shown[name][language] = sanitizeRichText(withPageLinks(html, (id) => paths.get(id) ?? null));
    }
  }
  return shown;
}
