import { toHtml } from "@svc/service-kit";
import type { OpenApiDocument } from "../../build-openapi.ts";
import type { JsonSchema } from "../../json-schema.ts";
import { followReference } from "../read/read-document.ts";
import { toBlocks } from "./markdown.ts";
import { branchesOf, componentName, constraintsOf, typeText, valuesOf } from "./schema-type.ts";

const VALUES_SHOWN = 10;
const DEEPEST = 7;

export interface MembersPlace {
  document: OpenApiDocument;
  /** Prefix of the members' anchors: `body`. */
  anchor: string;
  /** Enclosing components, to stop at recursive schemas. */
  within: readonly string[];
}

export interface Named {
  name: string;
  schema: JsonSchema;
  description?: string;
  mark?: string | null;
}

/** Renders the members of a schema as a nested list; empty without members. */
export function renderMembers(written: JsonSchema, place: MembersPlace): string {
  const component = componentName(written);
  if (component !== null && place.within.includes(component)) return "";
  const inner = component === null ? place : { ...place, within: [...place.within, component] };
  const schema = followReference(place.document, written);
  const branches = branchesOf(place.document, schema);
  if (schema.oneOf || schema.anyOf) {
    if (branches.length === 1 && branches[0]) return renderMembers(branches[0], inner);
    return renderBranches(branches, schema, inner);
  }
  const items = schema.items as JsonSchema | undefined;
  if (items) return renderMembers(items, { ...inner, anchor: `${inner.anchor}[]` });
  const { properties, required } = mergeAll(place.document, schema);
  const members = Object.entries(properties);
  if (members.length === 0) return "";
  const list = members.map(([name, member]) =>
    renderNamed({ name, schema: member, mark: required.includes(name) ? "required" : null }, inner),
  );
  return `<ul class="members">${list.join("")}</ul>`;
}

/** Renders a member, with its own members collapsed. */
export function renderNamed(
  { name, schema: written, description, mark }: Named,
  place: MembersPlace,
): string {
  const { document } = place;
  const schema = followReference(document, written);
  const says = description ?? (typeof schema.description === "string" ? schema.description : "");
  const own = { ...place, anchor: `${place.anchor}.${name}` };
  const isDeep = place.anchor.split(".").length > DEEPEST;
  const within = isDeep ? "" : renderMembers(written, own);
  return `<li id="${toHtml(own.anchor)}"><p class="member"><code class="name">${toHtml(name)}</code> <span class="type">${toHtml(typeText(document, written))}</span>${mark ? ` <span class="mark">${mark}</span>` : ""}</p>${
    says === "" ? "" : toBlocks(says)
  }${renderBounds(document, written)}${
    within === ""
      ? ""
      : `<details><summary>Members of <code>${toHtml(name)}</code></summary>${within}</details>`
  }</li>`;
}

function renderBounds(document: OpenApiDocument, written: JsonSchema): string {
  const bounds = constraintsOf(document, written);
  const values = valuesOf(document, written);
  const listed = values?.values.map((value) => `<code>${toHtml(value)}</code>`).join(" ");
  const isLong = (values?.values.length ?? 0) > VALUES_SHOWN;
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
function renderBranches(branches: readonly JsonSchema[], schema: JsonSchema, place: MembersPlace): string {
  const { document } = place;
  const { discriminator } = schema as {
    discriminator?: { propertyName: string; mapping: Record<string, string> };
  };
  const named = Object.entries(discriminator?.mapping ?? {});
  const shown = branches.flatMap((branch, index) => {
    const value = named.find(([, reference]) => reference === branch.$ref)?.[0];
    const anchor = `${place.anchor}.${value ?? index}`;
    const members = renderMembers(branch, { ...place, anchor });
    if (members === "") return [];
    const { description, title } = followReference(document, branch) as {
      description?: string;
      title?: string;
    };
    const name = value
      ? `<code>${toHtml(String(discriminator?.propertyName))}: "${toHtml(value)}"</code>`
      : toHtml(tellApart(document, branch) ?? title ?? componentName(branch) ?? `Shape ${index + 1}`);
    return [
      `<details id="${toHtml(anchor)}"><summary>${name}</summary>${description ? toBlocks(description) : ""}${members}</details>`,
    ];
  });
  if (shown.length === 0) return "";
  return `<div class="branches"><p>One of:</p>${shown.join("")}</div>`;
}

/** Returns the constant member that identifies an alternative: `kind: "full"`. */
function tellApart(document: OpenApiDocument, branch: JsonSchema): string | null {
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
