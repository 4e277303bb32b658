import type { FieldDeprecation } from "@svc/service-kit/fields";
import { toHtml } from "@svc/service-kit/http";
import type { JsonSchema } from "../../json-schema.ts";
import type { OpenApiDocument } from "../../openapi-document.ts";
import { followReference } from "../read/read-document.ts";
import { toBlocks, toInline } from "./markdown.ts";
import { formatRelease } from "./operation-facts.ts";
import {
  findEnumValues,
  formatType,
  getBranches,
  getComponentName,
  renderConstraints,
} from "./schema-type.ts";

const MAX_INLINE_VALUES = 10;
const MAX_DEPTH = 7;

interface FieldsContext {
  document: OpenApiDocument;
  /** Prefix of the fields' anchors: `body`. */
  anchor: string;
  /** Enclosing components. A component within itself is not rendered again. */
  ancestors: readonly string[];
}

export interface Field {
  name: string;
  schema: JsonSchema;
  description?: string;
  /** Label after the type: `required`. */
  mark?: string | null;
  /** Undefined for fields of the first release of the API. */
  added?: string | undefined;
}

/** Returns a nested list, or an empty string if there are no fields. */
export function renderFields(schemaOrRef: JsonSchema, context: FieldsContext): string {
  const component = getComponentName(schemaOrRef);
  if (component !== null && context.ancestors.includes(component)) return "";
  const inner = component === null ? context : { ...context, ancestors: [...context.ancestors, component] };
  const schema = followReference(context.document, schemaOrRef);
  const branches = getBranches(context.document, schema);
  if (schema.oneOf || schema.anyOf) {
    if (branches.length === 1 && branches[0]) return renderFields(branches[0], inner);
    return renderBranches(branches, schema, inner);
  }
  const items = schema.items as JsonSchema | undefined;
  if (items) return renderFields(items, { ...inner, anchor: `${inner.anchor}[]` });
  const { properties, required } = mergeAllOf(context.document, schema);
  const added = (schema["x-members-added"] ?? {}) as Record<string, string>;
  const fields = Object.entries(properties);
  if (fields.length === 0) return "";
  const list = fields.map(([name, field]) =>
    renderField(
      { name, schema: field, mark: required.includes(name) ? "required" : null, added: added[name] },
      inner,
    ),
  );
  return `<ul class="members">${list.join("")}</ul>`;
}

export function renderField(
  { name, schema: schemaOrRef, description, mark, added }: Field,
  context: FieldsContext,
): string {
  const { document } = context;
  const schema = followReference(document, schemaOrRef);
  const text = description ?? (typeof schema.description === "string" ? schema.description : "");
  const fieldContext = { ...context, anchor: `${context.anchor}.${name}` };
  const deprecation = schema["x-deprecation"] as FieldDeprecation | undefined;
  const isDeep = context.anchor.split(".").length > MAX_DEPTH;
  const fields = isDeep ? "" : renderFields(schemaOrRef, fieldContext);
  return `<li id="${toHtml(fieldContext.anchor)}"><p class="member"><code class="name">${toHtml(name)}</code> <span class="type">${toHtml(formatType(document, schemaOrRef))}</span>${mark ? ` <span class="mark">${mark}</span>` : ""}${deprecation ? ' <span class="mark">deprecated</span>' : ""}</p>${
    text === "" ? "" : toBlocks(text)
  }${deprecation ? renderDeprecation(deprecation) : ""}${added === undefined ? "" : `<p class="bounds">added in ${toHtml(formatRelease(added))}</p>`}${renderBounds(document, schemaOrRef)}${
    fields === ""
      ? ""
      : `<details><summary>Fields of <code>${toHtml(name)}</code></summary>${fields}</details>`
  }</li>`;
}

function renderDeprecation({ since, sunset, successor }: FieldDeprecation): string {
  const parts = [
    `deprecated since ${toHtml(since.slice(0, "YYYY-MM-DD".length))}`,
    ...(sunset === undefined ? [] : [`removed on ${toHtml(sunset.slice(0, "YYYY-MM-DD".length))}`]),
    ...(successor === undefined ? [] : [`replaced by <code>${toHtml(successor)}</code>`]),
  ];
  return `<p class="bounds">${parts.join(" · ")}</p>`;
}

function renderBounds(document: OpenApiDocument, schemaOrRef: JsonSchema): string {
  const bounds = renderConstraints(document, schemaOrRef);
  const values = findEnumValues(document, schemaOrRef);
  return [
    bounds.length > 0 ? `<p class="bounds">${bounds.join(" · ")}</p>` : "",
    values ? renderValues(values) : "",
  ].join("");
}

function renderValues({ values, isOpen }: NonNullable<ReturnType<typeof findEnumValues>>): string {
  const openNote = isOpen ? ". New values may be added." : "";
  const summary = `<summary>${values.length} values${openNote}</summary>`;
  if (values.every(({ text }) => text === "")) {
    const names = values.map(({ name }) => `<code>${toHtml(name)}</code>`).join(" ");
    return values.length > MAX_INLINE_VALUES
      ? `<details class="values">${summary}<p>${names}</p></details>`
      : `<p class="values">One of ${names}${openNote || "."}</p>`;
  }
  const items = values.map(({ name, text }) => `<li><code>${toHtml(name)}</code> ${toInline(text)}</li>`);
  return `<details class="values">${summary}<ul>${items.join("")}</ul></details>`;
}

function renderBranches(branches: readonly JsonSchema[], schema: JsonSchema, context: FieldsContext): string {
  const { document } = context;
  const { discriminator } = schema as {
    discriminator?: { propertyName: string; mapping: Record<string, string> };
  };
  const mapping = Object.entries(discriminator?.mapping ?? {});
  const sections = branches.flatMap((branch, index) => {
    const value = mapping.find(([, reference]) => reference === branch.$ref)?.[0];
    const anchor = `${context.anchor}.${value ?? index}`;
    const fields = renderFields(branch, { ...context, anchor });
    if (fields === "") return [];
    const { description, title } = followReference(document, branch) as {
      description?: string;
      title?: string;
    };
    const name = value
      ? `<code>${toHtml(String(discriminator?.propertyName))}: "${toHtml(value)}"</code>`
      : toHtml(
          findConstantField(document, branch) ?? title ?? getComponentName(branch) ?? `Shape ${index + 1}`,
        );
    return [
      `<details id="${toHtml(anchor)}"><summary>${name}</summary>${description ? toBlocks(description) : ""}${fields}</details>`,
    ];
  });
  if (sections.length === 0) return "";
  return `<div class="branches"><p>One of:</p>${sections.join("")}</div>`;
}

/** Finds the constant that identifies an alternative: `kind: "full"`. */
function findConstantField(document: OpenApiDocument, branch: JsonSchema): string | null {
  const { properties } = mergeAllOf(document, followReference(document, branch));
  for (const [name, field] of Object.entries(properties)) {
    const { const: value } = followReference(document, field);
    if (typeof value === "string") return `${name}: "${value}"`;
  }
  return null;
}

function mergeAllOf(
  document: OpenApiDocument,
  schema: JsonSchema,
): { properties: Record<string, JsonSchema>; required: string[] } {
  const parts = [schema, ...((schema.allOf as JsonSchema[] | undefined) ?? [])].map((part) =>
    followReference(document, part),
  );
  const properties: Record<string, JsonSchema> = {};
  for (const part of parts) {
    for (const [name, field] of Object.entries((part.properties ?? {}) as Record<string, JsonSchema>)) {
      properties[name] = { ...properties[name], ...field };
    }
  }
  return { properties, required: parts.flatMap((part) => (part.required as string[] | undefined) ?? []) };
}
