/** The frame of a news picture: its size, for which the stories are drawn. */
export const width = 1280;
export const height = 720;
