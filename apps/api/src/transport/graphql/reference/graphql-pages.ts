import type { Environment } from "@svc/keys";
import { getReferenceStyleUrl } from "@svc/openapi";
import { type LinkGroup, renderPage, type ShownPage, type Site } from "@svc/service-kit/pages";
import { buildSchema, printSchema } from "graphql";
import { printGraphqlSchema } from "../schema.ts";
import { EXPLORER_PATH } from "./explorer.ts";
import { GRAPHQL_DOCS, SCHEMA_FILE } from "./graphql-docs.ts";
import { renderSchemaIndex } from "./render-schema-index.ts";
import { KINDS, renderType } from "./render-type.ts";
import { type CatalogedType, catalogSchema, type TypeKind } from "./schema-catalog.ts";

export function createGraphqlPages(environment: Environment, site: Site): ReadonlyMap<string, () => string> {
  const schema = buildSchema(printGraphqlSchema(environment));
  const catalog = catalogSchema(schema);
  const shared = { site, layout: "wide", styles: [getReferenceStyleUrl()], section: GRAPHQL_DOCS } as const;
  const toIndexPage = (): ShownPage => ({
    ...shared,
    path: GRAPHQL_DOCS,
    title: "GraphQL",
    description: "The schema: queries, mutations and types.",
    main: renderSchemaIndex(catalog, EXPLORER_PATH),
    nestedGroups: createTypeLinkGroups(catalog, null),
  });
  const toTypePage = (entry: CatalogedType): ShownPage => ({
    ...shared,
    path: `${GRAPHQL_DOCS}/${entry.type.name}`,
    title: entry.type.name,
    description: `${KINDS[entry.kind]} of the GraphQL schema.`,
    main: renderType(entry, catalog),
    nestedGroups: createTypeLinkGroups(catalog, entry.kind),
    crumbs: [{ href: GRAPHQL_DOCS, text: "GraphQL" }],
  });
  return new Map([
    [GRAPHQL_DOCS, () => renderPage(toIndexPage())],
    [SCHEMA_FILE, () => `${printSchema(schema)}\n`],
    ...[...catalog.values()].map(
      (entry) => [`${GRAPHQL_DOCS}/${entry.type.name}`, () => renderPage(toTypePage(entry))] as const,
    ),
  ]);
}

const GROUPS: readonly [TypeKind, string][] = [
  ["root", "Operations"],
  ["object", "Objects"],
  ["interface", "Interfaces"],
  ["input", "Inputs"],
  ["enum", "Enums"],
  ["scalar", "Scalars"],
];

function createTypeLinkGroups(
  catalog: ReadonlyMap<string, CatalogedType>,
  current: TypeKind | null,
): LinkGroup[] {
  return GROUPS.map(([kind, title]) => ({
    title,
    isCollapsed: kind !== "root" && kind !== current,
    links: [...catalog.values()]
      .filter((entry) => entry.kind === kind)
      .map(({ type: { name } }) => ({ href: `${GRAPHQL_DOCS}/${name}`, text: name })),
  }));
}
