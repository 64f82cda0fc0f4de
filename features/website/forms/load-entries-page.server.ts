import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { entryLines, formerAnswers } from './entry-lines.ts';
import { type Form, findFilesOf, listEntries, listForms } from './store.server.ts';

const PAGE_SIZE = 20;

export interface EntryView {
  id: number;
  sentAt: string;
  lines: { label: string; answer: string; file: string | null }[];
  consents: string[];
}

/** Data of the forms page: all forms, and the entries of the open one. */
export interface EntriesPage {
  forms: { id: number; title: ShownText; entries: number }[];
  open: {
    id: number;
    title: ShownText;
    retentionDays: number;
    entries: EntryView[];
    page: number;
    pages: number;
  } | null;
}

export async function loadEntriesPage(
  { db }: { db: Db },
  { form: formId, page }: { form: number | null; page: number },
  language: Language,
): Promise<EntriesPage> {
  const forms = await listForms(db);
  const form = forms.find(({ id }) => id === formId);
  return {
    forms: forms.map(({ id, title, entries }) => ({ id, title: shown(title, language), entries })),
    open: form
      ? {
          id: form.id,
          title: shown(form.title, language),
          retentionDays: form.retentionDays,
          entries: await entriesOn(db, form, page, language),
          page,
          pages: Math.max(1, Math.ceil(form.entries / PAGE_SIZE)),
        }
      : null,
  };
}

async function entriesOn(db: Db, form: Form, page: number, language: Language): Promise<EntryView[]> {
  const entries = await listEntries(db, form.id, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const found = await findFilesOf(
    db,
    entries.map(({ id }) => id),
  );
  const files = new Map(found.map((file) => [file.id, file]));
  return entries.map(({ id, sent_at: sent, values, consents }) => ({
    id,
    sentAt: `${formatDay(dayOf(sent), language)}, ${formatTime(timeOf(sent), language)}`,
    lines: [
      ...entryLines(form.fields, values, files, language).map(({ label, answer, file }) => ({
        label,
        answer,
        file,
      })),
      ...formerAnswers(form.fields, values, files),
    ],
    consents: consents.map(({ wording }) => wording),
  }));
}
