import { toHtml } from "@svc/service-kit/http";
import type { OpenApiDocument } from "../../build-openapi.ts";
import type { JsonSchema } from "../../json-schema.ts";
import { followReference } from "../read/read-document.ts";
import { toBlocks } from "./markdown.ts";
import { componentName, findEnumValues, getBranches, renderConstraints, typeText } from "./schema-type.ts";

const MAX_VALUES_SHOWN = 10;
const MAX_DEPTH = 7;

interface MembersContext {
  document: OpenApiDocument;
  /** Prefix of the members' anchors: `body`. */
  anchor: string;
  /** Enclosing components, to stop at recursive schemas. */
  ancestors: readonly string[];
}

export interface Named {
  name: string;
  schema: JsonSchema;
  description?: string;
  mark?: string | null;
}

/** Renders the members of a schema as a nested list. Returns an empty string if there are none. */
export function renderMembers(schemaOrRef: JsonSchema, context: MembersContext): string {
  const component = componentName(schemaOrRef);
  if (component !== null && context.ancestors.includes(component)) return "";
  const inner = component === null ? context : { ...context, ancestors: [...context.ancestors, component] };
  const schema = followReference(context.document, schemaOrRef);
  const branches = getBranches(context.document, schema);
  if (schema.oneOf || schema.anyOf) {
    if (branches.length === 1 && branches[0]) return renderMembers(branches[0], inner);
    return renderBranches(branches, schema, inner);
  }
  const items = schema.items as JsonSchema | undefined;
  if (items) return renderMembers(items, { ...inner, anchor: `${inner.anchor}[]` });
  const { properties, required } = mergeAll(context.document, schema);
  const members = Object.entries(properties);
  if (members.length === 0) return "";
  const list = members.map(([name, member]) =>
    renderNamed({ name, schema: member, mark: required.includes(name) ? "required" : null }, inner),
  );
  return `<ul class="members">${list.join("")}</ul>`;
}

/** Renders a member, with its own members collapsed. */
export function renderNamed(
  { name, schema: schemaOrRef, description, mark }: Named,
  context: MembersContext,
): string {
  const { document } = context;
  const schema = followReference(document, schemaOrRef);
  const text = description ?? (typeof schema.description === "string" ? schema.description : "");
  const memberContext = { ...context, anchor: `${context.anchor}.${name}` };
  const isDeep = context.anchor.split(".").length > MAX_DEPTH;
  const members = isDeep ? "" : renderMembers(schemaOrRef, memberContext);
  return `<li id="${toHtml(memberContext.anchor)}"><p class="member"><code class="name">${toHtml(name)}</code> <span class="type">${toHtml(typeText(document, schemaOrRef))}</span>${mark ? ` <span class="mark">${mark}</span>` : ""}</p>${
    text === "" ? "" : toBlocks(text)
  }${renderBounds(document, schemaOrRef)}${
    members === ""
      ? ""
      : `<details><summary>Members of <code>${toHtml(name)}</code></summary>${members}</details>`
  }</li>`;
}

function renderBounds(document: OpenApiDocument, schemaOrRef: JsonSchema): string {
  const bounds = renderConstraints(document, schemaOrRef);
  const values = findEnumValues(document, schemaOrRef);
  const listed = values?.values.map((value) => `<code>${toHtml(value)}</code>`).join(" ");
  const isLong = (values?.values.length ?? 0) > MAX_VALUES_SHOWN;
  const open = values?.isOpen ? " New values may be added." : "";
  return [
    bounds.length > 0 ? `<p class="bounds">${bounds.join(" · ")}</p>` : "",
    listed && !isLong ? `<p class="values">One of ${listed}.${open}</p>` : "",
    listed && isLong
      ? `<details class="values"><summary>${values?.values.length} values</summary><p>${listed}</p></details>`
      : "",
  ].join("");
}

/** Renders each alternative as a collapsed section. */
function renderBranches(
  branches: readonly JsonSchema[],
  schema: JsonSchema,
  context: MembersContext,
): string {
  const { document } = context;
  const { discriminator } = schema as {
    discriminator?: { propertyName: string; mapping: Record<string, string> };
  };
  const named = Object.entries(discriminator?.mapping ?? {});
  const shown = branches.flatMap((branch, index) => {
    const value = named.find(([, reference]) => reference === branch.$ref)?.[0];
    const anchor = `${context.anchor}.${value ?? index}`;
    const members = renderMembers(branch, { ...context, anchor });
    if (members === "") return [];
    const { description, title } = followReference(document, branch) as {
      description?: string;
      title?: string;
    };
    const name = value
      ? `<code>${toHtml(String(discriminator?.propertyName))}: "${toHtml(value)}"</code>`
      : toHtml(
          findConstantMember(document, branch) ?? title ?? componentName(branch) ?? `Shape ${index + 1}`,
        );
    return [
      `<details id="${toHtml(anchor)}"><summary>${name}</summary>${description ? toBlocks(description) : ""}${members}</details>`,
    ];
  });
  if (shown.length === 0) return "";
  return `<div class="branches"><p>One of:</p>${shown.join("")}</div>`;
}

/** Returns the constant member that identifies an alternative: `kind: "full"`. */
function findConstantMember(document: OpenApiDocument, branch: JsonSchema): string | null {
  const { properties } = mergeAll(document, followReference(document, branch));
  for (const [name, member] of Object.entries(properties)) {
    const { const: value } = followReference(document, member);
    if (typeof value === "string") return `${name}: "${value}"`;
  }
  return null;
}

function mergeAll(
  document: OpenApiDocument,
  schema: JsonSchema,
): { properties: Record<string, JsonSchema>; required: string[] } {
  const parts = [schema, ...((schema.allOf as JsonSchema[] | undefined) ?? [])].map((part) =>
    followReference(document, part),
  );
  const properties: Record<string, JsonSchema> = {};
  for (const part of parts) {
    for (const [name, member] of Object.entries((part.properties ?? {}) as Record<string, JsonSchema>)) {
      properties[name] = { ...properties[name], ...member };
    }
  }
  return { properties, required: parts.flatMap((part) => (part.required as string[] | undefined) ?? []) };
}
