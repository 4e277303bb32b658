import type { Schema } from "../../packages/client/generate/document.ts";
import { formatJavadoc, toConstantName } from "./java-names.ts";

export interface JavaType {
  /** Boxed, such as `Long`. */
  name: string;
  /** Expression of a `Function<JsonNode, …>`. */
  decoder: string;
  isNullable: boolean;
  isMoney: boolean;
  /** True if a single item and a list are both valid. */
  isItemOrList: boolean;
}

export interface JavaMember {
  /** Name in JSON. */
  member: string;
  name: string;
  type: JavaType;
  isRequired: boolean;
  /** Only valid value, which builders set if the member is required. */
  constant: string | null;
  description: string;
}

interface ObjectOptions {
  members: readonly JavaMember[];
  hasBuilder: boolean;
  nested: readonly string[];
  isNested: boolean;
  extends?: string;
  /** Subclasses by the member `type`. */
  subclasses?: ReadonlyMap<string, string>;
}

const PRIMITIVES: Readonly<Record<string, string>> = { Long: "long", Double: "double", Boolean: "boolean" };
const toPrimitive = (name: string) => PRIMITIVES[name] ?? name;

/** Writes a class with an accessor for each member. */
export function writeObject(name: string, schema: Schema, options: ObjectOptions): string {
  const { members, hasBuilder, nested, isNested, subclasses } = options;
  const modifiers = `${isNested ? "static " : ""}${subclasses ? "" : "final "}`;
  const parts = [
    ...(subclasses ? [writeSubclasses(name, subclasses)] : []),
    `  /** Creates an object from JSON. */
  public ${name}(JsonNode json) {
    super(json);
  }`,
    ...(subclasses ? [writeFactory(name)] : []),
    ...members.map((member) => writeAccessor(member, subclasses !== undefined)),
    ...(hasBuilder ? [writeBuilder(name, members)] : []),
    ...nested.map((text) => text.replaceAll(/^(?=.)/gm, "  ")),
  ];
  return `${formatJavadoc(schema.description ?? `The object \`${name}\`.`)}
public ${modifiers}class ${name} extends ${options.extends ?? "ApiObject"}%interfaces:${name}% {
${parts.join("\n\n")}
}`;
}

function writeAccessor(
  { member, name, type, isRequired, description }: JavaMember,
  isFinal: boolean,
): string {
  const isOptional = !isRequired || type.isNullable;
  const returns = isOptional ? `Optional<${type.name}>` : toPrimitive(type.name);
  const text = description || `Returns \`${member}\`.`;
  return `${formatJavadoc(text, "  ")}
  public ${isFinal ? "final " : ""}${returns} ${name}() {
    return ${isOptional ? "optional" : "required"}("${member}", ${type.decoder});
  }`;
}

function writeBuilder(name: string, members: readonly JavaMember[]): string {
  const isConstant = ({ constant, isRequired }: JavaMember) => constant !== null && isRequired;
  const constants = members.filter(isConstant);
  const assignments = constants
    .map(({ member, constant }) => `\n      set("${member}", "${constant}");`)
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

function writeSetter({ member, name, type, isRequired, description }: JavaMember): string {
  const text = [
    description || `Sets \`${member}\`.`,
    isRequired ? "Required." : "",
    type.isNullable ? "Can be null." : "",
  ];
  const item = type.name.replace(/^List<(.*)>$/, "$1");
  const parameter = type.isItemOrList
    ? `${item}... value`
    : `${type.isNullable ? type.name : toPrimitive(type.name)} value`;
  const value = type.isItemOrList ? "List.of(value)" : type.isMoney ? "money(value)" : "value";
  return `${formatJavadoc(text.filter(Boolean).join(" "), "    ")}
    public Builder ${name}(${parameter}) {
      return ${type.isNullable ? "member" : "set"}("${member}", ${value});
    }`;
}

type EnumSchema = Schema & { "x-enumDescriptions"?: Readonly<Record<string, string>> };

/** Writes an enum that accepts unknown values. */
export function writeEnum(name: string, schema: EnumSchema, isNested: boolean): string {
  const descriptions = schema["x-enumDescriptions"] ?? {};
  const constants = (schema.enum ?? []).map(
    (value) => `${formatJavadoc(descriptions[value] ?? `\`${value}\`.`, "  ")}
  public static final ${name} ${toConstantName(value)} = of("${value}");`,
  );
  return `${formatJavadoc(schema.description ?? "The possible values. New values may be added.")}
public ${isNested ? "static " : ""}final class ${name} extends ApiEnum {
${constants.join("\n\n")}

  private ${name}(String value) {
    super(value);
  }

  /** Returns the instance for a value, also if this version of the client does not know it. */
  public static ${name} of(String value) {
    return intern(${name}.class, value, ${name}::new);
  }
}`;
}

/** Writes an interface of the alternatives. */
export function writeUnion(name: string, schema: Schema, nested: readonly string[]): string {
  return `${formatJavadoc(schema.description ?? "One of several objects.")}
public interface ${name} {
  /** Returns an object from JSON, for alternatives that this version of the client does not know. */
  static ${name} of(JsonNode json) {
    return new Other(json);
  }

${nested.map((text) => `${text.replaceAll(/^(?=.)/gm, "  ")}\n\n`).join("")}  /** Another alternative. */
  final class Other extends ApiObject implements ${name} {
    private Other(JsonNode json) {
      super(json);
    }
  }
}`;
}

function writeSubclasses(name: string, subclasses: ReadonlyMap<string, string>): string {
  const entries = [...subclasses].map(
    ([type, subclass]) => `          Map.entry("${type}", ${subclass}::new)`,
  );
  return `  private static final Map<String, Function<JsonNode, ${name}>> TYPES =
      Map.ofEntries(
${entries.join(",\n")});`;
}

function writeFactory(name: string): string {
  return `  /** Returns an event of the class for its type. */
  public static ${name} of(JsonNode json) {
    return TYPES.getOrDefault(json.path("type").asText(), ${name}::new).apply(json);
  }`;
}
