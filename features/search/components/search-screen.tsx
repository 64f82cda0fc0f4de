import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import type { SearchPage } from '../find-search-page.server.ts';
import { searchAddress } from '../search-address.ts';
import { SEARCH_GROUPS, type SearchKind } from '../search-document.ts';
import { HitRow } from './hit-row.tsx';
import { useKindNames } from './kind-names.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchField } from './search-field.tsx';

/** The search page (specification, section 2): the box, how much there is, categories, results, further pages. */
export function SearchScreen({ found }: { found: SearchPage }) {
  const { language, query, total } = found;
  return (
    <div className="wrap search-page">
      <h1 className="text-d3">
        <Trans>Search</Trans>
      </h1>
      <SearchField key={query} language={language} query={query} />
      {query === '' ? null : (
        <>
          <ResultCount found={found} />
          {found.categories.length > 0 ? <Categories found={found} /> : null}
          {total === 0 ? <NothingFound found={found} /> : <Results found={found} />}
          <Pages found={found} />
        </>
      )}
    </div>
  );
}

/** Takes the focus when the visitor has just searched, which reads it out. */
function ResultCount({ found: { query, total } }: { found: SearchPage }) {
  const { t } = useLingui();
  const { state, key } = useLocation();
  const place = useRef<HTMLParagraphElement>(null);
  const isSearch = (state as { isSearch?: boolean } | null)?.isSearch;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has a key of its own
  useEffect(() => {
    if (isSearch) place.current?.focus();
  }, [isSearch, key]);
  return (
    <p className="result-count" role="status" tabIndex={-1} ref={place}>
      <strong>{t`${plural(total, { one: '# result', other: '# results' })}`}</strong>{' '}
      <Trans>for “{query}”</Trans>
    </p>
  );
}

function Categories({ found: { language, query, category, categories } }: { found: SearchPage }) {
  const { t } = useLingui();
  const { kinds } = useKindNames();
  const link = (kind: SearchKind | null, name: string, count?: number) => (
    <li key={name}>
      <Link
        to={searchAddress(language, query, kind)}
        className="search-category"
        aria-current={kind === category ? 'page' : undefined}
      >
        {name}
        {count === undefined ? null : <span className="search-category-count">{count}</span>}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t`Categories`}>
      <ul className="search-categories">
        {link(null, t`Everything`)}
        {categories.map(({ kind, count }) => link(kind, kinds[kind], count))}
      </ul>
    </nav>
  );
}

function Results({ found: { language, query, categories, category, parts } }: { found: SearchPage }) {
  const { one, kinds, groups } = useKindNames();
  return (
    <div className="search-results">
      {parts.map(({ group, hits }) => {
        const own: readonly SearchKind[] = group ? SEARCH_GROUPS[group] : [];
        return (
          <section key={group ?? 'category'}>
            <h2 className="text-d2">{group ? groups[group] : category ? kinds[category] : null}</h2>
            <ol className="hits">
              {hits.map((hit) => (
                <HitRow key={hit.id} hit={hit} kind={one[hit.kind]} />
              ))}
            </ol>
            {group ? (
              <p className="search-more">
                {categories
                  .filter(({ kind }) => own.includes(kind))
                  .map(({ kind, count }) => (
                    <ButtonLink
                      key={kind}
                      variant="ghost"
                      size="small"
                      to={searchAddress(language, query, kind)}
                    >
                      {kinds[kind]} ({count})
                    </ButtonLink>
                  ))}
              </p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}

function Pages({ found: { language, query, category, page, pages } }: { found: SearchPage }) {
  const { t } = useLingui();
  if (category === null || pages < 2) return null;
  const at = (number: number) => searchAddress(language, query, category, number);
  return (
    <nav className="search-pages" aria-label={t`Pages of the results`}>
      {page > 1 ? (
        <ButtonLink variant="ghost" to={at(page - 1)} rel="prev">
          <Trans>Previous page</Trans>
        </ButtonLink>
      ) : null}
      <span>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      {page < pages ? (
        <ButtonLink variant="ghost" to={at(page + 1)} rel="next">
          <Trans>Next page</Trans>
        </ButtonLink>
      ) : null}
    </nav>
  );
}
