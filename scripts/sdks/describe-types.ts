import type { Method } from "../../packages/client/generate/describe-methods.ts";
import type { Document, Schema } from "../../packages/client/generate/document.ts";

/** A type of any language. `reference` names an object or an alias. */
export type Type =
  | { kind: "string" | "integer" | "number" | "boolean" | "null" | "any" }
  | { kind: "literal"; value: unknown }
  | { kind: "reference"; name: string }
  | { kind: "array"; item: Type }
  | { kind: "map"; value: Type }
  | { kind: "union"; types: readonly Type[] };

export interface Member {
  name: string;
  type: Type;
  isRequired: boolean;
  description: string;
}

export interface ObjectType {
  description: string;
  members: readonly Member[];
}

export interface Alias {
  description: string;
  type: Type;
}

export interface MethodTypes {
  /** Null if the method has no JSON body. */
  body: Type | null;
  /** Null for `raw` responses. */
  response: Type | null;
  /** Item of a `list`. */
  item: Type | null;
  query: ReadonlyMap<string, Type>;
}

const SCALARS = ["string", "integer", "number", "boolean", "null"] as const;

/** Names every object of the document, so that each language has the same names. Inline objects are named after their place. */
export class TypeCatalog {
  /** Objects by name, each before the objects in its members. */
  readonly objects = new Map<string, ObjectType>();
  /** Other named types by name, each after the aliases that it uses. */
  readonly aliases = new Map<string, Alias>();
  readonly methods: ReadonlyMap<Method, MethodTypes>;
  private readonly document: Document;

  constructor(document: Document, methods: readonly Method[]) {
    this.document = document;
    // Clients raise errors, so the schemas of single problem responses have no types.
    for (const [name, { allOf }] of Object.entries(document.components.schemas))
      if (!allOf) this.define(name);
    const events = Object.entries(document.webhooks).map(([event, { post }]) =>
      this.describe(post.requestBody?.content["application/json"]?.schema ?? {}, `${toPascal(event)}Event`),
    );
    this.aliases.set("WebhookEvent", {
      description: "A webhook's event. New types may be added.",
      type: { kind: "union", types: events },
    });
    this.methods = new Map(methods.map((method) => [method, this.describeMethod(method)]));
  }

  getMethod(method: Method): MethodTypes {
    const types = this.methods.get(method);
    if (!types) throw new Error(`The catalog was built without ${method.resource}.${method.name}.`);
    return types;
  }

  private describeMethod(method: Method): MethodTypes {
    const name = `${toPascal(method.resource)}${toPascal(method.name)}`;
    const body = method.body?.type === "json" ? this.describe(method.body.schema, `${name}Body`) : null;
    const query = new Map(
      method.query
        .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
        .map((parameter) => [
          parameter.name,
          this.describe(parameter.schema, `${name}${toPascal(parameter.name)}`),
        ]),
    );
    const response = method.response ? this.describe(method.response, `${name}Response`) : null;
    return { body, query, response, item: method.kind === "list" ? this.describeItem(method, name) : null };
  }

  private describeItem({ response }: Method, name: string): Type {
    const { properties = {} } = this.dereference(response ?? {});
    const { items = {} } = this.dereference(properties.data ?? {});
    return this.describe(items, `${name}Item`);
  }

  private dereference(schema: Schema): Schema {
    if (!schema.$ref) return schema;
    return this.document.components.schemas[toName(schema.$ref)] ?? {};
  }

  private define(name: string): Type {
    const schema = this.document.components.schemas[name] ?? {};
    if (schema.properties) return this.addObject(name, schema);
    if (!this.aliases.has(name)) {
      const type = this.describe(schema, `${name}Value`);
      this.aliases.set(name, { type, description: schema.description ?? "" });
    }
    return { kind: "reference", name };
  }

  /** @param name of the type that an inline object gets */
  private describe(schema: Schema, name: string): Type {
    if (Array.isArray(schema.type))
      return { kind: "union", types: schema.type.map((type) => this.describe({ ...schema, type }, name)) };
    if (schema.$ref) return this.define(toName(schema.$ref));
    if (schema.type === "null") return { kind: "null" };
    if (schema.const !== undefined) return { kind: "literal", value: schema.const };
    if (schema.enum)
      return { kind: "union", types: schema.enum.map((value) => ({ kind: "literal", value })) };
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) {
      const areSeveral = branches.filter(({ properties, $ref }) => properties && !$ref).length > 1;
      const types = branches.map((branch, index) =>
        this.describe(branch, areSeveral ? `${name}${index + 1}` : name),
      );
      return { kind: "union", types };
    }
    if (schema.properties) return this.addObject(name, schema);
    if (schema.type === "array")
      return { kind: "array", item: this.describe(schema.items ?? {}, `${name}Item`) };
    if (schema.type === "object" || schema.additionalProperties !== undefined) {
      const { additionalProperties: values } = schema;
      const value: Type =
        typeof values === "object" ? this.describe(values, `${name}Value`) : { kind: "any" };
      return { kind: "map", value };
    }
    return { kind: SCALARS.find((scalar) => scalar === schema.type) ?? "any" };
  }

  private addObject(name: string, schema: Schema): Type {
    if (this.objects.has(name)) return { kind: "reference", name };
    const members: Member[] = [];
    this.objects.set(name, { description: schema.description ?? "", members });
    const required = new Set(schema.required);
    for (const [member, value] of Object.entries(schema.properties ?? {}))
      members.push({
        name: member,
        type: this.describe(
          value,
          `${name}${member.charAt(0).toUpperCase()}${member.slice(1).replaceAll(/\W/g, "")}`,
        ),
        isRequired: required.has(member),
        description: value.description ?? "",
      });
    return { kind: "reference", name };
  }
}

/** `rollover.funds_sent` → `RolloverFundsSent` */
export const toPascal = (name: string) =>
  name.replaceAll(/(?:^|[_.-])(\w)/g, (_, letter) => letter.toUpperCase());

/** `RolloverFundsSent` and `rollover.funds-sent` → `rollover_funds_sent` */
export const toSnakeCase = (name: string) =>
  name
    .replaceAll(/[.-]/g, "_")
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`)
    .toLowerCase();

const toName = (reference: string) => reference.split("/").at(-1) ?? "";
