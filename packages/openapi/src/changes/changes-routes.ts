import { createLazy } from "@svc/service-kit";
import { CompressedText } from "@svc/service-kit/pages";
import { jsonContent, PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import { z } from "zod";
import type { OpenApiDocument } from "../openapi-document.ts";
import type { ReferenceRuntime } from "../reference.ts";
import type { ContractRelease } from "./contract-index.ts";
import { printAtom, printJsonFeed } from "./feeds.ts";
import { listChanges } from "./list-changes.ts";

const FIVE_MINUTES = "public, max-age=300";

const changeSchema = z
  .strictObject({
    change: z.string().describe("`added`, `removed` or `deprecated`. New values may be added."),
    kind: z
      .string()
      .describe("`operation`, `event` or `member` (a field of a schema). New values may be added."),
    name: z
      .string()
      .describe(
        "The name in `/openapi.json`, such as `GET /v1/rollovers`, `rollover.completed` or `Rollover.metadata`.",
      ),
    version: z
      .string()
      .nullable()
      .describe("The release that contains the change. Null for deprecations and unreleased changes."),
    date: z.iso
      .date()
      .nullable()
      .describe("The date of the release or of the deprecation. Null before the release."),
    sunset: z
      .string()
      .nullable()
      .describe(
        "When a deprecated operation stops working, as in the header `Sunset`, or a deprecated field is removed. Null until decided.",
      ),
    successor: z.string().nullable().describe("The replacement of a deprecated operation or field."),
  })
  .meta({ id: "ContractChange", description: "A change of the REST contract." });

const changesSchema = z
  .strictObject({
    object: z.literal("contract_changes"),
    version: z.string().describe("The version of this deployment, as in `/openapi.json`."),
    changes: z
      .array(changeSchema)
      .describe("The changes of each release, oldest first, then unreleased changes, then deprecations."),
  })
  .meta({ id: "ContractChanges", description: "When each operation, event type and field was added." });

const EXAMPLE = {
  object: "contract_changes" as const,
  version: "1.0.0",
  changes: [
    {
      change: "added",
      kind: "operation",
      name: "GET /v1/rollovers",
      version: "1.0.0",
      date: "2026-11-23",
      sunset: null,
      successor: null,
    },
  ],
};

interface ChangesRoute {
  path: string;
  operationId: string;
  summary: string;
  description: string;
  content: NonNullable<Route<ReferenceRuntime>["responses"][number]["content"]>;
  type: string;
  print: (document: OpenApiDocument, releases: readonly ContractRelease[]) => string;
}

const ROUTES: readonly ChangesRoute[] = [
  {
    path: "/v1/changes",
    operationId: "listChanges",
    summary: "List the changes of the API",
    description:
      "For programs: when each operation, event type and field was added, and what is deprecated. Requires no credential.",
    content: jsonContent(changesSchema, EXAMPLE),
    type: "application/json; charset=utf-8",
    print: (document, releases) =>
      JSON.stringify({
        object: "contract_changes",
        version: document.info.version,
        changes: listChanges(document, releases),
      }),
  },
  {
    path: "/changes.atom",
    operationId: "readChangesAtom",
    summary: "Read the changes as an Atom feed",
    description: "An entry for each release and each deprecation, for feed readers (RFC 4287).",
    content: { "application/atom+xml": { schema: z.string().describe("An Atom feed.") } },
    type: "application/atom+xml; charset=utf-8",
    print: (document, releases) => printAtom(toFeed(document, releases)),
  },
  {
    path: "/changes.json",
    operationId: "readChangesFeed",
    summary: "Read the changes as a JSON feed",
    description: "The entries of `/changes.atom` as a JSON Feed 1.1.",
    content: {
      "application/feed+json": {
        schema: z.looseObject({ version: z.string().describe("The format: JSON Feed 1.1.") }),
        example: { version: "https://jsonfeed.org/version/1.1", title: "Rollover API: changes", items: [] },
      },
    },
    type: "application/feed+json; charset=utf-8",
    print: (document, releases) => printJsonFeed(toFeed(document, releases)),
  },
];

const toFeed = (document: OpenApiDocument, releases: readonly ContractRelease[]) => ({
  title: String(document.info.title),
  url: document.servers[0]?.url ?? "",
  changes: listChanges(document, releases),
});

export function changesRoutes(
  loadReleases: () => Promise<readonly ContractRelease[]>,
): Route<ReferenceRuntime>[] {
  return ROUTES.map(({ content, type, print, ...operation }) => ({
    ...PUBLIC_GET_DEFAULTS,
    ...operation,
    responses: {
      200: { description: "The changes of the API.", headers: ["ETag"], content },
      304: { description: "Not modified: `If-None-Match` matches the current `ETag`.", headers: ["ETag"] },
    },
    serve: ({ buildDocument }) => {
      const text = createLazy(
        async () => new CompressedText(type, print(buildDocument(), await loadReleases())),
      );
      return async (req, res) => {
        res.setHeader("Cache-Control", FIVE_MINUTES);
        await (await text()).send(req, res);
      };
    },
  }));
}
