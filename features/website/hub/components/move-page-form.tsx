import { Trans, useLingui } from '@lingui/react/macro';
import { pagesPath } from '#features/core/navigation/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { placesOutside } from '../hub-places.ts';
import type { PagesOverview } from '../load-pages-overview.server.ts';
import { ParentOptions } from './parent-options.tsx';

/**
 * Form for another place of a page in the tree. It stands above the tree, for the page that is asked for: a choice of pages in each row would
 * grow with the square of the tree.
 */
export function MovePageForm({
  page,
  overview: { places, hasMorePlaces, view },
  language,
}: {
  page: NonNullable<PagesOverview['moved']>;
  overview: PagesOverview;
  language: Language;
}) {
  const { t } = useLingui();
  const title = shown(page.title, language).text;
  const { parentId } = page;
  return (
    <form method="post" className="hub-form surface-sheet" aria-labelledby="hub-move">
      <h2 id="hub-move" className="text-d1">
        <Trans>Move “{title}”</Trans>
      </h2>
      <input type="hidden" name="do" value="move" />
      <input type="hidden" name="page" value={page.id} />
      <Field
        label={t`Parent page`}
        hint={hasMorePlaces ? t`Not in the list? Open its branch below, or search for it.` : undefined}
      >
        {(control) => (
          <select
            {...control}
            name="parent"
            defaultValue={parentId === null ? '' : String(parentId)}
            // biome-ignore lint/a11y/noAutofocus: the page to move is chosen, its target comes next
            autoFocus
          >
            <ParentOptions places={placesOutside(places, page)} language={language} />
          </select>
        )}
      </Field>
      <div className="hub-form-links">
        <Button type="submit">
          <Trans>Move</Trans>
        </Button>
        <a href={pagesPath(language, view)} className="text-link">
          <Trans>Cancel</Trans>
        </a>
      </div>
    </form>
  );
}
