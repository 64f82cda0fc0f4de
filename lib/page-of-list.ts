/** One page of a list as the API answers it (docs/product/api.md#lists). */
export interface PageOfList<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** Wraps the results of one page; `next` and `previous` are the caller's own address with another page. */
export function pageOfList<T>(
  url: URL,
  { total, page, pageSize }: { total: number; page: number; pageSize: number },
  results: T[],
): PageOfList<T> {
  const pageAt = (number: number): string => {
    const other = new URL(url);
    other.searchParams.set('page', String(number));
    return other.href;
  };
  return {
    count: total,
    next: page * pageSize < total ? pageAt(page + 1) : null,
    previous: page > 1 ? pageAt(page - 1) : null,
    results,
  };
}
