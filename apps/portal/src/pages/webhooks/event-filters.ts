export interface ListedType {
  name: string;
  description: string;
}

export interface Kind {
  kind: string;
  types: ListedType[];
}

/** Groups the types that match every search word by kind. */
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

/** True if a filter is selected by name, by kind or by `*`. */
export function isAskedFor(chosen: readonly string[], filter: string): boolean {
  return chosen.includes(filter) || chosen.includes("*") || chosen.includes(`${kindOf(filter)}.*`);
}

/** Adds or removes a filter. Drops filters covered by a wider one. */
export function choose(chosen: readonly string[], filter: string, isOn: boolean): string[] {
  if (!isOn) return chosen.filter((one) => one !== filter);
  if (filter === "*") return ["*"];
  const kept = filter.endsWith(".*") ? chosen.filter((one) => kindOf(one) !== kindOf(filter)) : chosen;
  return [...kept.filter((one) => one !== filter), filter];
}
