export interface ListedType {
  name: string;
  description: string;
}

export interface Kind {
  kind: string;
  types: ListedType[];
}

/** Every search word must match. */
export function findKinds(types: readonly ListedType[], search: string): Kind[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = types.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const byKind = Map.groupBy(found, ({ name }) => kindOf(name));
  return [...byKind].map(([kind, ofKind]) => ({ kind, types: ofKind }));
}

export function kindOf(name: string): string {
  return name.split(".")[0] ?? name;
}

export function isAskedFor(chosen: readonly string[], filter: string): boolean {
  return chosen.includes(filter) || chosen.includes("*") || chosen.includes(`${kindOf(filter)}.*`);
}

/** Drops filters covered by a wider one. */
export function choose(chosen: readonly string[], filter: string, isOn: boolean): string[] {
  if (!isOn) return chosen.filter((one) => one !== filter);
  if (filter === "*") return ["*"];
  const kept = filter.endsWith(".*") ? chosen.filter((one) => kindOf(one) !== kindOf(filter)) : chosen;
  return [...kept.filter((one) => one !== filter), filter];
}
