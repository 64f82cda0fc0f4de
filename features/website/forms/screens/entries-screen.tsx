import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { Note } from '#ui/note.tsx';
import type { EntriesPage, EntryView } from '../load-entries-page.server.ts';

/** The entries page of the hub: to read, export and delete by age. */
export function EntriesScreen({
  view: { forms, open },
  deleted,
  language,
}: {
  view: EntriesPage;
  /** How many were just deleted. */
  deleted: number | null;
  language: Language;
}) {
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <h1 className="text-d3">
        <Trans>Forms</Trans>
      </h1>
      {deleted === null ? null : (
        <div role="status">
          <Note tone="minze">
            <Plural
              value={deleted}
              _0="No entries were that old."
              one="# entry deleted."
              other="# entries deleted."
            />
          </Note>
        </div>
      )}
      <ul className="entry-forms">
        {forms.map(({ id, title, entries }) => (
          <li key={id}>
            <a
              href={hubPath('forms', language, { form: String(id) })}
              className="text-link"
              aria-current={id === open?.id ? 'true' : undefined}
            >
              <span lang={title.lang}>{title.text}</span>
            </a>{' '}
            <span className="muted">
              <Plural value={entries} _0="no entries" one="# entry" other="# entries" />
            </span>
          </li>
        ))}
      </ul>
      {open ? <OpenForm open={open} language={language} /> : null}
    </main>
  );
}

function OpenForm({ open, language }: { open: NonNullable<EntriesPage['open']>; language: Language }) {
  const { t } = useLingui();
  const { id, title, retentionDays, entries, page, pages } = open;
  const to = (number: number) => hubPath('forms', language, { form: String(id), page: String(number) });
  const exported = (kind: string) => `/${language}/api/admin/forms/${id}/export.${kind}`;
  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title" className="text-d2" lang={title.lang}>
        {title.text}
      </h2>
      <p className="entry-links">
        <a href={exported('csv')} className="text-link" download>
          <Trans>Everything as a table (CSV)</Trans>
        </a>
        <a href={exported('json')} className="text-link" download>
          <Trans>Everything as JSON</Trans>
        </a>
      </p>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} language={language} />
      ))}
      <ListPages page={page} pages={pages} to={to} />
      <form method="post" action={to(1)} className="entry-delete">
        <input type="hidden" name="form" value={id} />
        <TextField
          id="entries-before"
          label={t`Delete anything sent before`}
          hint={
            <Plural
              value={retentionDays}
              one="Entries older than # day are deleted automatically."
              other="Entries older than # days are deleted automatically."
            />
          }
          name="before"
          type="date"
          required
        />
        <Button type="submit" variant="ghost">
          <Trans>Delete these entries</Trans>
        </Button>
      </form>
    </section>
  );
}

function Entry({
  entry: { id, sentAt, lines, consents },
  language,
}: {
  entry: EntryView;
  language: Language;
}) {
  return (
    <article className="entry" aria-labelledby={`entry-${id}`}>
      <h3 id={`entry-${id}`}>{sentAt}</h3>
      <dl>
        {lines.map(({ label, answer, file }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {file === null ? (
                answer
              ) : (
                <a href={`/${language}/api/admin/form-files/${file}/`} className="text-link" download>
                  {answer}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {consents.length > 0 ? <p className="muted">{consents.join(' ')}</p> : null}
    </article>
  );
}
