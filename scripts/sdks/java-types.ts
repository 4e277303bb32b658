import { formatJavadoc, toConstantName, toMemberName } from "./java-names.ts";
import {
  type Definition,
  type EnumType,
  findReachable,
  listBodies,
  listNamed,
  type Member,
  mapStringScalars,
  type ObjectType,
  type Scalar,
  type Type,
  type TypeModel,
  type UnionType,
} from "./type-model.ts";

const SCALARS: Readonly<Record<Scalar, string>> = {
  ...mapStringScalars("String"),
  date: "LocalDate",
  timestamp: "Instant",
  decimal: "BigDecimal",
  money: "BigDecimal",
  integer: "Long",
  number: "Double",
  boolean: "Boolean",
  any: "JsonNode",
};
/** Methods of `ApiObject` that read a scalar. */
const DECODERS: Readonly<Record<Scalar, string>> = {
  ...mapStringScalars("text"),
  date: "date",
  timestamp: "instant",
  decimal: "decimal",
  money: "decimal",
  integer: "integer",
  number: "number",
  boolean: "bool",
  any: "any",
};
const PRIMITIVES: Readonly<Record<string, string>> = { Long: "long", Double: "double", Boolean: "boolean" };
const toPrimitive = (name: string) => PRIMITIVES[name] ?? name;

/** Returns the boxed type, such as `Long`. */
export function toJavaType(type: Type): string {
  if (type.kind === "named") return type.definition.name;
  if (type.kind === "list") return `List<${toJavaType(type.of)}>`;
  return type.kind === "map" ? `Map<String, ${toJavaType(type.of)}>` : SCALARS[type.kind];
}

/** Returns a Java expression for a `Function<JsonNode, …>` that reads the type. */
export function formatDecoder(type: Type): string {
  switch (type.kind) {
    case "named": {
      const { kind, name } = type.definition;
      return { object: `${name}::new`, enum: `enumeration(${name}::of)`, union: `${name}::of` }[kind];
    }
    case "list":
    case "map":
      return `${type.kind}(${formatDecoder(type.of)})`;
    default:
      return `ApiObject::${DECODERS[type.kind]}`;
  }
}

export const toQueryName = (prefix: string) => `${prefix}Query`;

/** Writes a class for each query, event and reachable definition. @returns texts by class name */
export function writeJavaTypes({ definitions, methods, events }: TypeModel): Map<string, string> {
  // Only objects of requests have builders.
  const requests = findReachable(listBodies(methods));
  const eventTypes = new Set<Definition>(events.map(({ definition }) => definition));
  const unions = definitions.filter((definition) => definition.kind === "union");
  // Excludes list pages, for which the client has its own class. Includes all unions, because the lines of an exported file are
  // unions, and a method that returns a file has no result type.
  const used = findReachable([
    ...requests,
    ...eventTypes,
    ...unions,
    ...methods.flatMap(({ result, query }) => [
      ...(result ? listNamed(result) : []),
      ...query.flatMap(({ type }) => listNamed(type)),
    ]),
    ...definitions.filter(({ name }) => name === "Problem"),
  ]);
  const write = (definition: Definition): string => {
    if (definition.kind === "enum") return writeEnum(definition);
    if (definition.kind === "union") return writeUnion(definition);
    const implemented = unions.filter(({ variants }) => variants.includes(definition));
    const names = implemented.map(({ name }) => name).join(", ");
    return writeClass(definition, {
      parent: names ? `ApiObject implements ${names}` : "ApiObject",
      hasBuilder: requests.has(definition),
    });
  };
  const queries = methods.filter(({ query }) => query.length > 0);
  return new Map([
    ...definitions
      .filter((definition) => used.has(definition) && !eventTypes.has(definition))
      .map((definition) => [definition.name, write(definition)] as const),
    ...queries.map(({ prefix, query }) => [toQueryName(prefix), writeQuery(prefix, query)] as const),
    ["WebhookEvent", writeEventBase(events)],
    ...events.map(({ definition }) => [definition.name, writeEvent(definition)] as const),
  ]);
}

function writeQuery(prefix: string, members: readonly Member[]): string {
  const object: ObjectType = {
    kind: "object",
    name: toQueryName(prefix),
    description: "Query parameters.",
    members,
  };
  return writeClass(object, { parent: "ApiObject", hasBuilder: true });
}

function writeEvent(event: ObjectType): string {
  const members = event.members.filter(({ name }) => name === "data");
  return writeClass({ ...event, members }, { parent: "WebhookEvent", hasBuilder: false });
}

function writeEventBase(events: TypeModel["events"]): string {
  const members = (events[0]?.definition.members ?? [])
    .filter(({ name }) => name !== "data")
    .map((member) => (member.name === "type" ? { ...member, description: "The event type." } : member));
  const entries = events.map(
    ({ type, definition }) => `          Map.entry("${type}", ${definition.name}::new)`,
  );
  return `/** An event of a webhook. Events of types that this version of the client does not know have no subclass. */
public class WebhookEvent extends ApiObject {
  private static final Map<String, Function<JsonNode, WebhookEvent>> TYPES =
      Map.ofEntries(
${entries.join(",\n")});

  /** Creates an object from JSON. */
  public WebhookEvent(JsonNode json) {
    super(json);
  }

  /** Returns an event of the class for its type. */
  public static WebhookEvent of(JsonNode json) {
    return TYPES.getOrDefault(json.path("type").asText(), WebhookEvent::new).apply(json);
  }

${members.map((member) => writeAccessor(member, "final ")).join("\n\n")}
}`;
}

/** Omits accessors for file members, because methods take files as arguments. */
function writeClass(
  { name, description, members: all }: ObjectType,
  { parent, hasBuilder }: { parent: string; hasBuilder: boolean },
): string {
  const members = all.filter(({ type }) => type.kind !== "binary");
  const parts = [
    `  /** Creates an object from JSON. */
  public ${name}(JsonNode json) {
    super(json);
  }`,
    ...members.map((member) => writeAccessor(member)),
    ...(hasBuilder ? [writeBuilder(name, members)] : []),
  ];
  return `${formatJavadoc(description || `The object \`${name}\`.`)}
public final class ${name} extends ${parent} {
${parts.join("\n\n")}
}`;
}

function writeAccessor({ name, type, isRequired, description }: Member, modifier = ""): string {
  const isOptional = !isRequired || type.isNullable;
  const returns = isOptional ? `Optional<${toJavaType(type)}>` : toPrimitive(toJavaType(type));
  return `${formatJavadoc(description || `Returns \`${name}\`.`, "  ")}
  public ${modifier}${returns} ${toMemberName(name)}() {
    return ${isOptional ? "optional" : "required"}("${name}", ${formatDecoder(type)});
  }`;
}

function writeBuilder(name: string, members: readonly Member[]): string {
  const isConstant = ({ constant, isRequired }: Member) => typeof constant === "string" && isRequired;
  const constants = members.filter(isConstant);
  const assignments = constants
    .map((member) => `\n      set("${member.name}", "${member.constant}");`)
    .join("");
  const setters = members.filter((member) => !isConstant(member)).map(writeSetter);
  return `  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ${name}}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {${assignments}${assignments ? "\n    " : ""}}

${setters.map((setter) => `${setter}\n\n`).join("")}    /** Returns the object. */
    public ${name} build() {
      return new ${name}(members());
    }
  }`;
}

function writeSetter({ name, type, isRequired, description }: Member): string {
  const text = [
    description || `Sets \`${name}\`.`,
    isRequired ? "Required." : "",
    type.isNullable ? "Can be null." : "",
  ];
  const [parameter, value] =
    type.kind === "list" && type.acceptsItem
      ? [`${toJavaType(type.of)}...`, "List.of(value)"]
      : [
          type.isNullable ? toJavaType(type) : toPrimitive(toJavaType(type)),
          type.kind === "money" ? "money(value)" : "value",
        ];
  return `${formatJavadoc(text.filter(Boolean).join(" "), "    ")}
    public Builder ${toMemberName(name)}(${parameter} value) {
      return ${type.isNullable ? "member" : "set"}("${name}", ${value});
    }`;
}

/** Writes a class that also accepts unknown values. */
function writeEnum({ name, description, values }: EnumType): string {
  const constants = values.map(
    ({ value, description: text }) => `${formatJavadoc(text || `\`${value}\`.`, "  ")}
  public static final ${name} ${toConstantName(value)} = of("${value}");`,
  );
  return `${formatJavadoc(description || "The possible values. New values may be added.")}
public final class ${name} extends ApiEnum {
${constants.join("\n\n")}

  private ${name}(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ${name} of(String value) {
    return intern(${name}.class, value, ${name}::new);
  }
}`;
}

/** The variants implement this interface. */
function writeUnion({ name, description }: UnionType): string {
  return `${formatJavadoc(description || "One of several objects.")}
public interface ${name} {
  /** Returns an object from JSON, for alternatives that this version of the client does not know. */
  static ${name} of(JsonNode json) {
    return new Other(json);
  }

  /** An alternative that this version of the client does not know. */
  final class Other extends ApiObject implements ${name} {
    private Other(JsonNode json) {
      super(json);
    }
  }
}`;
}
