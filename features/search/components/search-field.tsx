import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';

const Autocomplete = lazy(() =>
  import('./autocomplete.tsx').then(({ Autocomplete }) => ({ default: Autocomplete })),
);

/**
 * The search box (docs/product/search.md#box): a form of its own that works as it is. Who uses it gets suggestions;
 * their code comes with the first focus. On a page of a category the search stays in it and begins with page 1.
 */
export function SearchField({ language, query }: { language: Language; query?: string | undefined }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  const action = /^\/\w+\/search\/[a-z]+/.exec(pathname)?.[0] ?? pathTo('search', language);
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
