import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The breadcrumb of a page, from the home page to the page itself. Addresses are absolute. */
export function breadcrumbData(trail: { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
