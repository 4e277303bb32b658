import {
  type Definition,
  type EnumType,
  findReachable,
  type Member,
  type ObjectType,
  type TypeModel,
  type TypeRef,
  toPascal,
} from "./type-model.ts";

const SCALARS: Readonly<Record<Exclude<TypeRef["kind"], "list" | "map" | "named">, string>> = {
  string: "string",
  integer: "long",
  number: "double",
  boolean: "bool",
  timestamp: "DateTimeOffset",
  binary: "UploadFile",
  any: "JToken",
};
const VALUE_TYPES: ReadonlySet<string> = new Set(["long", "double", "bool", "DateTimeOffset"]);
/** Types whose names programs use for types of .NET. */
const RENAMED: Readonly<Record<string, string>> = { Environment: "ApiEnvironment" };

/** Writes C# types: a class for each object, and a class of constants for each enum. */
export class CSharpTypes {
  private readonly model: TypeModel;
  private readonly enums: ReadonlySet<string>;
  private readonly inputs: ReadonlySet<string>;
  private readonly unionOf: ReadonlyMap<string, string>;

  constructor(model: TypeModel, bodies: readonly string[]) {
    const { definitions } = model;
    this.model = model;
    this.inputs = findReachable(definitions, bodies);
    this.enums = new Set(definitions.flatMap(({ kind, name }) => (kind === "enum" ? [name] : [])));
    this.unionOf = new Map(
      definitions.flatMap((definition) =>
        definition.kind === "union" ? definition.variants.map((one) => [one, definition.name] as const) : [],
      ),
    );
  }

  /** Returns the type of a value; enums are strings. */
  type(type: TypeRef): string {
    if (type.kind === "named") return this.enums.has(type.name) ? "string" : rename(type.name);
    if (type.kind === "list") return `List<${this.itemType(type.of)}>`;
    if (type.kind === "map") return `Dictionary<string, ${this.itemType(type.of)}>`;
    return SCALARS[type.kind];
  }

  optionalType(type: TypeRef): string {
    const base = this.type(type);
    return VALUE_TYPES.has(base) ? `${base}?` : base;
  }

  write(): string {
    const sorted = this.model.definitions.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return `${sorted.map((definition) => this.writeDefinition(definition)).join("\n")}
    internal static class EventData
    {
        /// <summary>Returns the type of the data of an event, or null for an unknown type.</summary>
        internal static Type Find(string eventType)
        {
            switch (eventType)
            {
${this.model.events.map(({ type, data }) => `                case "${type}": return typeof(${data});\n`).join("")}                default: return null;
            }
        }
    }
`;
  }

  private itemType(type: TypeRef): string {
    return type.isNullable ? this.optionalType(type) : this.type(type);
  }

  private writeDefinition(definition: Definition): string {
    const { name, description } = definition;
    switch (definition.kind) {
      case "enum":
        return writeEnum(definition);
      case "union":
        return `${writeSummary(description || `One of: ${definition.variants.join(", ")}. Of this class itself: an object that this version does not know, in AdditionalMembers.`, 1)}    public class ${rename(name)} : ApiObject
    {
    }
`;
      case "object":
        return this.writeClass(definition);
    }
  }

  private writeClass({ name, description, members }: ObjectType): string {
    const union = this.unionOf.get(name);
    const properties = members.map((member) => this.writeProperty(member, name));
    return `${writeSummary(description || "An object of the API.", 1)}    public class ${rename(name)} : ${union ? rename(union) : "ApiObject"}
    {
${properties.join("\n")}    }
`;
  }

  private writeProperty(member: Member, owner: string): string {
    const { name, type, isRequired, constant, description } = member;
    // A member cannot have the name of its class.
    const property = toPascal(name) === owner ? `${toPascal(name)}Value` : toPascal(name);
    const summary = writeSummary(description, 2);
    if (type.kind === "binary")
      return `${summary}        [JsonIgnore]\n        public UploadFile ${property} { get; set; }\n`;
    if (this.unionOf.has(owner) && constant !== null)
      return `${summary}        [JsonProperty("${name}")]\n        public string ${property} => "${constant}";\n`;
    const isInput = this.inputs.has(owner);
    const include = type.isNullable && isInput ? ", NullValueHandling = NullValueHandling.Include" : "";
    const isOptional = include !== "" && !isRequired;
    const omit = isOptional ? ", DefaultValueHandling = DefaultValueHandling.Ignore" : "";
    const optional = this.optionalType(type);
    const declared = isOptional
      ? `Optional<${optional}>`
      : isRequired && !type.isNullable
        ? this.type(type)
        : optional;
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

export const rename = (name: string) => RENAMED[name] ?? name;

/** Writes a documentation comment. @param depth number of indentations */
export function writeSummary(text: string, depth: number): string {
  if (text.trim() === "") return "";
  const indent = "    ".repeat(depth);
  const escaped = text.trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const lines = escaped.split("\n").filter((line) => line !== "");
  if (lines.length === 1) return `${indent}/// <summary>${lines[0]}</summary>\n`;
  return `${indent}/// <summary>\n${lines.map((line) => `${indent}/// <para>${line}</para>\n`).join("")}${indent}/// </summary>\n`;
}
