/**
 * Gives roles to tables whose rows are laid out as blocks. Without the roles, Safari up to version 16 hides their cells
 * from screen readers. Roles in the markup would cost 2 KB of a league's page.
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
