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
  integer: "long",
  number: "double",
  boolean: "bool",
  timestamp: "DateTimeOffset",
  binary: "UploadFile",
  any: "JToken",
};
const VALUE_TYPES: ReadonlySet<string> = new Set(["long", "double", "bool", "DateTimeOffset"]);
/** Avoids collisions with common .NET types. */
const RENAMED: Readonly<Record<string, string>> = { Environment: "ApiEnvironment" };

/** Writes a class for each object, and a class of constants for each enum. */
export class CSharpTypes {
  private readonly model: TypeModel;
  private readonly inputs: ReadonlySet<Definition>;
  private readonly unionOf: ReadonlyMap<Definition, UnionType>;

  constructor(model: TypeModel) {
    this.model = model;
    this.inputs = findReachable(listBodies(model.methods));
    this.unionOf = mapVariants(model.definitions);
  }

  write(): string {
    return `${this.model.definitions.map((definition) => this.writeDefinition(definition)).join("\n")}
    internal static class EventData
    {
        /// <summary>Returns the type of the data of an event, or null for an unknown type.</summary>
        internal static Type Find(string eventType)
        {
            switch (eventType)
            {
${this.model.events.map(({ type, data }) => `                case "${type}": return typeof(${data.name});\n`).join("")}                default: return null;
            }
        }
    }
`;
  }

  private writeDefinition(definition: Definition): string {
    const { name, description } = definition;
    switch (definition.kind) {
      case "enum":
        return writeEnum(definition);
      case "union":
        return `${writeSummary(description || `One of: ${definition.variants.map((variant) => variant.name).join(", ")}. A variant that this version does not know is an instance of this class, with its members in AdditionalMembers.`, 1)}    public class ${rename(name)} : ApiObject
    {
    }
`;
      case "object":
        return this.writeClass(definition);
    }
  }

  private writeClass(definition: ObjectType): string {
    const { name, description, members } = definition;
    const union = this.unionOf.get(definition)?.name;
    const properties = members.map((member) => this.writeProperty(member, definition));
    return `${writeSummary(description || "An object of the API.", 1)}    public class ${rename(name)} : ${union ? rename(union) : "ApiObject"}
    {
${properties.join("\n")}    }
`;
  }

  private writeProperty(member: Member, owner: ObjectType): string {
    const { name, type, isRequired, constant, description } = member;
    // A member cannot have its class's name.
    const property = toPascal(name) === owner.name ? `${toPascal(name)}Value` : toPascal(name);
    const summary = writeSummary(description, 2);
    if (type.kind === "binary")
      return `${summary}        [JsonIgnore]\n        public UploadFile ${property} { get; set; }\n`;
    if (this.unionOf.has(owner) && constant !== null)
      return `${summary}        [JsonProperty("${name}")]\n        public string ${property} => "${constant}";\n`;
    const isInput = this.inputs.has(owner);
    const include = type.isNullable && isInput ? ", NullValueHandling = NullValueHandling.Include" : "";
    // `Optional` distinguishes an omitted member from null.
    const isOptional = include !== "" && !isRequired;
    const omit = isOptional ? ", DefaultValueHandling = DefaultValueHandling.Ignore" : "";
    const optionalType = toOptionalType(type);
    const declared = isOptional
      ? `Optional<${optionalType}>`
      : isRequired && !type.isNullable
        ? toCSharpType(type)
        : optionalType;
    return `${summary}        [JsonProperty("${name}"${include}${omit})]\n        public ${declared} ${property} { get; set; }\n`;
  }
}

function writeEnum({ name, description, values }: EnumType): string {
  const constants = values.map(({ value, description: text }) => {
    const pascal = toPascal(value.replaceAll("*", "all"));
    const constant = /^\d/.test(pascal) || pascal === name ? `Value${pascal}` : pascal;
    return `${writeSummary(text, 2)}        public const string ${constant} = ${JSON.stringify(value)};\n`;
  });
  return `${writeSummary(`${description ? `${description} ` : ""}The API may add other values.`, 1)}    public static class ${rename(name)}
    {
${constants.join("\n")}    }
`;
}

/** Returns the type of a value that is not null. Enums are strings. */
export function toCSharpType(type: Type): string {
  switch (type.kind) {
    case "named":
      return type.definition.kind === "enum" ? "string" : rename(type.definition.name);
    case "list":
      return `List<${toItemType(type.of)}>`;
    case "map":
      return `Dictionary<string, ${toItemType(type.of)}>`;
    default:
      return SCALARS[type.kind];
  }
}

export function toOptionalType(type: Type): string {
  const base = toCSharpType(type);
  return VALUE_TYPES.has(base) ? `${base}?` : base;
}

const toItemType = (type: Type) => (type.isNullable ? toOptionalType(type) : toCSharpType(type));
const rename = (name: string) => RENAMED[name] ?? name;

/** @param depth number of indentations */
export function writeSummary(text: string, depth: number): string {
  if (text.trim() === "") return "";
  const indent = "    ".repeat(depth);
  const escaped = text.trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const lines = escaped.split("\n").filter((line) => line !== "");
  if (lines.length === 1) return `${indent}/// <summary>${lines[0]}</summary>\n`;
  return `${indent}/// <summary>\n${lines.map((line) => `${indent}/// <para>${line}</para>\n`).join("")}${indent}/// </summary>\n`;
}
