/** Paths for the file of a section's only page, `[...page].astro`. */

/**
 * Returns the one path of the page, with the section as its props, or no path if the community does without the
 * section.
 */
export const sectionPage = <Section>(section: Section | null) =>
  section === null ? [] : [{ params: { page: undefined }, props: { section } }];
