/** A type of event, as far as it is listed. */
export interface ListedType {
  name: string;
  description: string;
}

/** A kind of event, with its types: `rollover`. */
export interface Kind {
  kind: string;
  types: ListedType[];
}

/** The types by their kinds that a search finds, in their order; every word of it has to be there. */
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

/** Whether what is chosen asks for this: by its name, by its kind, or for everything. */
export function isAskedFor(chosen: readonly string[], filter: string): boolean {
  return chosen.includes(filter) || chosen.includes("*") || chosen.includes(`${kindOf(filter)}.*`);
}

/** What is chosen once this is chosen too, or no longer. What a wider choice already holds is left out. */
export function choose(chosen: readonly string[], filter: string, isOn: boolean): string[] {
  if (!isOn) return chosen.filter((one) => one !== filter);
  if (filter === "*") return ["*"];
  const kept = filter.endsWith(".*") ? chosen.filter((one) => kindOf(one) !== kindOf(filter)) : chosen;
  return [...kept.filter((one) => one !== filter), filter];
}
