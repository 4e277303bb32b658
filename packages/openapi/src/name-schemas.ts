import { STATUS_CODES } from "node:http";
import { DeclarationError, withOperationName } from "@svc/service-kit/endpoints";
import { PROBLEM_TYPE } from "@svc/service-kit/errors";
import { addDiscriminators } from "./discriminators.ts";
import { type JsonSchema, NAME_MARK, type NameMark } from "./json-schema.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import {
  findListItems,
  findObjectName,
  findVariant,
  isNameable,
  listBranches,
  singularize,
  toPascal,
} from "./schema-names.ts";

type Node = Record<string, unknown>;
type Schemas = Record<string, JsonSchema>;

interface Place {
  /** Names for a schema that has no name of its own, most preferred first. */
  names: readonly [string, ...string[]];
  description: string;
  /** Field of the declaration, to locate an error. */
  field?: string;
}

const COMPONENTS = "#/components/schemas/";

/**
 * Moves inline objects to named components. The name is the first of these that is available:
 *
 * 1. the ID of the schema, or its GraphQL name
 * 2. the value of its constant `object`, or `{Item}Page` for a list
 * 3. its place: `RolloverHold` for `hold` of `Rollover`, `{OperationId}Request`, `{OperationId}Response`, `{EventType}Event`
 *
 * Equal schemas named by 1 or 2 share a component. A name by place does not change when another place gets an equal schema.
 *
 * @throws DeclarationError if other schemas already have all of these names
 */
export function nameSchemas(document: OpenApiDocument): void {
  const { components, paths, webhooks = {} } = document;
  const namer = new SchemaNamer(components.schemas as Schemas, findMarks(document));
  namer.nameFieldsOfComponents();
  for (const [name, response] of Object.entries(components.responses ?? {}) as [string, Node][])
    namer.nameContent(response, { names: [`${name}Problem`], description: String(response.description) });
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      withOperationName(String(operation.operationId), () =>
        namer.nameOperation(operation, `${method.toUpperCase()} ${path}`),
      );
    }
  }
  for (const [event, { post = {} }] of Object.entries(webhooks)) {
    const place: Place = { names: [`${toPascal(event)}Event`], description: String(post.description) };
    namer.nameContent(post.requestBody as Node, place);
  }
  components.schemas = namer.sortSchemas();
  removeMarks(document);
  addDiscriminators(document);
}

class SchemaNamer {
  private readonly schemas: Schemas;
  private readonly marks: ReadonlyMap<string, NameMark>;
  private readonly nameByContent: Map<string, string>;

  constructor(schemas: Schemas, marks: ReadonlyMap<string, NameMark>) {
    this.schemas = schemas;
    this.marks = marks;
    const named = Object.entries(schemas).filter(([, schema]) => isNameable(schema));
    this.nameByContent = new Map(named.map(([name, schema]) => [toContent(schema), name]));
  }

  nameFieldsOfComponents(): void {
    for (const [name, schema] of Object.entries(this.schemas)) {
      this.schemas[name] = this.nameParts(schema, { names: [name], description: "" });
    }
  }

  nameOperation(operation: Node, label: string): void {
    const name = toPascal(String(operation.operationId));
    if (operation.requestBody)
      this.nameContent(operation.requestBody as Node, {
        names: [`${name}Request`],
        description: `The body of \`${label}\`.`,
      });
    for (const [status, response] of Object.entries(operation.responses as Record<string, Node>)) {
      const statusName = toPascal(STATUS_CODES[status] ?? status);
      this.nameContent(response, {
        names: [`${name}Response`, `${name}${statusName}Response`],
        description: String(response.description),
      });
    }
  }

  nameContent({ content = {} }: Node, place: Place): void {
    for (const [type, media] of Object.entries(content as Record<string, Node>)) {
      const isProblem = type === PROBLEM_TYPE;
      media.schema = this.nameSchema(media.schema as JsonSchema, isProblem ? toProblemPlace(place) : place);
    }
  }

  sortSchemas(): Schemas {
    return Object.fromEntries(Object.entries(this.schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private nameSchema(schema: JsonSchema, place: Place): JsonSchema {
    if (schema.$ref !== undefined) return schema;
    if (!isNameable(schema)) return this.nameParts(schema, place);
    const { description, deprecated, "x-deprecation": deprecation, ...content } = schema;
    const name =
      this.nameByContent.get(toContent(schema)) ?? this.addComponent(content, { description, place });
    return {
      $ref: `${COMPONENTS}${name}`,
      ...(description === undefined || description === this.schemas[name]?.description
        ? {}
        : { description }),
      ...(deprecated === undefined ? {} : { deprecated }),
      ...(deprecation === undefined ? {} : { "x-deprecation": deprecation }),
    };
  }

  private addComponent(
    schema: JsonSchema,
    { description, place }: { description: unknown; place: Place },
  ): string {
    const content = toContent(schema);
    const mark = this.marks.get(content);
    const candidates = [
      mark?.name,
      this.findPageName(schema, place),
      findObjectName(schema),
      ...place.names,
    ].filter((name) => name !== undefined);
    const name = candidates.find((candidate) => this.schemas[candidate] === undefined);
    const hasOwnName = name !== undefined && !place.names.includes(name);
    if (name === undefined) {
      throw new DeclarationError(
        `the OpenAPI document already has other schemas with the name ${candidates.join(" or ")}. Add .meta({ id: "…" }) to this schema.`,
        place.field,
      );
    }
    if (hasOwnName) this.nameByContent.set(content, name);
    const placeDescription = findListItems(schema)
      ? `One page of a list. ${place.description}`
      : place.description;
    const component = { description: mark?.description ?? description ?? placeDescription };
    // Reserves the name before the nested schemas get theirs.
    this.schemas[name] = component;
    Object.assign(component, this.nameParts(schema, { ...place, names: [name] }));
    return name;
  }

  private findPageName(schema: JsonSchema, place: Place): string | undefined {
    const items = findListItems(schema);
    if (!items) return undefined;
    const [name] = place.names;
    const listName = name.replace(/^List/, "").replace(/Response$/, "");
    const { $ref } = this.nameSchema(items, {
      names: [singularize(listName)],
      description: "One item of the list.",
    });
    return typeof $ref === "string" ? `${$ref.slice(COMPONENTS.length)}Page` : `${listName}Page`;
  }

  private nameParts(schema: JsonSchema, place: Place): JsonSchema {
    const [name] = place.names;
    const named = { ...schema };
    if (schema.properties)
      named.properties = Object.fromEntries(
        Object.entries(schema.properties as Schemas).map(([field, value]) => [
          field,
          this.nameSchema(value, {
            names: [`${name}${toPascal(field)}`],
            description: toText(value.description) ?? `\`${field}\` of \`${name}\`.`,
            field,
          }),
        ]),
      );
    if (isObject(schema.items))
      named.items = this.nameSchema(schema.items, {
        ...place,
        names: [singularize(name)],
        description: `One item of the list. ${place.description}`,
      });
    if (isObject(schema.additionalProperties))
      named.additionalProperties = this.nameSchema(schema.additionalProperties, {
        ...place,
        names: [`${name}Value`],
      });
    for (const keyword of ["anyOf", "oneOf", "allOf"]) {
      const branches = schema[keyword] as JsonSchema[] | undefined;
      if (!branches) continue;
      const isSingle = listBranches(schema).length === 1;
      named[keyword] = branches.map((branch, index) =>
        this.nameSchema(
          branch,
          isSingle
            ? place
            : {
                ...place,
                names: [`${name}${findVariant(branch, index)}`],
                description: `An alternative of \`${name}\`.`,
              },
        ),
      );
    }
    return named;
  }
}

/** Names a problem after its operation and status: `CreatePlanConflictProblem`. */
function toProblemPlace({ names, description }: Place): Place {
  const name = names.at(-1)?.replace(/(Response|Problem)$/, "") ?? "";
  return { names: [`${name}Problem`], description: `An error response.\n\n${description}` };
}

/** Serializes a schema for comparison, without the description and deprecation, which belong to the place that uses it. */
function toContent({
  description: _description,
  deprecated: _deprecated,
  "x-deprecation": _deprecation,
  ...schema
}: JsonSchema): string {
  return JSON.stringify(schema, (key, value) => (key === NAME_MARK ? undefined : value));
}

/** Returns marks by the content of their schemas. */
function findMarks(document: OpenApiDocument): Map<string, NameMark> {
  const marks = new Map<string, NameMark>();
  visitObjects(document, (node) => {
    const mark = node[NAME_MARK];
    if (mark === undefined) return;
    const content = toContent(node);
    if (!marks.has(content)) marks.set(content, mark as NameMark);
  });
  return marks;
}

function removeMarks(document: OpenApiDocument): void {
  visitObjects(document, (node) => delete node[NAME_MARK]);
}

function visitObjects(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Node);
  for (const child of Object.values(value)) visitObjects(child, visit);
}

const isObject = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;
const toText = (value: unknown) => (typeof value === "string" ? value : undefined);
