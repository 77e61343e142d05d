/**
 * Has tables whose rows are laid out as blocks stay tables for screen readers: Safari up to version 16 reads none
 * of their cells otherwise. Not in the markup: a role a cell is 2 KB of a league's page.
 */
const roles = {
  table: 'table',
  'thead, tbody': 'rowgroup',
  tr: 'row',
  td: 'cell',
  'th[scope=col]': 'columnheader',
  'th[scope=row]': 'rowheader',
};

for (const [selector, role] of Object.entries(roles)) {
  for (const part of document.querySelectorAll(
    `.stacked-rows:is(${selector}), .stacked-rows :is(${selector})`,
  )) {
    part.setAttribute('role', role);
  }
}
