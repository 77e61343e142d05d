/** Title of a group's table: `División Oro`, or `División Oro · Grupo A` if the division has several groups. */
export function tableTitle(
  { config, groups }: { config: { readonly name: string }; groups: readonly unknown[] },
  group: string,
): string {
  const title = `División ${config.name}`;
  return groups.length > 1 ? `${title} · ${group}` : title;
}
