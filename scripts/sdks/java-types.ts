import type { Document, Schema } from "../../packages/client/generate/document.ts";
import { type JavaMember, type JavaType, writeEnum, writeObject, writeUnion } from "./java-classes.ts";
import { toClassName, toMemberName, toSingular } from "./java-names.ts";

/** A class whose nested types are being written. */
interface Scope {
  /** Names of the class and the classes around it. */
  names: readonly string[];
  nested: string[];
  taken: Set<string>;
  hasBuilder: boolean;
}

const IMPORTED = `ApiEnum ApiObject BigDecimal Boolean Builder Double Function Instant JsonNode List LocalDate Long Map Object ObjectBuilder Optional Other Override String`;
const SCALARS: Readonly<Record<string, [string, string]>> = {
  string: ["String", "text"],
  integer: ["Long", "integer"],
  number: ["Double", "number"],
  boolean: ["Boolean", "bool"],
};
/** Patterns of decimals, such as `^\d+\.\d{2}$`. */
const isDecimal = ({ pattern }: Schema) => pattern?.includes("\\.\\d{") ?? false;
const isMoney = ({ pattern }: Schema) => pattern?.endsWith("\\.\\d{2}$") ?? false;

/** Writes Java classes for schemas: one file for each named schema, with nested classes for the objects and enums in it. */
export class JavaTypes {
  private readonly document: Document;
  private readonly files = new Map<string, string>();
  private readonly interfaces = new Map<string, string[]>();
  /** Named schemas that requests contain. Only these get builders. */
  private readonly requestNames: ReadonlySet<string>;
  private readonly reservedNames: ReadonlySet<string>;

  constructor(document: Document, requests: readonly Schema[]) {
    this.document = document;
    this.requestNames = this.listNames(requests);
    this.reservedNames = new Set([...IMPORTED.split(" "), ...Object.keys(document.components.schemas)]);
    this.type({ $ref: "#/components/schemas/Problem" }, "Problem");
    this.addEvents();
  }

  /** Returns the files of the package `models`. */
  write(): Map<string, string> {
    return new Map(
      [...this.files].map(([name, text]) => [
        name,
        text.replaceAll(/%interfaces:(\w+)%/g, (_, own) => {
          const interfaces = this.interfaces.get(own) ?? [];
          return interfaces.length > 0 ? ` implements ${interfaces.join(", ")}` : "";
        }),
      ]),
    );
  }

  /**
   * Returns the type of a body or response.
   *
   * @param name of the class that an inline object gets
   */
  reference(schema: Schema, name: string, hasBuilder = false): JavaType {
    return this.type(schema, name, { names: [], nested: [], taken: new Set(), hasBuilder });
  }

  /** Returns the type of a page's items. */
  itemOf(page: Schema, name: string): JavaType {
    const { properties = {} } = this.dereference(page);
    const { items = {} } = this.dereference(properties.data ?? {});
    return this.reference(items, name);
  }

  private type(schema: Schema, name: string, scope?: Scope): JavaType {
    if (Array.isArray(schema.type)) {
      const [type] = schema.type.filter((one) => one !== "null");
      const isNullable = schema.type.includes("null");
      return { ...this.type({ ...schema, ...(type ? { type } : {}) }, name, scope), isNullable };
    }
    if (schema.$ref) return this.define(schema.$ref.split("/").at(-1) ?? "");
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) return this.alternatives(schema, branches, { name, scope });
    if (schema.enum && schema.type === "string")
      return enumeration(
        this.place(name, scope, (own, { names }) => writeEnum(own, schema, names.length > 1)),
      );
    if (schema.properties && schema.const === undefined) return object(this.addObject(name, schema, scope));
    if (schema.type === "array") {
      const item = this.type(schema.items ?? {}, toItemName(name, schema.items ?? {}), scope);
      return plain(`List<${item.name}>`, `list(${item.decoder})`);
    }
    if (schema.type === "object" || typeof schema.additionalProperties === "object") {
      const { additionalProperties: values } = schema;
      const value = this.type(typeof values === "object" ? values : {}, `${name}Value`, scope);
      return plain(`Map<String, ${value.name}>`, `map(${value.decoder})`);
    }
    return toScalar(schema);
  }

  private alternatives(
    schema: Schema,
    branches: readonly Schema[],
    { name, scope }: { name: string; scope: Scope | undefined },
  ): JavaType {
    const others = branches.filter(({ type }) => type !== "null");
    const isNullable = others.length < branches.length;
    const [only] = others;
    if (only && others.length === 1)
      return {
        ...this.type(
          only.description || !schema.description ? only : { ...only, description: schema.description },
          name,
          scope,
        ),
        isNullable,
      };
    const list = others.find(({ type }) => type === "array");
    if (list) return { ...this.type(list, name, scope), isNullable, isItemOrList: true };
    const resolved = others.map((branch) => this.dereference(branch));
    if (!resolved.every(({ properties }) => properties)) return { ...toScalar(others[0] ?? {}), isNullable };
    const union = this.place(name, scope, (own, nested) => this.addUnion(own, schema, { others, nested }));
    return { ...plain(union, `${union}::of`), isNullable };
  }

  private addUnion(
    name: string,
    schema: Schema,
    { others, nested }: { others: readonly Schema[]; nested: Scope },
  ) {
    for (const [index, branch] of others.entries()) {
      if (branch.$ref) {
        const { name: own } = this.type(branch, "");
        this.interfaces.set(own, [...(this.interfaces.get(own) ?? []), name]);
      } else {
        const kind = Object.values(branch.properties ?? {}).find((one) => typeof one.const === "string");
        const own = toClassName(typeof kind?.const === "string" ? kind.const : `option${index + 1}`);
        this.interfaces.set(own, [nested.names.join(".")]);
        this.addObject(
          own,
          { ...(kind?.description && { description: kind.description }), ...branch },
          nested,
        );
      }
    }
    return writeUnion(name, schema, nested.nested);
  }

  private define(name: string): JavaType {
    const schema = this.document.components.schemas[name] ?? {};
    const scope = {
      names: [],
      nested: [],
      taken: new Set<string>(),
      hasBuilder: this.requestNames.has(name),
    };
    return this.type(schema, name, scope);
  }

  private addObject(name: string, schema: Schema, scope?: Scope): string {
    return this.place(name, scope, (own, nested) =>
      writeObject(own, schema, {
        members: this.members(schema, nested),
        hasBuilder: nested.hasBuilder,
        nested: nested.nested,
        isNested: nested.names.length > 1,
      }),
    );
  }

  private members(schema: Schema, scope: Scope): JavaMember[] {
    const required = new Set(schema.required);
    return Object.entries(schema.properties ?? {}).map(([member, value]) => ({
      member,
      name: toMemberName(member),
      type: this.type(value, toClassName(member), scope),
      isRequired: required.has(member),
      constant: typeof value.const === "string" ? value.const : null,
      description: value.description ?? this.dereference(value).description ?? "",
    }));
  }

  /** Writes a class once: in its own file, or nested in the class of the scope. @returns its name */
  private place(
    name: string,
    scope: Scope | undefined,
    write: (name: string, nested: Scope) => string,
  ): string {
    const { names = [], hasBuilder = false } = scope ?? {};
    const own = names.length > 0 ? this.findFreeName(name, scope) : name;
    const nested: Scope = { names: [...names, own], nested: [], taken: new Set(), hasBuilder };
    if (scope && names.length > 0) {
      scope.taken.add(own);
      scope.nested.push(write(own, nested));
    } else if (!this.files.has(own)) {
      this.files.set(own, "");
      this.files.set(own, write(own, nested));
    }
    return own;
  }

  /** A nested class must not hide a class that its scope uses. */
  private findFreeName(name: string, scope: Scope | undefined): string {
    const { names = [], taken = new Set() } = scope ?? {};
    const isFree = (own: string) => !this.reservedNames.has(own) && !names.includes(own) && !taken.has(own);
    const candidates = [name, `${names.at(-1)}${name}`, `${name}Item`, `${name}Value`];
    const free = candidates.find(isFree);
    if (!free) throw new Error(`No name is free for the class ${names.join(".")}.${name}.`);
    return free;
  }

  private addEvents(): void {
    const events = Object.entries(this.document.webhooks).map(([type, { post }]) => ({
      type,
      name: `${toClassName(type)}Event`,
      description: post.description ?? "",
      schema: this.dereference(post.requestBody?.content["application/json"]?.schema ?? {}),
    }));
    const { data: _data, type = {}, ...common } = events[0]?.schema.properties ?? {};
    const { const: _const, ...anyType } = type;
    const description =
      "An event of a webhook. Events of types that this version of the client does not know have no subclass.";
    const base = {
      properties: { ...common, type: { ...anyType, description: "The event type." } },
      required: ["type", ...Object.keys(common)],
      description,
    };
    this.place("WebhookEvent", undefined, (own, nested) =>
      writeObject(own, base, {
        members: this.members(base, nested),
        hasBuilder: false,
        nested: nested.nested,
        isNested: false,
        subclasses: new Map(events.map(({ type: one, name }) => [one, name])),
      }),
    );
    for (const { name, description, schema } of events) {
      const { data = {} } = schema.properties ?? {};
      const own = {
        description: description || `The event ${name}.`,
        properties: { data },
        required: ["data"],
      };
      this.place(name, undefined, (className, nested) =>
        writeObject(className, own, {
          members: this.members(own, nested),
          hasBuilder: false,
          nested: nested.nested,
          isNested: false,
          extends: "WebhookEvent",
        }),
      );
    }
  }

  private dereference(schema: Schema): Schema {
    if (!schema.$ref) return schema;
    return this.document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {};
  }

  private listNames(schemas: readonly Schema[]): Set<string> {
    const names = new Set<string>();
    const visit = (schema: Schema | undefined): void => {
      if (!schema) return;
      const name = schema.$ref?.split("/").at(-1);
      if (name && names.has(name)) return;
      if (name) names.add(name);
      const {
        properties = {},
        items,
        anyOf = [],
        oneOf = [],
        additionalProperties: values,
      } = this.dereference(schema);
      for (const one of [...Object.values(properties), ...anyOf, ...oneOf]) visit(one);
      visit(items);
      if (typeof values === "object") visit(values);
    };
    for (const schema of schemas) visit(schema);
    return names;
  }
}

const plain = (name: string, decoder: string): JavaType => ({
  name,
  decoder,
  isNullable: false,
  isMoney: false,
  isItemOrList: false,
});
const object = (name: string) => plain(name, `${name}::new`);
const enumeration = (name: string) => plain(name, `enumeration(${name}::of)`);

function toScalar(schema: Schema): JavaType {
  const { format } = schema;
  if (format === "date") return plain("LocalDate", "ApiObject::date");
  if (format === "date-time") return plain("Instant", "ApiObject::instant");
  if (schema.type === "string" && isDecimal(schema))
    return { ...plain("BigDecimal", "ApiObject::decimal"), isMoney: isMoney(schema) };
  const [name, decoder] = SCALARS[String(schema.type)] ?? ["JsonNode", "any"];
  return plain(name, `ApiObject::${decoder}`);
}

const toItemName = (name: string, items: Schema) =>
  items.properties || items.enum || items.anyOf || items.oneOf ? toSingular(name) : name;
