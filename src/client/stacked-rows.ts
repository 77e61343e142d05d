/** Gives roles to tables drawn as blocks: Safari 16 reads no cells without. In the markup roles would cost 2 KB. */
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
