/** Sizes of a news item's pictures: page and feeds ask for the same, and so share the files. */
export const newsPictures = {
  main: { width: 1280, height: 720 },
  body: { width: 960, height: 600 },
} as const;
