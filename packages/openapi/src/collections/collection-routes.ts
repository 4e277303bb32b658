import { createLazy } from "@svc/service-kit";
import { notFound } from "@svc/service-kit/errors";
import { CompressedText } from "@svc/service-kit/pages";
import { PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import { z } from "zod";
import type { ReferenceRuntime } from "../reference.ts";
import type { CollectionSettings } from "./walkthrough.ts";

const COLLECTIONS_PATH = "/collections";

const COLLECTION_FILES = {
  "postman.json": "A Postman collection (v2.1).",
  "postman-environment.json": "A Postman environment with the address and the secret variable `apiKey`.",
  "bruno.zip": "A Bruno collection (OpenCollection, for Bruno 3 or later). Unpack it, and open the folder.",
  "requests.http":
    "Requests for the HTTP client of JetBrains IDEs. httpYac runs them in VS Code and in a terminal.",
} as const;

export const COLLECTION_LINKS = [
  { href: `${COLLECTIONS_PATH}/postman.json`, text: "Postman" },
  { href: `${COLLECTIONS_PATH}/postman-environment.json`, text: "Postman environment" },
  { href: `${COLLECTIONS_PATH}/bruno.zip`, text: "Bruno" },
  { href: `${COLLECTIONS_PATH}/requests.http`, text: "HTTP file" },
];

type FileName = keyof typeof COLLECTION_FILES;

const FIVE_MINUTES = "public, max-age=300";

export function collectionsRoute(settings: CollectionSettings): Route<ReferenceRuntime> {
  return {
    ...PUBLIC_GET_DEFAULTS,
    path: `${COLLECTIONS_PATH}/{file}`,
    operationId: "downloadCollection",
    summary: "Download a collection for an API client",
    description:
      "Requests for every operation of this deployment, with its address, example bodies and variables. The folder " +
      "`First rollover` creates an account and takes a sandbox rollover to `completed`. The files contain no keys.",
    params: z.strictObject({
      file: z
        .string()
        .describe(
          `The name of the file. ${Object.entries(COLLECTION_FILES)
            .map(([name, text]) => `\`${name}\`: ${text}`)
            .join(" ")}`,
        )
        .meta({ example: "postman.json" }),
    }),
    responses: {
      200: {
        description: "The file.",
        headers: ["Content-Disposition", "ETag"],
        content: {
          "application/json": {
            schema: z.looseObject({}).describe("A Postman collection or environment."),
            example: { info: { name: "Rollover API" }, item: [] },
          },
          "application/zip": {
            schema: z.string().meta({ description: "A Bruno collection.", format: "binary" }),
          },
          "text/plain": { schema: z.string().describe("Requests in the HTTP request format.") },
        },
      },
      304: {
        description: "Not modified: `If-None-Match` matches the current `ETag`.",
        headers: ["Content-Disposition", "ETag"],
      },
    },
    errors: ["not_found", ...PUBLIC_GET_DEFAULTS.errors],
    serve: (runtime) => {
      const files = createLazy(() => buildFiles(settings, runtime));
      return async (req, res) => {
        const name = String(req.params.file);
        const file = Object.hasOwn(COLLECTION_FILES, name) ? (await files())[name as FileName] : undefined;
        if (!file) throw notFound("collection");
        res.setHeader("Cache-Control", FIVE_MINUTES);
        res.setHeader("Content-Disposition", `attachment; filename="${name}"`);
        await file.send(req, res);
      };
    },
  };
}

/** Imports the formats on demand: most processes never serve them. */
async function buildFiles(
  settings: CollectionSettings,
  { buildDocument, site }: ReferenceRuntime,
): Promise<Readonly<Record<FileName, CompressedText>>> {
  const { buildCollection } = await import("./build-collection.ts");
  const { printPostman, printPostmanEnvironment } = await import("./postman.ts");
  const { zipBruno } = await import("./bruno.ts");
  const { printHttpFile } = await import("./http-file.ts");
  const environment = site.environment === "live" ? "live" : "sandbox";
  const collection = buildCollection(buildDocument(), { ...settings, environment });
  const json = "application/json; charset=utf-8";
  return {
    "postman.json": new CompressedText(json, printPostman(collection)),
    "postman-environment.json": new CompressedText(json, printPostmanEnvironment(collection)),
    "bruno.zip": new CompressedText("application/zip", zipBruno(collection)),
    "requests.http": new CompressedText("text/plain; charset=utf-8", printHttpFile(collection)),
  };
}
