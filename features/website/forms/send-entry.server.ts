import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { checkEntry, type FieldErrors } from './check-entry.ts';
import { entryEmail } from './entry-emails.ts';
import { FIELD_TYPE, type FieldValues, valuesOf } from './field.ts';
import { type TokenError, tokenError } from './form-token.server.ts';
import { isSameEntry } from './is-same-entry.server.ts';
import {
  claimFiles,
  countEntriesSince,
  deleteEntries,
  type Form,
  findFiles,
  findForm,
  insertEntry,
} from './store.server.ts';
import type { FormFileTable } from './table.server.ts';
import { WAITING_SECONDS } from './temp-files.server.ts';

export interface SentEntry {
  values: FieldValues;
  token: string;
  /** A field people do not see and programs fill in. */
  honeypot: string;
}

/** Reasons nothing was stored: for the whole, and by field. */
export type EntryRefusal = TokenError | 'SENT_BEFORE' | 'HONEYPOT' | 'FULL';
export interface EntryError {
  refusal: EntryRefusal | null;
  errors: FieldErrors;
}

export interface EntryServices {
  db: Db;
  clock: Clock;
  ids: IdSource;
}

const DAY_MS = 24 * 3_600_000;
/** More than the venue could read. */
const ENTRIES_A_DAY = 500;
/** Copies to one address: nobody is to be flooded through us. */
const COPIES_A_DAY = 5;

class MissingFilesError extends Error {}

/**
 * Stores what was filled in and writes to the sender and to the venue, all of it or nothing (docs/product/forms.md#sending). The
 * same form sent again is stored once; another one from the same page is refused. `null` when there is no such form.
 */
export async function sendEntry(
  services: EntryServices,
  formId: number,
  { values: sent, token, honeypot }: SentEntry,
  language: Language,
): Promise<Result<Form, EntryError> | null> {
  const { db, clock } = services;
  const form = await findForm(db, formId);
  if (!form) return null;
  const refusal = honeypot === '' ? await tokenError(services, form, token) : 'HONEYPOT';
  // Returns no field errors for a changed form: the sender cannot correct fields they were never shown.
  if (refusal === 'FORM_CHANGED') return fail({ refusal, errors: {} });
  const { values, errors } = checkEntry(form.fields, sent);
  const files = await filesOf(db, form, values, errors, clock.now());
  if (Object.keys(errors).length > 0) return fail({ refusal: null, errors });
  if (refusal) return fail({ refusal, errors });
  const dayAgo = new Date(clock.time() - DAY_MS).toISOString();
  if ((await countEntriesSince(db, dayAgo, { formId })) >= ENTRIES_A_DAY)
    return fail({ refusal: 'FULL', errors });
  const email = emailOf(form, values);
  const hasCopies = email !== null && (await countEntriesSince(db, dayAgo, { email })) < COPIES_A_DAY;
  try {
    const isTaken = await inTransaction(db, (trx) =>
      store(trx, { form, values, files, email, hasCopies, token, language, now: clock.now() }),
    );
    if (!isTaken) return fail({ refusal: 'SENT_BEFORE', errors });
  } catch (error) {
    if (!(error instanceof MissingFilesError)) throw error;
    const gone = form.fields.filter(({ field_type: type, slug }) => type === FIELD_TYPE.file && values[slug]);
    return fail({
      refusal: null,
      errors: Object.fromEntries(gone.map(({ slug }) => [slug, 'FILE_GONE' as const])),
    });
  }
  return succeed(form);
}

interface Entry {
  form: Form;
  values: FieldValues;
  files: ReadonlyMap<string, FormFileTable>;
  email: string | null;
  hasCopies: boolean;
  token: string;
  language: Language;
  now: Instant;
}

/** `false` when something else was sent from the same page before. */
async function store(trx: Trx, entry: Entry): Promise<boolean> {
  const { form, values, files, email, token, language, now } = entry;
  const consents = form.fields
    .filter(({ field_type: type, slug }) => type === FIELD_TYPE.consent && values[slug] !== undefined)
    .map(({ slug, label }) => {
      const { text, lang } = shown(label, language);
      return { field: slug, wording: text, language: lang ?? language };
    });
  const stored = { form_id: form.id, sent_at: now, language, email, token, values, consents };
  const entryId = await insertEntry(trx, stored);
  if (entryId === null) return isSameEntry(trx, form.fields, { token, values, files });
  const ids = [...files.keys()];
  if ((await claimFiles(trx, ids, entryId)) !== ids.length) {
    await deleteEntries(trx, [entryId]);
    throw new MissingFilesError();
  }
  const { siteName } = await findSettings(trx);
  const facts = { form, values, files, site: siteName };
  if (email !== null && entry.hasCopies)
    await writeEmail(trx, { to: email, ...entryEmail('copy', facts, language) }, now);
  if (form.notificationEmail !== null)
    await writeEmail(trx, { to: form.notificationEmail, ...entryEmail('staff', facts, language) }, now);
  return true;
}

/** The named files; their errors are added to the others. */
async function filesOf(
  db: Db,
  form: Form,
  values: FieldValues,
  errors: FieldErrors,
  now: Instant,
): Promise<Map<string, FormFileTable>> {
  const fields = form.fields.filter(({ field_type: type, slug }) => type === FIELD_TYPE.file && values[slug]);
  const found = await findFiles(
    db,
    fields.map(({ slug }) => String(values[slug])),
  );
  const byId = new Map(found.map((file) => [file.id, file]));
  const named = new Map<string, FormFileTable>();
  const oldest = new Date(Date.parse(now) - WAITING_SECONDS * 1000).toISOString();
  for (const { slug, kinds, bytes } of fields) {
    const file = byId.get(String(values[slug]));
    if (!file || file.uploaded_at < oldest || named.has(file.id)) errors[slug] = 'FILE_GONE';
    else if (bytes !== undefined && file.bytes > bytes) errors[slug] = 'FILE_TOO_LARGE';
    else if (kinds && !kinds.some((kind) => kind === file.kind)) errors[slug] = 'FILE_KIND';
    else named.set(file.id, file);
  }
  return named;
}

/** The first address that was asked for and given. */
function emailOf(form: Form, values: FieldValues): string | null {
  const [given] = form.fields
    .filter(({ field_type: type }) => type === FIELD_TYPE.email)
    .flatMap(({ slug }) => valuesOf(values, slug));
  return given?.toLowerCase() ?? null;
}
