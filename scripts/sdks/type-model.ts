import type { Method } from "../../packages/client/generate/describe-methods.ts";
import type { Document, Schema } from "../../packages/client/generate/document.ts";
import { type EnumNames, toEnumKey } from "./enum-names.ts";
import { toPascal, toSingular } from "./names.ts";

/** Types and methods of the API, for all languages. Every object, enum and union of objects has a name. */
export interface TypeModel {
  /** Sorted by name. */
  definitions: readonly Definition[];
  methods: readonly TypedMethod[];
  events: readonly { type: string; definition: ObjectType; data: ObjectType }[];
  /** All events, for languages without a common base type of events. */
  eventUnion: UnionType;
  /** Error codes with their descriptions. */
  errors: readonly { code: string; description: string }[];
}

export type Scalar = "integer" | "number" | "boolean" | "any" | keyof ReturnType<typeof mapStringScalars>;

export type Type = { isNullable: boolean } & (
  | { kind: Scalar }
  /** A single item is also valid if `acceptsItem` is true. */
  | { kind: "list"; of: Type; acceptsItem: boolean }
  | { kind: "map"; of: Type }
  | { kind: "named"; definition: Definition }
);

export interface Member {
  name: string;
  type: Type;
  isRequired: boolean;
  description: string;
  /** The member's only value. */
  constant: string | boolean | null;
}

export interface ObjectType {
  kind: "object";
  name: string;
  description: string;
  members: readonly Member[];
}

export interface EnumType {
  kind: "enum";
  name: string;
  description: string;
  values: readonly { value: string; description: string }[];
}

export interface UnionType {
  kind: "union";
  name: string;
  description: string;
  variants: readonly ObjectType[];
}

export type Definition = ObjectType | EnumType | UnionType;

export type CallOption = "idempotencyKey" | "ifVersion" | "timeout" | "maxRetries";

export interface TypedMethod extends Omit<Method, "query" | "body" | "response"> {
  /** Prefix for the method's own types: `RolloversList`. */
  prefix: string;
  /** Required parameters first. */
  query: readonly Member[];
  body: { encoding: "json" | "form"; isRequired: boolean; type: Type } | null;
  /** The response, or the items of a `list`. Null for `raw`. */
  result: Type | null;
  options: readonly CallOption[];
}

/** Maps every scalar that is a JSON string to one type. */
export const mapStringScalars = (type: string) => ({
  string: type,
  date: type,
  timestamp: type,
  decimal: type,
  /** Decimal with two places. */
  money: type,
  binary: type,
});

interface ModelOptions {
  methods: readonly Method[];
  enumNames: EnumNames;
  /** Merges a union into one object with all variants' members, if the variants' names start with the union's. */
  mergesVariants: boolean;
}

export function buildTypeModel(document: Document, options: ModelOptions): TypeModel {
  const builder = new ModelBuilder(document, options);
  const events = Object.entries(document.webhooks).map(([type, { post }]) => {
    const schema = post.requestBody?.content["application/json"]?.schema ?? {};
    const definition = toObject(builder.resolve(schema, type), type);
    return {
      type,
      definition,
      data: toObject(definition.members.find(({ name }) => name === "data")?.type, type),
    };
  });
  const eventUnion: UnionType = {
    kind: "union",
    name: "WebhookEvent",
    description: "A webhook's event. New types may be added.",
    variants: events.map(({ definition }) => definition),
  };
  const methods = options.methods.map((method) => builder.addTypes(method));
  const { schemas, examples } = document.components;
  const errors = (schemas.ErrorCode?.enum ?? []).map((code) => {
    const title = examples[code]?.value?.title;
    return { code, description: `\`${code}\`: ${title ? `${title}.` : `see /errors/${code}.`}` };
  });
  return { definitions: builder.listDefinitions(), methods, events, eventUnion, errors };
}

/** Returns these definitions, and all definitions that they refer to directly or indirectly. */
export function findReachable(definitions: readonly Definition[]): ReadonlySet<Definition> {
  const reached = new Set<Definition>();
  const visit = (definition: Definition): void => {
    if (reached.has(definition)) return;
    reached.add(definition);
    if (definition.kind === "union") definition.variants.forEach(visit);
    if (definition.kind === "object")
      for (const { type } of definition.members) listNamed(type).forEach(visit);
  };
  definitions.forEach(visit);
  return reached;
}

/** Lists the definitions in request bodies. */
export const listBodies = (methods: readonly TypedMethod[]) =>
  methods.flatMap(({ body }) => (body ? listNamed(body.type) : []));

/** Finds the definition, if the type has one. */
export function listNamed(type: Type): Definition[] {
  if (type.kind === "named") return [type.definition];
  return type.kind === "list" || type.kind === "map" ? listNamed(type.of) : [];
}

export function mapVariants(definitions: readonly Definition[]): ReadonlyMap<Definition, UnionType> {
  const unions = definitions.filter((definition) => definition.kind === "union");
  return new Map(unions.flatMap((union) => union.variants.map((variant) => [variant, union] as const)));
}

class ModelBuilder {
  private readonly document: Document;
  private readonly options: ModelOptions;
  private readonly objects = new Map<string, ObjectType | UnionType>();
  private readonly enums = new Map<string, EnumType>();

  constructor(document: Document, options: ModelOptions) {
    this.document = document;
    this.options = options;
    const schemas = Object.entries(document.components.schemas);
    for (const [name, schema] of schemas) if (schema.enum) this.resolve(schema, name);
    // Skips single problem responses (`allOf`), for which clients throw errors.
    for (const [name, schema] of schemas) if (!schema.allOf) this.resolve(schema, name);
  }

  /** @throws Error if two definitions have the same name */
  listDefinitions(): Definition[] {
    const definitions = [...this.objects.values(), ...this.enums.values()].sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    const duplicate = definitions.find(({ name }, index) => name === definitions[index + 1]?.name);
    if (duplicate) throw new Error(`Two types of the clients would have the name ${duplicate.name}.`);
    return definitions;
  }

  addTypes({ query, body, response, ...method }: Method): TypedMethod {
    const prefix = `${toPascal(method.resource)}${toPascal(method.name)}`;
    const isList = method.kind === "list";
    return {
      ...method,
      prefix,
      query: query
        .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
        .map(({ schema, ...parameter }) => ({
          ...parameter,
          type: this.resolve(schema, `${prefix}${toPascal(parameter.name)}`),
          constant: null,
        })),
      body: body && {
        encoding: body.type,
        isRequired: body.isRequired,
        type: this.resolve(body.schema, `${prefix}Body`),
      },
      result: response && this.resolve(isList ? this.getItems(response) : response, `${prefix}Response`),
      options: [
        ...(method.httpMethod === "GET" ? [] : (["idempotencyKey"] as const)),
        ...(method.comparesVersions ? (["ifVersion"] as const) : []),
        "timeout",
        "maxRetries",
      ],
    };
  }

  /** @param name used unless the schema has its own */
  resolve(schema: Schema, name: string): Type {
    const { type, isNullable } = separateNull(schema);
    return { ...this.resolveNonNull(type, name), isNullable };
  }

  private resolveNonNull(schema: Schema, name: string): Type {
    const isNullable = false;
    if (schema.$ref) return this.resolve(this.dereference(schema), getSchemaName(schema.$ref));
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) return this.resolveUnion(schema, branches, name);
    if (schema.enum) return toNamed(this.addEnum(schema, schema.enum, name));
    if (schema.properties) return toNamed(this.addObject(schema, name));
    if (schema.type === "array")
      return {
        kind: "list",
        of: this.resolve(schema.items ?? {}, toSingular(name)),
        acceptsItem: false,
        isNullable,
      };
    if (schema.type === "object" || schema.additionalProperties !== undefined) {
      const { additionalProperties: values } = schema;
      return { kind: "map", of: this.resolve(typeof values === "object" ? values : {}, name), isNullable };
    }
    return { kind: findScalar(schema), isNullable };
  }

  private resolveUnion(schema: Schema, branches: readonly Schema[], name: string): Type {
    // A query parameter is one value or a list.
    const list = branches.find(({ type }) => type === "array");
    if (list) {
      const type = this.resolveNonNull(list, name);
      return type.kind === "list" ? { ...type, acceptsItem: true } : type;
    }
    const existing = this.objects.get(name);
    if (existing) return toNamed(existing);
    const objects = branches.map((branch) => this.dereference(branch));
    if (!objects.every(({ properties }) => properties)) return { kind: "any", isNullable: false };
    const variants = branches.map((branch, index) =>
      this.addObject(
        this.dereference(branch),
        branch.$ref ? getSchemaName(branch.$ref) : `${name}${index + 1}`,
      ),
    );
    if (this.options.mergesVariants && variants.every((variant) => variant.name.startsWith(name)))
      return toNamed(this.addObject({ ...schema, ...mergeObjects(objects) }, name));
    const { description = "" } = schema;
    const union: UnionType = { kind: "union", name, description, variants };
    this.objects.set(name, union);
    return toNamed(union);
  }

  /**
   * Names the enum after the component or GraphQL enum with the same values. If no enum has them, all fields and parameters with
   * these values share an enum with the shortest `positionName`. If several GraphQL enums have them, each field or parameter gets
   * its own enum.
   */
  private addEnum(schema: Schema, values: readonly string[], positionName: string): EnumType {
    const key = toEnumKey(values);
    const names = this.options.enumNames.get(key) ?? [];
    const id = names.length > 1 ? positionName : key;
    const name = names.length === 1 ? String(names[0]) : positionName;
    const existing = this.enums.get(id);
    if (existing && existing.name.length <= name.length) return existing;
    const descriptions = schema["x-enumDescriptions"] ?? {};
    const { description = "" } = schema;
    const definition = existing ?? { kind: "enum", name, description, values: [] };
    this.enums.set(id, definition);
    return Object.assign(definition, {
      name,
      description,
      values: values.map((value) => ({ value, description: descriptions[value] ?? "" })),
    });
  }

  private addObject(schema: Schema, name: string): ObjectType {
    const existing = this.objects.get(name);
    if (existing?.kind === "object") return existing;
    const required = new Set(schema.required);
    const members: Member[] = [];
    const definition: ObjectType = { kind: "object", name, description: schema.description ?? "", members };
    // Added first, because an object can contain itself.
    this.objects.set(name, definition);
    for (const [member, value] of Object.entries(schema.properties ?? {})) {
      const description = value.description ?? value.anyOf?.find((branch) => branch.description)?.description;
      const { const: constant } = value;
      members.push({
        name: member,
        type: this.resolve(value, `${name}${toPascal(member)}`),
        isRequired: required.has(member),
        description: description ?? "",
        constant: typeof constant === "string" || typeof constant === "boolean" ? constant : null,
      });
    }
    return definition;
  }

  private dereference(schema: Schema): Schema {
    return schema.$ref ? (this.document.components.schemas[getSchemaName(schema.$ref)] ?? {}) : schema;
  }

  private getItems(page: Schema): Schema {
    const { data = {} } = this.dereference(page).properties ?? {};
    return this.dereference(data).items ?? {};
  }
}

function toObject(type: Type | undefined, event: string): ObjectType {
  if (type?.kind !== "named" || type.definition.kind !== "object")
    throw new Error(`The event ${event} or its data is not an object.`);
  return type.definition;
}

const getSchemaName = (ref: string) => ref.split("/").at(-1) ?? "";
const toNamed = (definition: Definition): Type => ({ kind: "named", definition, isNullable: false });

const FORMATS: Readonly<Record<string, Scalar>> = {
  date: "date",
  "date-time": "timestamp",
  binary: "binary",
};

function findScalar({ type, format = "", pattern = "" }: Schema): Scalar {
  if (type === "integer" || type === "number" || type === "boolean") return type;
  if (type !== "string") return "any";
  if (pattern.endsWith("\\.\\d{2}$")) return "money";
  return FORMATS[format] ?? (pattern.includes("\\.\\d{") ? "decimal" : "string");
}

function separateNull(schema: Schema): { type: Schema; isNullable: boolean } {
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== "null");
    return { type: { ...schema, type: types[0] ?? "null" }, isNullable: types.length < schema.type.length };
  }
  const branches = schema.anyOf ?? schema.oneOf ?? [];
  const others = branches.filter(({ type }) => type !== "null");
  if (others.length === branches.length) return { type: schema, isNullable: false };
  const [onlyBranch = {}] = others;
  return { type: others.length === 1 ? onlyBranch : { ...schema, anyOf: others }, isNullable: true };
}

/** Merges objects that differ in a constant member, such as `kind`, which becomes an enum. */
function mergeObjects(objects: readonly Schema[]): Schema {
  const properties: Record<string, Schema> = {};
  for (const object of objects) {
    for (const [name, schema] of Object.entries(object.properties ?? {})) {
      const constants = [...new Set(objects.map(({ properties: known = {} }) => known[name]?.const))];
      const { const: _constant, ...otherKeywords } = schema;
      const isTag = constants.every((constant) => typeof constant === "string") && constants.length > 1;
      properties[name] ??= isTag
        ? { ...otherKeywords, description: "Determines the other members.", enum: constants as string[] }
        : schema;
    }
  }
  const [first, ...others] = objects;
  const required = (first?.required ?? []).filter((name) =>
    others.every((object) => object.required?.includes(name)),
  );
  return { properties, required };
}
