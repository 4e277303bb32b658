import { alignRows, toGoName, writeComment } from "./go-names.ts";
import {
  type Definition,
  type EnumType,
  findReachable,
  type Member,
  type ObjectType,
  type TypeModel,
  type TypeRef,
  toPascal,
  type UnionType,
} from "./type-model.ts";

const SCALARS: Readonly<Record<Exclude<TypeRef["kind"], "list" | "map" | "named">, string>> = {
  string: "string",
  integer: "int",
  number: "float64",
  boolean: "bool",
  timestamp: "time.Time",
  binary: "File",
  any: "any",
};

/** Which types requests contain. They tell absent members from null. */
export interface Usage {
  inputs: ReadonlySet<string>;
  /** Types of updates, where an empty list differs from an absent one. */
  patches: ReadonlySet<string>;
}

/** Writes the types of bodies and responses. @returns Go source without the package clause */
export function writeGoTypes({ definitions, events }: TypeModel, usage: Usage): string {
  const unions = definitions.filter((definition) => definition.kind === "union");
  const unionOf = mapVariants(unions);
  requireUniqueNames(definitions);
  const sorted = definitions.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return `${sorted.map((definition) => writeDefinition(definition, { usage, unionOf })).join("\n")}
${writeEventData(events)}`;
}

/** Returns the Go type of a value that is present. */
export function goType(type: TypeRef): string {
  if (type.kind === "named") return toGoName(type.name);
  if (type.kind === "list") return `[]${goItemType(type.of)}`;
  if (type.kind === "map") return `map[string]${goItemType(type.of)}`;
  return SCALARS[type.kind];
}

const goItemType = (type: TypeRef) =>
  type.isNullable && type.kind !== "any" ? `*${goType(type)}` : goType(type);

export function findUsage(
  definitions: readonly Definition[],
  bodies: { name: string; isPatch: boolean }[],
): Usage {
  const names = bodies.map(({ name }) => name);
  const patches = bodies.filter(({ isPatch }) => isPatch).map(({ name }) => name);
  return { inputs: findReachable(definitions, names), patches: findReachable(definitions, patches) };
}

interface Context {
  usage: Usage;
  unionOf: ReadonlyMap<string, string>;
}

function writeDefinition(definition: Definition, context: Context): string {
  switch (definition.kind) {
    case "enum":
      return writeEnum(definition);
    case "union":
      return writeUnion(definition);
    case "object":
      return writeStruct(definition, context);
  }
}

function writeStruct(object: ObjectType, { usage, unionOf }: Context): string {
  const name = toGoName(object.name);
  const union = unionOf.get(object.name);
  const tag = union === undefined ? undefined : object.members.find(({ constant }) => constant !== null);
  const rows = object.members
    .filter((member) => member !== tag)
    .map((member) => ({
      comment: writeComment(member.description, "\t"),
      cells: writeMember(member, object.name, usage),
    }));
  const body = rows.length > 0 ? ` {\n${alignRows(rows)}}` : "{}";
  const struct = `${writeTypeComment(object)}type ${name} struct${body}\n`;
  if (tag === undefined || union === undefined) return struct;
  return `${struct}
func (*${name}) is${toGoName(union)}() {}

// MarshalJSON adds the member ${tag.name}.
func (a ${name}) MarshalJSON() ([]byte, error) {
	type members ${name}
	return marshalTagged("${tag.name}", "${tag.constant}", members(a))
}
`;
}

function writeMember(member: Member, owner: string, { inputs, patches }: Usage): string[] {
  const { name, type, isRequired } = member;
  const base = goType(type);
  const field = toGoName(toPascal(name));
  if (type.kind === "binary") return [field, base, '`json:"-"`'];
  const isCollection = type.kind === "list" || type.kind === "map";
  const canBeNil = isCollection || type.kind === "any";
  if (isRequired) return [field, type.isNullable && !canBeNil ? `*${base}` : base, `\`json:"${name}"\``];
  const tag = `\`json:"${name},omitempty"\``;
  if (type.isNullable && inputs.has(owner)) return [field, `Nullable[${base}]`, tag];
  if (isCollection ? !patches.has(owner) : canBeNil) return [field, base, tag];
  return [field, `*${base}`, tag];
}

function writeEnum({ name, description, values }: EnumType): string {
  const type = toGoName(name);
  const rows = values.map(({ value, description: comment }) => ({
    comment: writeComment(comment, "\t"),
    cells: [constantName(name, value), type, `= ${JSON.stringify(value)}`],
  }));
  return `${writeTypeComment({ name, description })}type ${type} string

// Known values of ${type}. The API may add others.
const (
${alignRows(rows)})
`;
}

const constantName = (name: string, value: string) =>
  toGoName(`${name}${value === "*" ? "All" : toPascal(value.replaceAll("*", "all"))}`);

function writeUnion({ name, description, variants }: UnionType): string {
  const type = toGoName(name);
  const list = variants.map((variant) => `\n//   - [${toGoName(variant)}]`).join("");
  return `${writeTypeComment({ name, description: description || "One of:" }).trimEnd()}
//${list}
//   - [RawObject], for objects that this version does not know
type ${type} interface {
	is${type}()
}

func (RawObject) is${type}() {}
`;
}

function writeEventData(events: TypeModel["events"]): string {
  const cases = events.map(({ type, data }) => `\tcase "${type}":\n\t\treturn new(${toGoName(data)})\n`);
  return `// newEventData returns the type of the data of an event, or nil for an unknown type.
func newEventData(eventType string) any {
	switch eventType {
${cases.join("")}	}
	return nil
}
`;
}

function writeTypeComment({ name, description }: { name: string; description: string }): string {
  const type = toGoName(name);
  if (description === "") return `// ${type} is an object of the API.\n`;
  return writeComment(
    /^(?:An?|The|One) /.test(description)
      ? `${type} is ${description.charAt(0).toLowerCase()}${description.slice(1)}`
      : `${type}: ${description}`,
  );
}

function mapVariants(unions: readonly UnionType[]): ReadonlyMap<string, string> {
  return new Map(unions.flatMap(({ name, variants }) => variants.map((variant) => [variant, name] as const)));
}

function requireUniqueNames(definitions: readonly Definition[]): void {
  const names = definitions.flatMap((definition) => [
    toGoName(definition.name),
    ...(definition.kind === "enum"
      ? definition.values.map(({ value }) => constantName(definition.name, value))
      : []),
  ]);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate) throw new Error(`The Go client would have two declarations of ${duplicate}.`);
}
