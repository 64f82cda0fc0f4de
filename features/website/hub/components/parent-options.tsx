import { useLingui } from '@lingui/react/macro';
import { type Language, shown } from '#lib/localized.ts';
import type { HubPlace } from '../hub-places.ts';

/** Pages another one can lie below, indented as in the tree. */
export function ParentOptions({ places, language }: { places: readonly HubPlace[]; language: Language }) {
  const { t } = useLingui();
  return (
    <>
      <option value="">{t`Top level`}</option>
      {places
        .filter(({ siteName }) => siteName !== 'home')
        .map(({ id, depth, title }) => (
          <option key={id} value={id}>
            {`${'\u2003'.repeat(depth)}${shown(title, language).text}`}
          </option>
        ))}
    </>
  );
}
