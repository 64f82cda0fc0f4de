import { Trans, useLingui } from '@lingui/react/macro';
import { type Language, shown } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { hubPath } from '../hub-path.ts';
import { type HubRow, placesOutside } from '../hub-rows.ts';
import { ParentOptions } from './parent-options.tsx';

/**
 * Where a page of the tree is to lie. It stands above the tree, for the page that is asked for: a choice of all pages in each row
 * would grow with the square of the tree.
 */
export function MovePageForm({
  row,
  places,
  language,
}: {
  row: HubRow;
  places: readonly HubRow[];
  language: Language;
}) {
  const { t } = useLingui();
  const title = shown(row.title, language).text;
  const { parentId } = row.moves;
  return (
    <form method="post" className="hub-form surface-sheet" aria-labelledby="hub-move">
      <h2 id="hub-move" className="text-d1">
        <Trans>Move “{title}”</Trans>
      </h2>
      <input type="hidden" name="do" value="move" />
      <input type="hidden" name="page" value={row.id} />
      <Field label={t`Parent page`}>
        {(control) => (
          <select
            {...control}
            name="parent"
            defaultValue={parentId === null ? '' : String(parentId)}
            // biome-ignore lint/a11y/noAutofocus: who asks to move a page has said which, and now says where to
            autoFocus
          >
            <ParentOptions places={placesOutside(places, row)} language={language} />
          </select>
        )}
      </Field>
      <div className="hub-form-ways">
        <Button type="submit">
          <Trans>Move</Trans>
        </Button>
        <a href={hubPath('pages', language)} className="text-link">
          <Trans>Cancel</Trans>
        </a>
      </div>
    </form>
  );
}
