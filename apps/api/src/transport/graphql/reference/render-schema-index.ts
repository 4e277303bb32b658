import { renderCodeBlock, toBlocks, toInline } from "@svc/openapi/reference";
import { type GraphQLNamedType, isObjectType } from "graphql";
import { GRAPHQL_DOCS, SCHEMA_FILE } from "./graphql-docs.ts";
import type { CatalogedType, TypeKind } from "./schema-catalog.ts";

const SAMPLE = `curl "$SVC_API_URL/graphql" \\
  -H "Authorization: Bearer $SVC_AK" \\
  -H "Content-Type: application/json" \\
  -d '{"query": "{ rollovers(first: 3) { edges { node { id state } } } }"}'`;

const LISTED: readonly [TypeKind, string][] = [
  ["object", "Objects"],
  ["interface", "Interfaces"],
  ["union", "Unions"],
  ["input", "Inputs"],
  ["enum", "Enums"],
  ["scalar", "Scalars"],
];

export function renderSchemaIndex(catalog: ReadonlyMap<string, CatalogedType>, explorer: string): string {
  const filterByKind = (kind: TypeKind) => [...catalog.values()].filter((one) => one.kind === kind);
  const types = LISTED.flatMap(([kind, title]) => {
    const names = filterByKind(kind).map(
      ({ type: { name } }) => `<li><a href="${GRAPHQL_DOCS}/${name}"><code>${name}</code></a></li>`,
    );
    return names.length === 0
      ? []
      : [`<h2 id="${kind}">${title}</h2><ul class="names">${names.join("")}</ul>`];
  });
  return `<h1>GraphQL</h1>
${toBlocks(
  "GraphQL has the same operations as REST and accepts the same keys, at one URL: `POST /graphql`. " +
    "Each field requires its own scope. If a field is rejected, its error is in `errors` and the " +
    "other fields are returned. Lists are Relay cursor connections.",
)}
<p><a class="button" href="${explorer}">Open GraphiQL</a></p>
<p>Schema file for tools: <a href="${SCHEMA_FILE}">schema.graphql</a>.</p>
${renderCodeBlock("bash", SAMPLE)}
${filterByKind("root")
  .map(({ type }) => renderRoot(type))
  .join("")}${types.join("")}`;
}

function renderRoot(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return "";
  const title = type.name === "Query" ? "Queries" : "Mutations";
  const fields = Object.values(type.getFields()).map(
    ({ name, description }) =>
      `<li><a href="${GRAPHQL_DOCS}/${type.name}#${name}"><code>${name}</code></a><span>${toInline(description ?? "")}</span></li>`,
  );
  return `<h2 id="${type.name}">${title}</h2><ul class="operations">${fields.join("")}</ul>`;
}
