export interface ListedType {
  name: string;
  description: string;
}

export interface EventGroup {
  kind: string;
  types: ListedType[];
}

/** Every search word must match. */
export function groupEventTypes(types: readonly ListedType[], search: string): EventGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = types.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const byKind = Map.groupBy(matching, ({ name }) => toGroupName(name));
  return [...byKind].map(([kind, ofKind]) => ({ kind, types: ofKind }));
}

export function toGroupName(name: string): string {
  return name.split(".")[0] ?? name;
}

export function isSelected(chosen: readonly string[], filter: string): boolean {
  return chosen.includes(filter) || chosen.includes("*") || chosen.includes(`${toGroupName(filter)}.*`);
}

/** Drops filters covered by a wider one. */
export function toggleFilter(chosen: readonly string[], filter: string, isOn: boolean): string[] {
  if (!isOn) return chosen.filter((one) => one !== filter);
  if (filter === "*") return ["*"];
  const remaining = filter.endsWith(".*")
    ? chosen.filter((one) => toGroupName(one) !== toGroupName(filter))
    : chosen;
  return [...remaining.filter((one) => one !== filter), filter];
}
