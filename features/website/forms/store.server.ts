import type { Db, Trx } from '#features/database.server.ts';
import type { Audience } from '#lib/audience.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedColumns, localizedFrom, toJson } from '#platform/database/columns.server.ts';
import type { Field, NewForm } from './field.ts';
import { formVersion } from './form-version.server.ts';
import type { FormEntryTable, FormFileTable } from './table.server.ts';

export interface Form {
  id: number;
  slug: string;
  title: Localized;
  intro: Localized;
  thanks: Localized;
  button: Localized;
  fields: Field[];
  version: string;
  notificationEmail: string | null;
  retentionDays: number;
}

const readForms = (db: Db) => db.selectFrom('forms').selectAll().where('is_online', '=', true);
type FormRow = Awaited<ReturnType<ReturnType<typeof readForms>['execute']>>[number];

function toForm(row: FormRow): Form {
  return {
    id: row.id,
    slug: row.slug,
    title: localizedFrom(row, 'title'),
    intro: localizedFrom(row, 'intro'),
    thanks: localizedFrom(row, 'thanks'),
    button: localizedFrom(row, 'button'),
    fields: row.fields,
    version: formVersion(row.fields),
    notificationEmail: row.house_email,
    retentionDays: row.keep_days,
  };
}

/** Stores a form as the program knows it, its fields numbered in their order; gives its number. */
export async function insertForm(
  trx: Trx,
  { slug, title, intro, thanks, button, notificationEmail, retentionDays, fields }: NewForm,
  now: Instant,
): Promise<number> {
  const { id } = await trx
    .insertInto('forms')
    .values({
      slug,
      ...localizedColumns('title', title),
      ...localizedColumns('intro', intro),
      ...localizedColumns('thanks', thanks),
      ...localizedColumns('button', button),
      fields: toJson(fields.map((field, index) => ({ id: index + 1, ...field }))),
      house_email: notificationEmail,
      keep_days: retentionDays,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The number of a form by its slug, online or not; `null` when there is none. */
export async function findFormId(db: Db, slug: string): Promise<number | null> {
  const row = await db.selectFrom('forms').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id ?? null;
}

/** A form its audience may see; `null` when there is none. */
export async function findForm(db: Db, id: number, audience: Audience = 'visitors'): Promise<Form | null> {
  const forms = audience === 'staff' ? db.selectFrom('forms').selectAll() : readForms(db);
  const row = await forms.where('id', '=', id).executeTakeFirst();
  return row ? toForm(row) : null;
}

/** Forms that are online, by their ids. */
export async function findForms(db: Db, ids: readonly number[]): Promise<Form[]> {
  if (ids.length === 0) return [];
  return (await readForms(db).where('id', 'in', ids).execute()).map(toForm);
}

/** All forms that are online, in the order they were made. */
export async function findOnlineForms(db: Db): Promise<Form[]> {
  return (await readForms(db).orderBy('id').execute()).map(toForm);
}

/** The forms of the venue, whether online or not, with how many entries each has. */
export async function listForms(db: Db): Promise<(Form & { entries: number })[]> {
  const rows = await db.selectFrom('forms').selectAll().orderBy('id').execute();
  const counts = await db
    .selectFrom('form_entries')
    .select(['form_id', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('form_id')
    .execute();
  const countOf = new Map(counts.map(({ form_id: id, count }) => [id, Number(count)]));
  return rows.map((row) => ({ ...toForm(row), entries: countOf.get(row.id) ?? 0 }));
}

/** A form whether online or not, for those who read its entries. */
export async function findAnyForm(db: Db, id: number): Promise<Form | null> {
  const row = await db.selectFrom('forms').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toForm(row) : null;
}

export type NewEntry = Pick<FormEntryTable, 'form_id' | 'sent_at' | 'language' | 'email' | 'token'> & {
  values: unknown;
  consents: unknown;
};

/** Stores an entry; `null` when its form was sent before. */
export async function insertEntry(
  trx: Trx,
  { values, consents, ...entry }: NewEntry,
): Promise<number | null> {
  const row = await trx
    .insertInto('form_entries')
    .values({ ...entry, values: toJson(values), consents: toJson(consents) })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The entry a form was sent as whose page had a token. */
export async function findEntryOf(db: Db, token: string): Promise<StoredEntry | undefined> {
  return db.selectFrom('form_entries').selectAll().where('token', '=', token).executeTakeFirst();
}

export async function countEntriesSince(
  db: Db,
  instant: Instant,
  { formId, email }: { formId?: number; email?: string },
): Promise<number> {
  let query = db
    .selectFrom('form_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', '>=', instant);
  if (formId !== undefined) query = query.where('form_id', '=', formId);
  if (email !== undefined) query = query.where('email', '=', email);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** One page of the entries of a form, the newest first. Those before it are passed over in the index alone: they are long. */
export async function listEntries(
  db: Db,
  formId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<StoredEntry[]> {
  const ids = db
    .selectFrom('form_entries')
    .select('id')
    .where('form_id', '=', formId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit);
  return db
    .selectFrom('form_entries')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Entries of a form, the last stored first; `before` an id of one of them, for the page after it. */
export async function entriesBefore(
  db: Db,
  formId: number,
  { before, limit }: { before?: number; limit: number },
) {
  let query = db.selectFrom('form_entries').selectAll().where('form_id', '=', formId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
export type StoredEntry = Awaited<ReturnType<typeof entriesBefore>>[number];

export async function findEntry(db: Db, id: number): Promise<StoredEntry | null> {
  return (await db.selectFrom('form_entries').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The ids of entries of a form that were sent before an instant, the oldest first. */
export async function findEntriesBefore(db: Db, formId: number, instant: Instant, limit: number) {
  const rows = await db
    .selectFrom('form_entries')
    .select('id')
    .where('form_id', '=', formId)
    .where('sent_at', '<', instant)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes entries with the rows of their files. */
export async function deleteEntries(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('form_files').where('entry_id', 'in', ids).execute();
  await trx.deleteFrom('form_entries').where('id', 'in', ids).execute();
}

export async function insertFile(db: Db, file: FormFileTable): Promise<void> {
  await db.insertInto('form_files').values(file).execute();
}

export async function findFiles(db: Db, ids: readonly string[]): Promise<FormFileTable[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('form_files').selectAll().where('id', 'in', ids).execute();
}

/** Gives files to an entry; how many were still nobody's. */
export async function claimFiles(trx: Trx, ids: readonly string[], entryId: number): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('form_files')
    .set({ entry_id: entryId })
    .where('id', 'in', ids)
    .where('entry_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The bytes of all files that no entry has yet. */
export async function bytesUnclaimed(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('form_files')
    .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
    .where('entry_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** The ids of files that no entry has and that were uploaded before an instant. */
export async function findUnclaimed(db: Db, before: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('form_files')
    .select('id')
    .where('entry_id', 'is', null)
    .where('uploaded_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the row of a file that no entry has. */
export async function deleteUnclaimed(db: Db, id: string): Promise<void> {
  await db.deleteFrom('form_files').where('id', '=', id).where('entry_id', 'is', null).execute();
}

/** The files of some entries. */
export async function findFilesOf(db: Db, entryIds: readonly number[]): Promise<FormFileTable[]> {
  if (entryIds.length === 0) return [];
  return db.selectFrom('form_files').selectAll().where('entry_id', 'in', entryIds).execute();
}
