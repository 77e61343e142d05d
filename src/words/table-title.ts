/** The title of a group's table, with the group's name if its division has several groups. */
export function tableTitle(
  { config, groups }: { config: { readonly name: string }; groups: readonly unknown[] },
  group: string,
): string {
  const title = `División ${config.name}`;
  return groups.length > 1 ? `${title} · ${group}` : title;
}
