import type { Environment } from "@svc/keys";
import { DEMO_KEY_PATH, KEPT_PAGE, SERVICE_LINKS } from "@svc/openapi";
import {
  htmlForm,
  lazily,
  notFound,
  PAGE_POLICY,
  PackedText,
  PUBLIC_GET,
  type Route,
  type Site,
} from "@svc/service-kit";
import type { RequestHandler } from "express";
import { z } from "zod";
import { EXPLORER_PATH, EXPLORER_POLICY, renderExplorer, serveExplorerFile } from "./explorer.ts";
import { GRAPHQL_DOCS } from "./graphql-docs.ts";

/** What the pages of the schema are served with. */
export interface GraphqlDocsRuntime {
  site: Site;
  environment: Environment;
  /** Whether the schema may be asked for: what is kept back there, no page shows. */
  showsSchema: boolean;
  demoFile?: string | undefined;
}

interface Pages {
  get(path: string): PackedText | undefined;
}

const shared = {
  ...PUBLIC_GET,
  tag: "GraphQL",
  answers: KEPT_PAGE,
  errors: ["not_found", ...PUBLIC_GET.errors],
} as const;

const kept = new WeakMap<GraphqlDocsRuntime, () => Promise<Pages>>();

function serve(pathOf: (params: Record<string, unknown>) => string, policy: string) {
  return (runtime: GraphqlDocsRuntime): RequestHandler | null => {
    if (!runtime.showsSchema) return null;
    const pages = kept.get(runtime) ?? lazily(() => makePages(runtime));
    kept.set(runtime, pages);
    return async (req, res) => {
      const page = (await pages()).get(pathOf(req.params));
      if (!page) throw notFound("type");
      res.setHeader("Cache-Control", "no-cache");
      res.setHeader("Link", SERVICE_LINKS);
      res.setHeader("Content-Security-Policy", policy);
      await page.send(req, res);
    };
  };
}

/** The GraphQL schema as pages, as a file, and GraphiQL: where the schema may be asked for, so in test and not in live. */
export const graphqlDocsRoutes: readonly Route<GraphqlDocsRuntime>[] = [
  {
    ...shared,
    path: GRAPHQL_DOCS,
    operationId: "showGraphqlSchema",
    summary: "Read the GraphQL schema",
    description:
      "Queries, mutations and types as pages. Where introspection is off, as it is in live, they answer 404.",
    serve: serve(() => GRAPHQL_DOCS, PAGE_POLICY),
  },
  {
    ...shared,
    path: `${GRAPHQL_DOCS}/{type}`,
    operationId: "showGraphqlType",
    summary: "Read about a GraphQL type",
    description:
      "A page with its fields, what they take and give, and where it is used. `schema.graphql` in its place is the whole schema, for tools.",
    answers: {
      ...KEPT_PAGE,
      200: {
        description: "The page, or the schema.",
        content: { ...htmlForm, "text/plain": { schema: z.string().describe("The schema as SDL.") } },
        headers: ["ETag", "Link"],
      },
    },
    params: z.strictObject({ type: z.string().describe("Its name.").meta({ example: "Rollover" }) }),
    serve: serve(({ type }) => `${GRAPHQL_DOCS}/${type}`, PAGE_POLICY),
  },
  {
    ...shared,
    path: EXPLORER_PATH,
    operationId: "showGraphiql",
    assets: { "{file}": serveExplorerFile() },
    summary: "Try GraphQL out",
    description:
      "GraphiQL, with nothing of it from another host. Where introspection is off, as it is in live, it answers 404.",
    serve: serve(() => EXPLORER_PATH, EXPLORER_POLICY),
  },
];

/** Made when they are first asked for, and kept compressed. */
async function makePages({ site, environment, demoFile }: GraphqlDocsRuntime): Promise<Pages> {
  const { graphqlPages } = await import("./graphql-pages.ts");
  const pages = graphqlPages(environment, site);
  const explorer = renderExplorer(demoFile === undefined ? null : DEMO_KEY_PATH);
  const made = new Map<string, PackedText>([
    [EXPLORER_PATH, new PackedText("text/html; charset=utf-8", explorer)],
  ]);
  return {
    get(path) {
      const known = made.get(path);
      const render = pages.get(path);
      if (known || !render) return known;
      const page = new PackedText(
        path.endsWith(".graphql") ? "text/plain; charset=utf-8" : "text/html; charset=utf-8",
        render(),
      );
      made.set(path, page);
      return page;
    },
  };
}
