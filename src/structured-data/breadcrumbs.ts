/** Where a page stands in the site. */
import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '../config/addresses.ts';

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to a page, both included. */
export function breadcrumbs(trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
