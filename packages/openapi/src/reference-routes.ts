import { serveAsset, versionedAddress } from "@svc/service-kit/pages";
import { PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import type { RequestHandler } from "express";
import { z } from "zod";
import {
  CachedPages,
  PAGE_OR_NOT_FOUND_RESPONSES,
  PAGE_RESPONSES,
  type PageRenderers,
  type PageRequest,
} from "./cached-pages.ts";
import { COLLECTION_LINKS } from "./collections/collection-routes.ts";
import { DEMO_KEY_PATH } from "./demo-key.ts";
import { REFERENCE_ASSETS } from "./generated/reference-assets.ts";
import type { Reference, ReferenceRuntime } from "./reference.ts";

const DOCS_PATH = "/docs";
const OPERATIONS_PATH = "/docs/reference";
const CORE_PATH = "/docs/core";
const STYLE_PATH = "/docs/assets/reference.css";
const SCRIPT_PATH = "/docs/assets/try-it.js";

export function referenceRoutes(reference: Reference): Route<ReferenceRuntime>[] {
  const { canHidePages, core, otherService } = reference;
  const pagesByRuntime = new WeakMap<ReferenceRuntime, CachedPages>();
  const serve =
    (toPath: PageRequest["toPath"]) =>
    (runtime: ReferenceRuntime): RequestHandler | null => {
      if (canHidePages && runtime.hidesPages) return null;
      const pages =
        pagesByRuntime.get(runtime) ?? new CachedPages(runtime.site, () => loadRenderers(reference, runtime));
      pagesByRuntime.set(runtime, pages);
      return pages.serve({ toPath, noun: "operation" });
    };
  const shared = { ...PUBLIC_GET_DEFAULTS, responses: PAGE_OR_NOT_FOUND_RESPONSES };
  const params = (example: string) =>
    z.strictObject({
      operationId: z.string().describe("The operation ID in the document.").meta({ example }),
    });
  return [
    {
      ...PUBLIC_GET_DEFAULTS,
      path: DOCS_PATH,
      responses: PAGE_RESPONSES,
      operationId: "showDocs",
      summary: "Read the reference",
      description: canHidePages
        ? "This document as HTML pages. Returns 404 if the operator has turned the pages off."
        : "This document as HTML pages with a form to send requests. The pages load nothing from other hosts.",
      errors: [...(canHidePages ? (["not_found"] as const) : []), ...PUBLIC_GET_DEFAULTS.errors],
      assets: {
        [STYLE_PATH]: serveAsset(STYLE_PATH, REFERENCE_ASSETS["reference.css"]),
        [SCRIPT_PATH]: serveAsset(SCRIPT_PATH, REFERENCE_ASSETS["try-it.js"]),
      },
      serve: serve(() => DOCS_PATH),
    },
    ...(core
      ? [
          {
            ...PUBLIC_GET_DEFAULTS,
            path: CORE_PATH,
            responses: PAGE_RESPONSES,
            operationId: "showCoreDocs",
            summary: "Read the core reference",
            description: "An HTML page with the operations of `/openapi.core.json`.",
            serve: serve(() => CORE_PATH),
          },
        ]
      : []),
    {
      ...shared,
      path: `${OPERATIONS_PATH}/{operationId}`,
      operationId: "showOperation",
      summary: "Read about an operation",
      description:
        "A page with an operation's parameters, responses, errors and code samples, and a form to " +
        "send a request. The page of an event shows its payload.",
      params: params("getOpenApi"),
      errors: ["not_found", ...PUBLIC_GET_DEFAULTS.errors],
      serve: serve(({ operationId }) => `${OPERATIONS_PATH}/${operationId}`),
    },
    ...(otherService
      ? [
          {
            ...shared,
            path: `${otherService.path}/{operationId}`,
            operationId: otherService.operationId,
            summary: `Read about an operation of the ${otherService.name} service`,
            description: `Like \`showOperation\`, for an operation of the ${otherService.name} service, which has a separate URL.`,
            params: params(otherService.example),
            errors: ["not_found", ...PUBLIC_GET_DEFAULTS.errors] as const,
            serve: serve(({ operationId }) => `${otherService.path}/${operationId}`),
          },
        ]
      : []),
  ];
}

/** Returns the style sheet's URL. The GraphQL pages share it. */
export const getReferenceStyleUrl = () => versionedAddress(STYLE_PATH, REFERENCE_ASSETS["reference.css"]);

async function loadRenderers(reference: Reference, runtime: ReferenceRuntime): Promise<PageRenderers> {
  const { buildReferencePages } = await import("./reference/reference-pages.ts");
  const { title, urlVariable, calls = {}, core, collections, otherService } = reference;
  const ownSource = {
    title,
    document: runtime.buildDocument(),
    path: OPERATIONS_PATH,
    urlVariable,
    calls,
    isOtherService: false,
    demoKeyPath: runtime.demoFile === undefined ? undefined : DEMO_KEY_PATH,
  };
  const otherSources = otherService
    ? [{ ...(await otherService.load()), path: otherService.path, calls: {}, isOtherService: true }]
    : [];
  return buildReferencePages([ownSource, ...otherSources], {
    site: runtime.site,
    style: getReferenceStyleUrl(),
    script: versionedAddress(SCRIPT_PATH, REFERENCE_ASSETS["try-it.js"]),
    ...(core ? { core: { path: CORE_PATH, operationIds: core.operationIds } } : {}),
    collections: collections ? COLLECTION_LINKS : [],
  });
}
