import type { Environment } from "@svc/keys";
import {
  CachedPages,
  DEMO_KEY_PATH,
  PAGE_OR_NOT_FOUND_RESPONSES,
  PAGE_RESPONSES,
  type PageRenderers,
  type PageRequest,
} from "@svc/openapi";
import type { Site } from "@svc/service-kit/pages";
import { htmlContent, PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import type { RequestHandler } from "express";
import { z } from "zod";
import { EXPLORER_PATH, EXPLORER_POLICY, renderExplorer, serveExplorerFile } from "./explorer.ts";
import { GRAPHQL_DOCS } from "./graphql-docs.ts";

export interface GraphqlDocsRuntime {
  site: Site;
  environment: Environment;
  /** True if introspection is on. Otherwise no page is served. */
  showsSchema: boolean;
  demoFile?: string | undefined;
}

const shared = {
  ...PUBLIC_GET_DEFAULTS,
  tag: "GraphQL",
  responses: PAGE_RESPONSES,
  errors: ["not_found", ...PUBLIC_GET_DEFAULTS.errors],
} as const;

const pagesByRuntime = new WeakMap<GraphqlDocsRuntime, CachedPages>();

function serve(toPath: PageRequest["toPath"], policy?: string) {
  return (runtime: GraphqlDocsRuntime): RequestHandler | null => {
    if (!runtime.showsSchema) return null;
    const pages = pagesByRuntime.get(runtime) ?? new CachedPages(runtime.site, () => loadRenderers(runtime));
    pagesByRuntime.set(runtime, pages);
    return pages.serve({ toPath, noun: "type", policy });
  };
}

export const graphqlDocsRoutes: readonly Route<GraphqlDocsRuntime>[] = [
  {
    ...shared,
    path: GRAPHQL_DOCS,
    operationId: "showGraphqlSchema",
    summary: "Read the GraphQL schema",
    description:
      "Queries, mutations and types as HTML pages. Returns 404 if introspection is off, as in the live environment.",
    serve: serve(() => GRAPHQL_DOCS),
  },
  {
    ...shared,
    path: `${GRAPHQL_DOCS}/{type}`,
    operationId: "showGraphqlType",
    summary: "Read about a GraphQL type",
    description:
      "A page with the type's fields, their arguments and results, and where the type is used. " +
      "For tools, `/docs/graphql/schema.graphql` returns the whole schema.",
    responses: {
      ...PAGE_OR_NOT_FOUND_RESPONSES,
      200: {
        description: "The page, or the schema.",
        content: { ...htmlContent, "text/plain": { schema: z.string().describe("The schema as SDL.") } },
        headers: ["ETag", "Link"],
      },
    },
    params: z.strictObject({ type: z.string().describe("The type's name.").meta({ example: "Rollover" }) }),
    serve: serve(({ type }) => `${GRAPHQL_DOCS}/${type}`),
  },
  {
    ...shared,
    path: EXPLORER_PATH,
    operationId: "showGraphiql",
    assets: { "{file}": serveExplorerFile() },
    summary: "Try GraphQL",
    description:
      "GraphiQL. Loads nothing from other hosts. Returns 404 if introspection is off, as in the live environment.",
    serve: serve(() => EXPLORER_PATH, EXPLORER_POLICY),
  },
];

async function loadRenderers({ site, environment, demoFile }: GraphqlDocsRuntime): Promise<PageRenderers> {
  const { createGraphqlPages } = await import("./graphql-pages.ts");
  return new Map([
    ...createGraphqlPages(environment, site),
    [EXPLORER_PATH, () => renderExplorer(demoFile === undefined ? null : DEMO_KEY_PATH)],
  ]);
}
