import type { Actor, Write } from '#features/core/access/index.server.ts';
import {
  createDocument,
  editWithin,
  findDraft,
  insertPublication,
  insertVersion,
  lockDraft,
  type PublishServices,
  publishWithin,
} from '#features/core/documents/index.server.ts';
import type { Cleaner, ModuleDefinition } from '#features/core/documents/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { type FieldProblem, fieldProblem, type Reason, reason } from '#lib/field-problem.ts';
import { LANGUAGES, type Localized } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Resource, ResourceInput } from '../resource.server.ts';
import { type Texts, textOperations, textsIn, textTree } from './text-document.ts';
import { findObjectTexts, insertObjectTexts } from './text-store.server.ts';

/** Dependencies for storing the texts of entities: those of documents. */
export interface TextServices extends PublishServices {
  cleaner: Cleaner;
}

/** Returns the texts of an input, by the fields of their document. */
export function textsOf({ fields }: ModuleDefinition, input: ResourceInput): Texts {
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      const text = input[name] as Localized | null;
      return [name, { de: text?.de ?? null, en: text?.en ?? null }];
    }),
  );
}

/**
 * An input with these texts. Where German is required and empty, the value of the input wins: a draft may be incomplete, a
 * published entity may not.
 */
export function withTexts({ fields }: Resource, input: ResourceInput, texts: Texts): ResourceInput {
  const said = Object.entries(texts).map(([name, { de, en }]) => {
    if (de !== null) return [name, { de, en }];
    const mayBeMissing = fields[name]?.schema.safeParse(null).success;
    return [name, mayBeMissing ? null : { ...(input[name] as Localized), en }];
  });
  return { ...input, ...Object.fromEntries(said) };
}

/** Returns the texts of an entity's draft; `null` if there is none: then its columns hold everything. */
export async function draftTexts(db: Db | Trx, resource: Resource, id: number): Promise<Texts | null> {
  const { texts: definition, name } = resource;
  const found = definition && (await findObjectTexts(db, name, id));
  const draft = found && (await findDraft(db as Db, found.documentId));
  return definition && draft ? textsIn(definition, { de: draft.content, en: draft.content }) : null;
}

/** Locks the texts of an entity against writing and publishing until the transaction ends. */
export async function lockTexts(
  write: Write,
  { engine }: Pick<TextServices, 'engine'>,
  { name, texts }: Resource,
  id: number,
): Promise<void> {
  const found = texts && (await findObjectTexts(write.trx, name, id));
  if (found) await lockDraft(write, engine, found.documentId);
}

/**
 * The document of an entity's texts. A missing one is created from its columns, which count as published. Needs a
 * transaction that holds the lock of the resource.
 */
export async function ensureTexts(
  { trx, now }: Write,
  services: TextServices,
  { name, texts: definition }: Resource,
  id: number,
  columns: ResourceInput,
): Promise<number> {
  if (!definition) throw new Error(`resource ${name} declares no entity texts`);
  const found = await findObjectTexts(trx, name, id);
  if (found) return found.documentId;
  const texts = textsOf(definition, columns);
  const content = textTree(definition, texts, services.cleaner);
  const sign = { at: now, by: null };
  const documentId = await createDocument(trx, sign, content);
  const versionId = await insertVersion(trx, documentId, content, { reason: 'published' }, sign);
  for (const language of LANGUAGES) {
    if (Object.values(texts).every((text) => text[language] === null)) continue;
    await insertPublication(trx, documentId, { language, versionId, startsAt: now }, sign);
  }
  await insertObjectTexts(trx, { contentType: name, objectId: id, documentId }, now);
  return documentId;
}

/** Documents of texts are of no page. */
const wrapsPageContent = async () => false;

/**
 * Writes texts into a draft, and publishes it on request (docs/product/content.md#texts-of-entities).
 * @param documentId the result of `ensureTexts`
 */
export async function writeTexts(
  write: Write,
  services: TextServices,
  actor: Actor,
  { documentId, definition }: { documentId: number; definition: ModuleDefinition },
  { wanted, publish }: { wanted: Texts; publish: boolean },
): Promise<Result<null, FieldProblem[]>> {
  const draft = await lockDraft(write, services.engine, documentId);
  if (!draft) throw new Error(`document ${documentId} of entity texts not found`);
  const current = textsIn(definition, { de: draft.content, en: draft.content });
  const operations = textOperations(definition, { current, wanted }, services.cleaner);
  let { version } = draft;
  if (operations.length > 0) {
    const edit = { documentId, baseVersion: version, operations };
    const edited = await editWithin(write, { ...services, wrapsPageContent }, actor, edit);
    if (!edited.ok) return fail(refusedFields(edited.error));
    version = edited.value.draft.version;
  }
  if (!publish) return succeed(null);
  const publishing = { documentId, baseVersion: version, languages: LANGUAGES };
  const published = await publishWithin(write, services, actor, publishing);
  return published.ok ? succeed(null) : fail(refusedFields(published.error));
}

type Refused =
  | Extract<Awaited<ReturnType<typeof editWithin>>, { ok: false }>['error']
  | Extract<Awaited<ReturnType<typeof publishWithin>>, { ok: false }>['error'];

function refusedFields(error: Refused): FieldProblem[] {
  if (!('errors' in error)) return [fieldProblem('texts', 'invalid')];
  return error.errors.map(({ field, language, code, limit }) => ({
    field: [field, language].filter(Boolean).join('.'),
    ...refusedText(code, limit),
  }));
}

function refusedText(code: string, limit: number | undefined): Reason {
  if (code === 'required') return reason('required');
  return code === 'too-long' && limit !== undefined
    ? reason('too_big', { origin: 'string', maximum: limit, inclusive: true })
    : reason('invalid');
}
