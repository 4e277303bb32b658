import { renderCodeBlock, toBlocks } from "@svc/openapi/reference";
import { toHtml } from "@svc/service-kit/http";
import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  print,
} from "graphql";
import { printExampleDocument } from "./example-document.ts";
import { GRAPHQL_DOCS } from "./graphql-docs.ts";
import type { CatalogedType, TypeKind } from "./schema-catalog.ts";

export const KINDS: Readonly<Record<TypeKind, string>> = {
  root: "Operations",
  object: "Object",
  interface: "Interface",
  union: "Union",
  input: "Input",
  enum: "Enum",
  scalar: "Scalar",
};

export function renderType(entry: CatalogedType, catalog: ReadonlyMap<string, CatalogedType>): string {
  const { type, kind, usedBy } = entry;
  const link = (linkedType: GraphQLType) => renderTypeLink(linkedType, catalog);
  const uses = usedBy.map(
    ({ on, field }) =>
      `<li><a href="${GRAPHQL_DOCS}/${on}#${field}"><code>${toHtml(`${on}.${field}`)}</code></a></li>`,
  );
  return `<h1><code>${toHtml(type.name)}</code></h1>
<p class="form">${kind === "root" ? "Each field is an operation." : KINDS[kind]}</p>
${toBlocks(type.description ?? "")}${renderContents(entry, link)}${
  uses.length === 0 ? "" : `<h2 id="used-by">Used by</h2><ul class="uses">${uses.join("")}</ul>`
}`;
}

type ToLink = (type: GraphQLType) => string;

function renderContents({ type, kind }: CatalogedType, link: ToLink): string {
  if (isObjectType(type) || isInterfaceType(type)) {
    const interfaces = type.getInterfaces().map((parent) => link(parent));
    const root = kind === "root" ? (type.name === "Query" ? "query" : "mutation") : null;
    const fields = Object.values(type.getFields()).map((field) => renderField(field, link, root));
    const implemented = interfaces.length > 0 ? `<p>Implements ${interfaces.join(", ")}.</p>` : "";
    return `${implemented}${root ? "" : '<h2 id="fields">Fields</h2>'}<ul class="members">${fields.join("")}</ul>`;
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) =>
      renderInput(field, link, { isRequired: isRequiredInputField(field), anchor: field.name }),
    );
    return `<h2 id="fields">Fields</h2><ul class="members">${fields.join("")}</ul>`;
  }
  if (isUnionType(type)) {
    const types = type.getTypes().map((member) => `<li>${link(member)}</li>`);
    return `<h2 id="types">Types</h2><ul>${types.join("")}</ul>`;
  }
  if (!isEnumType(type)) return "";
  const values = type
    .getValues()
    .map(
      ({ name, description, deprecationReason }) =>
        `<li id="${name}"><p class="member"><code class="name">${name}</code></p>${toBlocks(description ?? "")}${renderDeprecation(deprecationReason)}</li>`,
    );
  return `<h2 id="values">Values</h2><ul class="members">${values.join("")}</ul>`;
}

function renderField(
  field: GraphQLField<unknown, unknown>,
  link: ToLink,
  root: "query" | "mutation" | null,
): string {
  const args = field.args.map((arg) =>
    renderInput(arg, link, { isRequired: isRequiredArgument(arg), anchor: `${field.name}.${arg.name}` }),
  );
  const name = `<code class="name">${field.name}</code> <span class="type">${link(field.type)}</span>`;
  const head = root ? `<h2 id="${field.name}" class="member">${name}</h2>` : `<p class="member">${name}</p>`;
  return `<li${root ? "" : ` id="${field.name}"`}>${head}${toBlocks(field.description ?? "")}${renderDeprecation(field.deprecationReason)}${
    args.length > 0
      ? `<details${root ? " open" : ""}><summary>Arguments of <code>${field.name}</code></summary><ul class="members">${args.join("")}</ul></details>`
      : ""
  }${root ? `<details><summary>Example document for <code>${field.name}</code></summary>${renderCodeBlock("graphql", printExampleDocument(root, field))}</details>` : ""}</li>`;
}

function renderInput(
  { name, type, description, defaultValue, deprecationReason }: GraphQLArgument | GraphQLInputField,
  link: ToLink,
  { isRequired, anchor }: { isRequired: boolean; anchor: string },
): string {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return `<li id="${anchor}"><p class="member"><code class="name">${name}</code> <span class="type">${link(type)}</span>${isRequired ? ' <span class="mark">required</span>' : ""}</p>${toBlocks(description ?? "")}${
    value ? `<p class="bounds">default <code>${toHtml(print(value))}</code></p>` : ""
  }${renderDeprecation(deprecationReason)}</li>`;
}

function renderDeprecation(reason: string | null | undefined): string {
  return reason ? `<p class="ends"><strong>Deprecated.</strong> ${toHtml(reason)}</p>` : "";
}

function renderTypeLink(type: GraphQLType, catalog: ReadonlyMap<string, CatalogedType>): string {
  const { name } = getNamedType(type);
  const text = toHtml(String(type));
  if (!catalog.has(name)) return `<code>${text}</code>`;
  return `<code>${text.replace(name, () => `<a href="${GRAPHQL_DOCS}/${name}">${name}</a>`)}</code>`;
}
