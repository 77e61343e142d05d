/** Where a page stands in the site. */
import type { BreadcrumbList } from 'schema-dts';

export interface Crumb {
  name: string;
  /** Absolute address. */
  url: string;
}

/** The way from the home page to a page, both included. */
export function breadcrumbs(trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
