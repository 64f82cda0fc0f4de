/** Pages of one thing out of many, which have a shape of their own. */
const DYNAMIC = /\.(person|series( without slug)?|venue|search)$/;
const WITH_DATES = /\.(event|production)$/;

/**
 * The class of `<body>` for what operators style themselves (docs/product/pages.md#body-class): none on dynamic pages,
 * `non-cms` on events and productions, `cms` on all others.
 */
export function bodyClass(routeId: string | undefined): 'cms' | 'non-cms' | undefined {
  const id = routeId ?? '';
  if (DYNAMIC.test(id)) return undefined;
  return WITH_DATES.test(id) ? 'non-cms' : 'cms';
}
