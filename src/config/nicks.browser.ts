/** In a browser nobody has a nick of before: what is sent there has each player's current one. */
export const nicks: { renamed: Readonly<Record<string, string>> } = { renamed: {} };
