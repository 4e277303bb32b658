import { alignRows, toGoName, writeComment } from "./go-names.ts";
import { toPascal } from "./names.ts";
import {
  type Definition,
  type EnumType,
  findReachable,
  listBodies,
  type Member,
  mapStringScalars,
  mapVariants,
  type ObjectType,
  type Scalar,
  type Type,
  type TypeModel,
  type UnionType,
} from "./type-model.ts";

const SCALARS: Readonly<Record<Scalar, string>> = {
  ...mapStringScalars("string"),
  integer: "int",
  number: "float64",
  boolean: "bool",
  timestamp: "time.Time",
  binary: "File",
  any: "any",
};

interface Context {
  /** Request types, which distinguish absent members from null. */
  inputs: ReadonlySet<Definition>;
  /** Update types, which also distinguish an empty list from an absent one. */
  patches: ReadonlySet<Definition>;
  unionOf: ReadonlyMap<Definition, UnionType>;
}

/** @returns Go source without the package clause */
export function writeGoTypes({ definitions, events, methods }: TypeModel): string {
  requireUniqueNames(definitions);
  const context: Context = {
    inputs: findReachable(listBodies(methods)),
    patches: findReachable(listBodies(methods.filter(({ httpMethod }) => httpMethod === "PATCH"))),
    unionOf: mapVariants(definitions),
  };
  return `${definitions.map((definition) => writeDefinition(definition, context)).join("\n")}
${writeEventData(events)}`;
}

/** Returns the type of a value that is not null. */
export function toGoType(type: Type): string {
  if (type.kind === "named") return toGoName(type.definition.name);
  if (type.kind === "list") return `[]${toGoItemType(type.of)}`;
  if (type.kind === "map") return `map[string]${toGoItemType(type.of)}`;
  return SCALARS[type.kind];
}

const toGoItemType = (type: Type) =>
  type.isNullable && type.kind !== "any" ? `*${toGoType(type)}` : toGoType(type);

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

function writeStruct(object: ObjectType, context: Context): string {
  const name = toGoName(object.name);
  const union = context.unionOf.get(object);
  const tagMember = union && object.members.find(({ constant }) => typeof constant === "string");
  const rows = object.members
    .filter((member) => member !== tagMember)
    .map((member) => ({
      comment: writeComment(member.description, "\t"),
      cells: writeMember(member, object, context),
    }));
  const body = rows.length > 0 ? ` {\n${alignRows(rows)}}` : "{}";
  const struct = `${writeTypeComment(object)}type ${name} struct${body}\n`;
  if (!tagMember || !union) return struct;
  return `${struct}
func (*${name}) is${toGoName(union.name)}() {}

// MarshalJSON adds the member ${tagMember.name}.
func (a ${name}) MarshalJSON() ([]byte, error) {
	type members ${name}
	return marshalTagged("${tagMember.name}", "${tagMember.constant}", members(a))
}
`;
}

function writeMember(member: Member, owner: ObjectType, { inputs, patches }: Context): string[] {
  const { name, type, isRequired } = member;
  const base = toGoType(type);
  const field = toGoName(toPascal(name));
  if (type.kind === "binary") return [field, base, '`json:"-"`'];
  const isCollection = type.kind === "list" || type.kind === "map";
  const canBeNil = isCollection || type.kind === "any";
  if (isRequired) return [field, type.isNullable && !canBeNil ? `*${base}` : base, `\`json:"${name}"\``];
  const tag = `\`json:"${name},omitempty"\``;
  if (type.isNullable && inputs.has(owner)) return [field, `Nullable[${base}]`, tag];
  // An absent list in an update differs from an empty one, so it needs a pointer.
  const needsPointer = isCollection ? patches.has(owner) : !canBeNil;
  if (!needsPointer) return [field, base, tag];
  return [field, `*${base}`, tag];
}

function writeEnum({ name, description, values }: EnumType): string {
  const type = toGoName(name);
  const rows = values.map(({ value, description: comment }) => ({
    comment: writeComment(comment, "\t"),
    cells: [toGoConstantName(name, value), type, `= ${JSON.stringify(value)}`],
  }));
  return `${writeTypeComment({ name, description })}type ${type} string

// Known values of ${type}. The API may add others.
const (
${alignRows(rows)})
`;
}

const toGoConstantName = (name: string, value: string) =>
  toGoName(`${name}${value === "*" ? "All" : toPascal(value.replaceAll("*", "all"))}`);

function writeUnion({ name, description, variants }: UnionType): string {
  const type = toGoName(name);
  const list = variants.map((variant) => `\n//   - [${toGoName(variant.name)}]`).join("");
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
  const cases = events.map(({ type, data }) => `\tcase "${type}":\n\t\treturn new(${toGoName(data.name)})\n`);
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

function requireUniqueNames(definitions: readonly Definition[]): void {
  const names = definitions.flatMap((definition) => [
    toGoName(definition.name),
    ...(definition.kind === "enum"
      ? definition.values.map(({ value }) => toGoConstantName(definition.name, value))
      : []),
  ]);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate) throw new Error(`The Go client would have two declarations of ${duplicate}.`);
}
