import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { csvLine, UTF8_MARK } from '#lib/csv.ts';
import { type Language, shown } from '#lib/localized.ts';
import { succeed } from '#lib/result.ts';
import { entryLines, formerAnswers } from './entry-lines.ts';
import { FIELD_TYPE, isAnswered } from './field.ts';
import { entriesBefore, type Form, findFilesOf, type StoredEntry } from './store.server.ts';

const AT_ONCE = 200;

/** An entry as callers get it. */
export function entryJson({ id, form_id: form, sent_at, language, values, consents }: StoredEntry) {
  return { id, form, sent_at, language, field_values: values, consents };
}

/** The entries of a form some at a time, the newest first: however many there are, memory holds few. */
async function* entriesOf(db: Db, formId: number): AsyncGenerator<StoredEntry[]> {
  let before: number | undefined;
  for (;;) {
    const entries = await entriesBefore(db, formId, {
      ...(before === undefined ? {} : { before }),
      limit: AT_ONCE,
    });
    if (entries.length > 0) yield entries;
    if (entries.length < AT_ONCE) return;
    before = entries.at(-1)?.id;
  }
}

/** Export format for all entries of a form: one JSON list, or a table with headings in a language. */
type ExportForm = { as: 'json' } | { as: 'csv'; language: Language };

/** All entries of a form, piece by piece. The export is audited first. Throws `Problem` 403. */
export async function exportEntries(
  services: WriteServices,
  actor: Actor,
  form: Form,
  wanted: ExportForm,
): Promise<AsyncGenerator<string>> {
  await inWrite(services, actor, 'read-entries', async ({ record, now }) => {
    const [before, after] = [{ exported_at: null }, { exported_at: now }];
    record({ entity: 'form-entries', id: form.id, before, after, tags: [] });
    return succeed(null);
  });
  return wanted.as === 'json'
    ? entriesJson(services.db, form)
    : entriesCsv(services.db, form, wanted.language);
}

async function* entriesJson(db: Db, form: Form): AsyncGenerator<string> {
  yield '[';
  let isFirst = true;
  for await (const entries of entriesOf(db, form.id)) {
    const text = entries.map((entry) => JSON.stringify(entryJson(entry))).join(',\n');
    yield isFirst ? text : `,\n${text}`;
    isFirst = false;
  }
  yield ']\n';
}

/** One column for each field, choices by their names. */
async function* entriesCsv(db: Db, form: Form, language: Language): AsyncGenerator<string> {
  const fields = form.fields.filter(isAnswered);
  const heads = fields.map(({ label }) => shown(label, language).text);
  yield UTF8_MARK + csvLine(['id', 'sent_at', 'language', ...heads, 'consents', 'former']);
  for await (const entries of entriesOf(db, form.id)) {
    const files = await findFilesOf(
      db,
      entries.map(({ id }) => id),
    );
    const names = new Map(files.map((file) => [file.id, file]));
    yield entries
      .map((entry) => {
        const said = new Map(
          entryLines(fields, entry.values, names, language).map(({ field, answer }) => [field.slug, answer]),
        );
        const consents = entry.consents.map(({ wording }) => wording).join(' | ');
        // Days in ISO form sort correctly in tables.
        const cells = fields.map(({ slug, field_type: type }) =>
          String((type === FIELD_TYPE.date ? entry.values[slug] : said.get(slug)) ?? ''),
        );
        const former = formerAnswers(fields, entry.values, names).map(
          ({ label, answer }) => `${label}: ${answer}`,
        );
        return csvLine([
          String(entry.id),
          entry.sent_at,
          entry.language,
          ...cells,
          consents,
          former.join(' | '),
        ]);
      })
      .join('');
  }
}
