import { Trans, useLingui } from '@lingui/react/macro';
import { translate } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import type { PagesOverview } from '../load-pages-overview.server.ts';
import type { NewPageDraft } from '../new-page-draft.ts';
import { PAGE_PATTERNS } from '../page-patterns.ts';
import { ParentOptions } from './parent-options.tsx';

const EMPTY: NewPageDraft = { titleDe: '', titleEn: '', parent: '', from: '' };

/** A new page: its title, its place, its first contents. */
export function NewPageForm({
  overview: { places, hasMorePlaces },
  language,
  draft,
  error,
}: {
  overview: Pick<PagesOverview, 'places' | 'hasMorePlaces'>;
  language: Language;
  draft: NewPageDraft | null;
  /** Error of the title field. */
  error: string | undefined;
}) {
  const { t } = useLingui();
  const { titleDe, titleEn, parent, from } = draft ?? EMPTY;
  return (
    <details className="hub-new" open={draft !== null}>
      <summary className="button">
        <i className="button-hole" />
        <span>
          <Trans>New page</Trans>
        </span>
      </summary>
      <form method="post" className="hub-form surface-sheet">
        <input type="hidden" name="do" value="create" />
        <TextField
          label={t`German title`}
          name="titleDe"
          required
          maxLength={200}
          defaultValue={titleDe}
          error={error}
        />
        <TextField
          label={t`English title (optional)`}
          name="titleEn"
          maxLength={200}
          defaultValue={titleEn}
        />
        <Field
          label={t`Parent page`}
          hint={hasMorePlaces ? t`Not in the list? Open its branch below, or search for it.` : undefined}
        >
          {(control) => (
            <select {...control} name="parent" defaultValue={parent}>
              <ParentOptions places={places} language={language} />
            </select>
          )}
        </Field>
        <Field label={t`Starts with`}>
          {(control) => (
            <select {...control} name="from" defaultValue={from}>
              <option value="">{t`Nothing`}</option>
              <optgroup label={t`A template`}>
                {PAGE_PATTERNS.map(({ id, label }) => (
                  <option key={id} value={`pattern:${id}`}>
                    {translate(label, language)}
                  </option>
                ))}
              </optgroup>
              <optgroup label={t`Content of another page`}>
                {places
                  .filter(({ siteName }) => siteName === null)
                  .map(({ id, title }) => (
                    <option key={id} value={`page:${id}`}>
                      {shown(title, language).text}
                    </option>
                  ))}
              </optgroup>
            </select>
          )}
        </Field>
        <Button type="submit">
          <Trans>Create and edit</Trans>
        </Button>
      </form>
    </details>
  );
}
