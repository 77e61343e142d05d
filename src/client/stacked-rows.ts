/**
 * Keeps tables with rows laid out as blocks tables for screen readers: Safari up to version 16 ignores their cells
 * otherwise. In the markup, the roles would cost 2 KB of a league's page.
 */
const roles = {
  'thead, tbody': 'rowgroup',
  tr: 'row',
  td: 'cell',
  'th[scope=col]': 'columnheader',
  'th[scope=row]': 'rowheader',
};

for (const table of document.querySelectorAll('.round > table, .qualifiers')) {
  table.setAttribute('role', 'table');
  for (const [selector, role] of Object.entries(roles)) {
    for (const part of table.querySelectorAll(selector)) part.setAttribute('role', role);
  }
}
