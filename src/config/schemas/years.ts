/** The years that a date may be of, wherever it comes from: any other is a slip, such as 0026 for 2026. */

const first = 1900;
const last = 2100;

export const isYear = (year: number): boolean => year >= first && year <= last;

/** What is said of any other year. */
export const wrongYear = `el año no está entre ${first} y ${last}`;
