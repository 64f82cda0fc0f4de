import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';

const Autocomplete = lazy(() =>
  import('./autocomplete.tsx').then(({ Autocomplete }) => ({ default: Autocomplete })),
);

/**
 * The search box (docs/product/search.md#box): a plain form, enhanced with suggestions; their code is loaded on the first
 * focus.
 * @param action where it leads (`useSearchPath`)
 */
export function SearchField({
  language,
  action,
  query,
}: {
  language: Language;
  action: string;
  query?: string | undefined;
}) {
  const { t } = useLingui();
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  // A search that was made can be cleared at once.
  useEffect(() => setUsed((before) => before || Boolean(query)), [query]);
  return (
    <search>
      <form action={action} className="search-field" onFocus={use} onInput={use}>
        <input
          type="search"
          name="q"
          className="control"
          defaultValue={query}
          aria-label={t`Search`}
          placeholder={t`What are you looking for?`}
          maxLength={100}
          autoComplete="off"
          required
        />
        {isUsed ? (
          <Suspense>
            <Autocomplete language={language} />
          </Suspense>
        ) : null}
        <Button type="submit">
          <Trans context="button">Search</Trans>
        </Button>
      </form>
    </search>
  );
}
