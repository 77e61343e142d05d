/** The colours of the rules summaries: ink on parchment. */
export const color = {
  ink: '#2e2118',
  soft: '#6a5647',
  parchment: '#f6efdd',
  line: '#d9c9a3',
  field: '#9dbb6f',
  green: '#3f6a2f',
  city: '#bd6242',
  terracotta: '#9c4128',
  road: '#fbf6e8',
  celeste: '#74acdf',
  blue: '#1f5f94',
  sun: '#f0b323',
  wrong: '#c8322b',
  playerOne: '#2f7fc4',
  playerTwo: '#c8322b',
};
