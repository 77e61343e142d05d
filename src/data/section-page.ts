/** Static paths for the only page of a section, in a file `[...page].astro`. */

/** Returns the one path of the page, with the section as props. No path if the community does not have the section. */
export const sectionPage = <Section>(section: Section | null) =>
  section === null ? [] : [{ params: { page: undefined }, props: { section } }];
