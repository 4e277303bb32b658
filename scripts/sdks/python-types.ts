import type { Document, Schema } from "../../packages/client/generate/document.ts";

const IDENTIFIER = /^[A-Za-z_]\w*$/;
/** https://docs.python.org/3/reference/lexical_analysis.html#keywords */
export const KEYWORDS: ReadonlySet<string> = new Set(
  `and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield`.split(
    " ",
  ),
);
const SCALARS: Readonly<Record<string, string>> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

/** Writes Python types for schemas: a `TypedDict` for each object, and a `Literal` for each enum. */
export class PythonTypes {
  private readonly document: Document;
  /** Definitions by name. Annotations of classes are evaluated late, those of aliases at once, so an alias follows what it names. */
  private readonly classes = new Map<string, string>();
  private readonly aliases = new Map<string, string>();

  constructor(document: Document) {
    this.document = document;
    // The client raises errors, so the schemas of single problem responses have no types.
    for (const [name, schema] of Object.entries(document.components.schemas))
      if (!schema.allOf) this.define(name);
    const events = Object.entries(document.webhooks).map(([event, { post }]) =>
      this.type(post.requestBody?.content["application/json"]?.schema ?? {}, `${toPascal(event)}Event`),
    );
    this.aliases.set(
      "WebhookEvent",
      `WebhookEvent: TypeAlias = ${[...new Set(events)].join(" | ")}\nr"""A webhook's event. New types may be added."""`,
    );
  }

  /**
   * Returns the type of a schema, for use in another module.
   *
   * @param name of the type that an inline object gets
   */
  reference(schema: Schema, name: string): string {
    const type = this.type(schema, name);
    // The method `list` of a resource hides the built-in type.
    return this.qualify(type.replaceAll("list[", "Sequence["));
  }

  /** Returns the type of a page's items. */
  itemOf(page: Schema, name: string): string {
    const { properties = {} } = this.dereference(page);
    const { items = {} } = this.dereference(properties.data ?? {});
    return this.reference(items, `${name}Item`);
  }

  write(): string {
    return `"""Types of bodies and responses. Responses may contain members that these types do not name."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

${[...this.classes.values(), ...this.aliases.values()].join("\n\n")}
`;
  }

  private qualify(type: string): string {
    return type.replaceAll(/\b[A-Z]\w*/g, (word) =>
      this.classes.has(word) || this.aliases.has(word) ? `types.${word}` : word,
    );
  }

  private dereference(schema: Schema): Schema {
    if (!schema.$ref) return schema;
    return this.document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {};
  }

  private define(name: string): string {
    const schema = this.document.components.schemas[name] ?? {};
    if (schema.properties) return this.addClass(name, schema);
    return this.aliases.has(name) ? name : this.addAlias(name, schema);
  }

  private addAlias(name: string, schema: Schema): string {
    const type = this.type(schema, `${name}Value`);
    this.aliases.set(name, `${name}: TypeAlias = ${type}\n${writeNote(schema)}`);
    return name;
  }

  private type(schema: Schema, name: string): string {
    if (Array.isArray(schema.type))
      return schema.type.map((type) => this.type({ ...schema, type }, name)).join(" | ");
    if (schema.$ref) return this.define(schema.$ref.split("/").at(-1) ?? "");
    if (schema.type === "null") return "None";
    if (schema.const !== undefined) return `Literal[${toLiteral(schema.const)}]`;
    if (schema.enum) return `Literal[${schema.enum.map(toLiteral).join(", ")}]`;
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) {
      const types = branches.map((branch, index) =>
        this.type(branch, branches.filter(isObject).length > 1 ? `${name}${index + 1}` : name),
      );
      return [...new Set(types)].join(" | ");
    }
    if (schema.properties) return this.addClass(name, schema);
    if (schema.type === "array") return `list[${this.type(schema.items ?? {}, `${name}Item`)}]`;
    if (schema.type === "object" || schema.additionalProperties !== undefined) {
      const { additionalProperties: values } = schema;
      return `dict[str, ${typeof values === "object" ? this.type(values, `${name}Value`) : "Any"}]`;
    }
    return SCALARS[String(schema.type)] ?? "Any";
  }

  private addClass(name: string, schema: Schema): string {
    if (this.classes.has(name)) return name;
    this.classes.set(name, "");
    const required = new Set(schema.required);
    const members = Object.entries(schema.properties ?? {}).map(([member, value]) => {
      const type = this.type(
        value,
        `${name}${member.charAt(0).toUpperCase()}${member.slice(1).replaceAll(/\W/g, "")}`,
      );
      return { member, type: required.has(member) ? type : `NotRequired[${type}]`, note: writeNote(value) };
    });
    const isClass = members.every(({ member }) => IDENTIFIER.test(member) && !KEYWORDS.has(member));
    this.classes.set(
      name,
      isClass
        ? `
class ${name}(TypedDict):
    ${writeNote(schema) || `"""The object \`${name}\`."""`}
${members.map(({ member, type, note }) => `    ${member}: ${type}\n${note ? `    ${note}\n` : ""}`).join("")}`
        : `${name} = TypedDict("${name}", {${members.map(({ member, type }) => `"${member}": '${type}'`).join(", ")}})
${writeNote(schema)}`,
    );
    return name;
  }
}

/** `rollover.funds_sent` → `RolloverFundsSent` */
export const toPascal = (name: string) =>
  name.replaceAll(/(?:^|[_.-])(\w)/g, (_, letter) => letter.toUpperCase());

const isObject = ({ properties, $ref }: Schema) => properties !== undefined && !$ref;
const toLiteral = (value: unknown) =>
  typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
const writeNote = ({ description }: Schema) =>
  description
    ? `r"""${description.replaceAll(/\s+/g, " ").replaceAll('"""', "'''").replace(/"$/, '" ')}"""`
    : "";
