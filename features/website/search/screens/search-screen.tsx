import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { headlineOf, type ListTop } from '#features/core/navigation/index.ts';
import type { SearchKind } from '#features/core/resources/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { StaticPart } from '#ui/static-part.tsx';
import { HitRow } from '../components/hit-row.tsx';
import { NoResults } from '../components/no-results.tsx';
import { SearchField } from '../components/search-field.tsx';
import type { SearchPage } from '../load-search-page.server.ts';
import type { SearchNames } from '../search-names.ts';
import { useSearchPath } from '../use-search-path.ts';

const ART = artworkUrl('magazine', 'suche~eye~window~soft', [16, 9]);

type NamedPage = SearchPage & ListTop & { names: SearchNames };

/** The search page (docs/product/search.md#page): the box, how much there is, categories, results, further pages. */
export function SearchScreen({ found }: { found: NamedPage }) {
  const { language, query, total, lead } = found;
  const headline = headlineOf(found);
  const action = useSearchPath(language);
  return (
    <div className={classNames('search-page', total === 0 && 'short-page')}>
      <PageSheet surface="surface-minze" art={query === '' ? ART : undefined}>
        <h1 className="text-d3" lang={headline.lang}>
          {headline.text}
        </h1>
        {lead ? (
          <p className="lead" lang={lead.lang}>
            {lead.text}
          </p>
        ) : null}
        <SearchField key={query} language={language} action={action} query={query} />
      </PageSheet>
      {found.above === undefined ? null : <StaticPart name="above" html={found.above} />}
      {query === '' ? null : (
        <div className="wrap">
          <ResultCount found={found} />
          {found.categories.length > 0 ? <Categories found={found} /> : null}
          {total === 0 ? <NoResults found={found} /> : <Results found={found} />}
          <Pages found={found} />
        </div>
      )}
    </div>
  );
}

/** Takes the focus when the visitor has just searched, which reads it out. */
function ResultCount({ found: { names } }: { found: NamedPage }) {
  const { state, key } = useLocation();
  const place = useRef<HTMLParagraphElement>(null);
  // Leaves the focus alone on Back: visitors go on at the result they followed.
  const isBack = useNavigationType() === 'POP';
  const isSearch = !isBack && (state as { isSearch?: boolean } | null)?.isSearch;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has its own key
  useEffect(() => {
    if (isSearch) place.current?.focus();
  }, [isSearch, key]);
  return (
    <p className="result-count" role="status" tabIndex={-1} ref={place}>
      <strong>{names.counted.results}</strong> {names.counted.query}
    </p>
  );
}

function Categories({ found: { category, categories, paths, names } }: { found: NamedPage }) {
  const link = (kind: SearchKind | null, path: string, name: string, count?: number) => (
    <li key={name}>
      <Link to={path} className="search-category" aria-current={kind === category ? 'page' : undefined}>
        {name}
        {count === undefined ? null : <span className="search-category-count">{count}</span>}
      </Link>
    </li>
  );
  return (
    <nav aria-label={names.categories}>
      <ul className="search-categories">
        {link(null, paths.all, names.everything)}
        {categories.map(({ kind, count, path }) => link(kind, path, names.kinds[kind], count))}
      </ul>
    </nav>
  );
}

function Results({ found: { category, parts, names } }: { found: NamedPage }) {
  const { one, kinds, groups } = names;
  return (
    <div className="search-results">
      {parts.map(({ group, hits, categories }) => (
        <section key={group ?? 'category'}>
          <h2 className="text-d2">{group ? groups[group] : category ? kinds[category] : null}</h2>
          <ol className="hits">
            {hits.map((hit) => (
              <HitRow key={hit.id} hit={hit} kind={one[hit.kind]} />
            ))}
          </ol>
          <p className="search-more">
            {categories.map(({ kind, count, path }) => (
              <ButtonLink key={kind} variant="ghost" size="small" to={path}>
                {kinds[kind]} ({count})
              </ButtonLink>
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}

function Pages({ found: { pages, paths, names } }: { found: NamedPage }) {
  if (pages < 2) return null;
  const link = (path: string | null, name: string) =>
    path === null ? null : (
      <ButtonLink variant="ghost" to={path}>
        {name}
      </ButtonLink>
    );
  return (
    <nav className="search-pages" aria-label={names.pages.name}>
      {link(paths.previous, names.pages.previous)}
      <span>{names.pages.here}</span>
      {link(paths.next, names.pages.next)}
    </nav>
  );
}
