import { Trans } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import type { SearchPage } from '../load-search-page.server.ts';
import type { SearchNames } from '../search-names.ts';

/** Nothing found (docs/product/search.md#nothing-found): says so, with spelling suggestions and links. */
export function NoResults({
  found: { language, category, categories, meant, paths, names },
}: {
  found: SearchPage & { names: SearchNames };
}) {
  return (
    <section className="empty-result search-nothing">
      <div>
        <h2 className="text-d3">
          <Trans>Your search did not return any results</Trans>
        </h2>
        <p className="lead">
          <Trans>Please try another search term.</Trans>{' '}
          {meant === null ? null : (
            <Trans>
              Did you mean <Link to={meant.path}>{meant.text}</Link>?
            </Trans>
          )}
        </p>
        <div className="empty-result-links">
          {category !== null && categories.length > 0 ? (
            <ButtonLink to={paths.all}>{names.scopes.everywhere}</ButtonLink>
          ) : null}
          <ButtonLink variant="ghost" to={pathTo('calendar', language)}>
            {names.scopes.programme}
          </ButtonLink>
          <ButtonLink variant="ghost" to={pathTo('productions', language)}>
            {names.kinds.productions}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
