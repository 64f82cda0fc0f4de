import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { Link } from '#ui/link.tsx';

/** A page of the breadcrumb, from the home page to the current one. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * The breadcrumb from the home page to this one (docs/product/shell.md#breadcrumb). `crumbs`: the pages after Home, this one
 * last.
 */
export function Breadcrumb({ crumbs, language }: { crumbs: Crumb[]; language: Language }) {
  const { t } = useLingui();
  return (
    <CachedFragment as="nav" aria-label={t`Breadcrumb`} className="wrap breadcrumb" data-breadcrumb>
      <Crumbs crumbs={crumbs} language={language} />
    </CachedFragment>
  );
}

function Crumbs({ crumbs, language }: { crumbs: Crumb[]; language: Language }) {
  const { t } = useLingui();
  const all = [{ name: t`Home`, path: pathTo('home', language) }, ...crumbs];
  return (
    <ol>
      {all.map(({ name, path }, index) => (
        <li key={path}>
          {index === all.length - 1 ? (
            <span aria-current="page">{name}</span>
          ) : (
            <Link to={path} className="link">
              {name}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
