/** Valid years of dates from any source. Any other year is a typing error, such as 0026 for 2026. */

const first = 1900;
const last = 2100;

export const isYear = (year: number): boolean => year >= first && year <= last;

export const wrongYear = `el año no está entre ${first} y ${last}`;
