import { pageAt } from '#features/core/navigation/index.ts';

/** The shape of the page that is coming (docs/product/pages.md#waiting). Says nothing: the page does when it is there. */
export function Skeleton({ pathname }: { pathname: string }) {
  const kind = pageAt(pathname)?.page.skeleton ?? 'header';
  return (
    <div className="skeleton" aria-hidden="true">
      {kind === 'detail' ? <div className="skeleton-sheet" /> : null}
      <div className="wrap">
        {kind === 'detail' ? null : <div className="skeleton-title" />}
        {kind === 'rows' ? <RowsSkeleton /> : null}
        {kind === 'cards' ? (
          <div className="skeleton-cards">
            <div />
            <div />
            <div />
            <div />
          </div>
        ) : null}
        {kind === 'detail' || kind === 'header' ? (
          <div className="skeleton-lines">
            <div />
            <div />
            <div />
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** A list of dates. */
export function RowsSkeleton() {
  return (
    <div className="skeleton-rows" aria-hidden="true">
      <div />
      <div />
      <div />
      <div />
      <div />
    </div>
  );
}
