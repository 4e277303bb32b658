import type { Method } from "../../packages/client/generate/describe-methods.ts";
import type { Document, Schema } from "../../packages/client/generate/document.ts";

/** Types of the API for languages with classes: every object and enum has a name, also inline ones. */
export interface TypeModel {
  definitions: readonly Definition[];
  /** Types of the data of webhooks, by event type. */
  events: readonly { type: string; data: string }[];
  /** Returns the type of a schema that is not part of a definition, such as a query parameter. */
  resolve(schema: Schema, name: string): TypeRef;
  /** Returns the type of the items of a list's response. */
  resolveItem(page: Schema, name: string): TypeRef;
}

export type TypeRef = { isNullable: boolean } & (
  | { kind: "string" | "integer" | "number" | "boolean" | "timestamp" | "binary" | "any" }
  | { kind: "list" | "map"; of: TypeRef }
  | { kind: "named"; name: string }
);

export interface Member {
  name: string;
  type: TypeRef;
  isRequired: boolean;
  description: string;
  /** The only value of the member. */
  constant: string | null;
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

/** One of several objects. */
export interface UnionType {
  kind: "union";
  name: string;
  description: string;
  variants: readonly string[];
}

export type Definition = ObjectType | EnumType | UnionType;

/** Names of inline enums that many objects contain, by the names that they would get. */
const SHARED_ENUMS: readonly (readonly [RegExp, string])[] = [
  [/Environment$/, "Environment"],
  [/Relationship$/, "Relationship"],
  [/PlanKind$/, "PlanKind"],
  [/(?:By|Actor)Type$/, "ActorType"],
  [/(?:SourcesItem|MoneySource(?:Input)?)Kind$/, "MoneySourceKind"],
  [/Carrier$/, "Carrier"],
  [/(?:Document(?!\w*ContentType|\w*MediaType)\w*Type(?:sItem)?|OutstandingItem)$/, "DocumentType"],
  [/LateReasonCode$|ReasonsItemCode$/, "LateReasonCode"],
  [/^IncomingFunds\w*Status$/, "IncomingFundsStatus"],
  [/Nigo\w*Code$/, "NigoCode"],
  [/(?:Deadline(?:sItem)?|WaitsItem)Type$/, "DeadlineType"],
  [/Letter\w*Kind$/, "LetterKind"],
  [/EventTypesItem$/, "WebhookEventType"],
  [/(?:SentTo|PayableTo)$/, "PaymentRecipient"],
  [/AvailableActions?(?:Action|Item)$/, "ActionName"],
  ...[
    "Status",
    "AssumptionsItemCode",
    "WarningsItemCode",
    "WithholdingRule",
    "WithholdingWarningsItemCode",
  ].map((end) => [new RegExp(`TaxTreatment${end}$`), `TaxTreatment${end.replace("sItem", "")}`] as const),
  ...[
    "RepaymentOfKind",
    "SourceRothPlan",
    "DestinationRothPlan",
    "PostponementBasis",
    "PostponementCombatZone",
  ].map((end) => [new RegExp(`Attestations${end}$`), `Attestations${end}`] as const),
];

/** `rollover.funds_sent` → `RolloverFundsSent`; `ndjson` → `Ndjson` */
export const toPascal = (name: string) =>
  name.replaceAll(/(?:^|[^0-9A-Za-z]+)([0-9A-Za-z]|$)/g, (_, letter) => letter.toUpperCase());

export function buildTypeModel(document: Document, methods: readonly Method[]): TypeModel {
  const builder = new ModelBuilder(document);
  const events = Object.entries(document.webhooks).map(([type, { post }]) => {
    const event = builder.dereference(post.requestBody?.content["application/json"]?.schema ?? {});
    const data = builder.resolve(event.properties?.data ?? {}, `${toPascal(type)}EventData`);
    if (data.kind !== "named") throw new Error(`The data of the event ${type} is not an object.`);
    return { type, data: data.name };
  });
  for (const { resource, name, kind, query, body, response } of methods) {
    const prefix = `${toPascal(resource)}${toPascal(name)}`;
    for (const parameter of query) builder.resolve(parameter.schema, `${prefix}${toPascal(parameter.name)}`);
    if (body) builder.resolve(body.schema, bodyName(prefix, body.type));
    if (response && kind === "list") builder.resolveItem(response, prefix);
    else if (response) builder.resolve(response, `${prefix}Response`);
  }
  return {
    definitions: builder.listDefinitions(),
    events,
    resolve: (schema, name) => builder.resolve(schema, name),
    resolveItem: (page, name) => builder.resolveItem(page, name),
  };
}

/** Returns the name of the type of an inline body. */
export const bodyName = (prefix: string, type: "json" | "form") =>
  `${prefix}${type === "form" ? "Form" : "Body"}`;

/** Returns the names of the definitions that the given ones contain, and their own. */
export function findReachable(
  definitions: readonly Definition[],
  roots: readonly string[],
): ReadonlySet<string> {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const reached = new Set<string>();
  const pending = [...roots];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    const definition = byName.get(name);
    if (definition?.kind === "union") pending.push(...definition.variants);
    if (definition?.kind === "object")
      pending.push(...definition.members.flatMap(({ type }) => listNames(type)));
  }
  return reached;
}

function listNames(type: TypeRef): string[] {
  if (type.kind === "named") return [type.name];
  return type.kind === "list" || type.kind === "map" ? listNames(type.of) : [];
}

class ModelBuilder {
  private readonly document: Document;
  private readonly definitions = new Map<string, Definition | null>();
  private readonly enums: ReadonlyMap<string, string>;

  constructor(document: Document) {
    this.document = document;
    const { schemas } = document.components;
    const named = Object.entries(schemas).flatMap(([name, { enum: values }]) =>
      values ? [[values.join(), name] as const] : [],
    );
    this.enums = new Map(named);
    // Clients raise errors, so the schemas of single problem responses have no types.
    for (const [name, schema] of Object.entries(schemas)) if (!schema.allOf) this.resolve(schema, name);
  }

  listDefinitions(): Definition[] {
    return [...this.definitions.values()].filter((definition) => definition !== null);
  }

  dereference(schema: Schema): Schema {
    if (!schema.$ref) return schema;
    return this.document.components.schemas[nameOf(schema.$ref)] ?? {};
  }

  resolveItem(page: Schema, name: string): TypeRef {
    const { properties = {} } = this.dereference(page);
    const { items = {} } = this.dereference(properties.data ?? {});
    return this.resolve(items, `${name}Item`);
  }

  resolve(schema: Schema, name: string): TypeRef {
    const { type, isNullable } = withoutNull(schema);
    return { ...this.resolveType(type, name), isNullable };
  }

  private resolveType(schema: Schema, name: string): TypeRef {
    const isNullable = false;
    if (schema.$ref) return this.resolve(this.dereference(schema), nameOf(schema.$ref));
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) return this.resolveUnion(schema, branches, name);
    if (schema.enum) return { kind: "named", name: this.addEnum(schema, schema.enum, name), isNullable };
    if (schema.properties) return { kind: "named", name: this.addObject(schema, name), isNullable };
    if (schema.type === "array")
      return { kind: "list", of: this.resolve(schema.items ?? {}, `${name}Item`), isNullable };
    if (schema.type === "object" || schema.additionalProperties !== undefined) {
      const { additionalProperties: values } = schema;
      const of = typeof values === "object" ? this.resolve(values, `${name}Value`) : ANY;
      return { kind: "map", of, isNullable };
    }
    if (schema.format === "date-time") return { kind: "timestamp", isNullable };
    if (schema.format === "binary") return { kind: "binary", isNullable };
    switch (schema.type) {
      case "string":
      case "integer":
      case "number":
      case "boolean":
        return { kind: schema.type, isNullable };
      default:
        return ANY;
    }
  }

  private resolveUnion(schema: Schema, branches: readonly Schema[], name: string): TypeRef {
    // A query parameter is one value or a list; a list of one value is the same.
    const list = branches.find(({ type }) => type === "array");
    if (list) return this.resolve(list, name);
    const objects = branches.map((branch) => this.dereference(branch));
    if (!objects.every(({ properties }) => properties)) return ANY;
    const variants = branches.map(({ $ref = "" }) => nameOf($ref));
    // Alternatives without a name of their own are named after the union.
    if (variants.every((variant) => variant !== "" && !variant.startsWith(name))) {
      this.definitions.set(name, { kind: "union", name, description: schema.description ?? "", variants });
      return { kind: "named", name, isNullable: false };
    }
    return {
      kind: "named",
      name: this.addObject({ ...schema, ...mergeObjects(objects) }, name),
      isNullable: false,
    };
  }

  private addEnum(schema: Schema, values: readonly string[], name: string): string {
    const shared = this.enums.get(values.join()) ?? this.findSharedName(values, name);
    const descriptions =
      (schema as { "x-enumDescriptions"?: Record<string, string> })["x-enumDescriptions"] ?? {};
    if (!this.definitions.has(shared))
      this.definitions.set(shared, {
        kind: "enum",
        name: shared,
        description: schema.description ?? "",
        values: values.map((value) => ({ value, description: descriptions[value] ?? "" })),
      });
    return shared;
  }

  private findSharedName(values: readonly string[], name: string): string {
    const shared = SHARED_ENUMS.find(([pattern]) => pattern.test(name))?.[1] ?? name;
    const other = this.definitions.get(shared);
    if (!other) return shared;
    const isSame = other.kind === "enum" && other.values.map(({ value }) => value).join() === values.join();
    return isSame ? shared : name;
  }

  private addObject(schema: Schema, name: string): string {
    if (this.definitions.has(name)) return name;
    // Reserves the name, because an object can contain itself.
    this.definitions.set(name, null);
    const required = new Set(schema.required);
    const members = Object.entries(schema.properties ?? {}).map(([member, value]): Member => {
      const description = value.description ?? value.anyOf?.find((branch) => branch.description)?.description;
      return {
        name: member,
        type: this.resolve(value, `${name}${toPascal(member)}`),
        isRequired: required.has(member),
        description: description ?? "",
        constant: typeof value.const === "string" ? value.const : null,
      };
    });
    this.definitions.set(name, { kind: "object", name, description: schema.description ?? "", members });
    return name;
  }
}

const ANY: TypeRef = { kind: "any", isNullable: false };
const nameOf = (ref: string) => ref.split("/").at(-1) ?? "";

function withoutNull(schema: Schema): { type: Schema; isNullable: boolean } {
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== "null");
    return { type: { ...schema, type: types[0] ?? "null" }, isNullable: types.length < schema.type.length };
  }
  const branches = schema.anyOf ?? schema.oneOf ?? [];
  const others = branches.filter(({ type }) => type !== "null");
  if (others.length === branches.length) return { type: schema, isNullable: false };
  const [only = {}] = others;
  return { type: others.length === 1 ? only : { ...schema, anyOf: others }, isNullable: true };
}

/** Merges objects that differ in the constant of a member, such as `kind`. The constants become an enum. */
function mergeObjects(objects: readonly Schema[]): Schema {
  const properties: Record<string, Schema> = {};
  for (const object of objects) {
    for (const [name, schema] of Object.entries(object.properties ?? {})) {
      const constants = [...new Set(objects.map(({ properties: own = {} }) => own[name]?.const))];
      const { const: _constant, ...rest } = schema;
      const isTag = constants.every((one) => typeof one === "string") && constants.length > 1;
      properties[name] ??= isTag
        ? { ...rest, description: "Determines the other members.", enum: constants as string[] }
        : schema;
    }
  }
  const [first, ...others] = objects;
  const required = (first?.required ?? []).filter((name) =>
    others.every((object) => object.required?.includes(name)),
  );
  return { properties, required };
}
