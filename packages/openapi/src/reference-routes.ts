import {
  lazily,
  notFound,
  PAGE_POLICY,
  PackedText,
  PUBLIC_GET,
  type Route,
  serveAsset,
  versionedAddress,
} from "@svc/service-kit";
import type { RequestHandler } from "express";
import { z } from "zod";
import { DEMO_KEY_PATH } from "./demo-key.ts";
import { REFERENCE_ASSETS } from "./generated/reference-assets.ts";
import { KEPT_PAGE } from "./guide-pages.ts";
import { type Reference, type ReferenceRuntime, SERVICE_LINKS } from "./reference.ts";

const DOCS = "/docs";
const OPERATIONS = "/docs/reference";
const STYLE = "/docs/assets/reference.css";
const SCRIPT = "/docs/assets/try-it.js";

interface Pages {
  get(path: string): PackedText | undefined;
}

/** `/docs`, and a page for each operation: of this service, and of the one beside it. */
export function referenceRoutes(reference: Reference): Route<ReferenceRuntime>[] {
  const { canHide, beside } = reference;
  const pagesOf = new WeakMap<ReferenceRuntime, () => Promise<Pages>>();
  const serve =
    (pathOf: (params: Record<string, unknown>) => string) =>
    (runtime: ReferenceRuntime): RequestHandler | null => {
      if (canHide && runtime.hidesPages) return null;
      const pages = pagesOf.get(runtime) ?? lazily(() => makePages(reference, runtime));
      pagesOf.set(runtime, pages);
      return async (req, res) => {
        const page = (await pages()).get(pathOf(req.params));
        if (!page) throw notFound("operation");
        res.setHeader("Cache-Control", "no-cache");
        res.setHeader("Link", SERVICE_LINKS);
        res.setHeader("Content-Security-Policy", PAGE_POLICY);
        await page.send(req, res);
      };
    };
  const shared = { ...PUBLIC_GET, answers: KEPT_PAGE };
  const params = (example: string) =>
    z.strictObject({ operationId: z.string().describe("Its name in the document.").meta({ example }) });
  return [
    {
      ...shared,
      path: DOCS,
      operationId: "showDocs",
      summary: "Read the reference",
      description: canHide
        ? "This document as pages. Where the operator has switched pages off, it answers 404."
        : "This document as pages, from which requests can be sent. Nothing of them comes from another host.",
      errors: [...(canHide ? (["not_found"] as const) : []), ...PUBLIC_GET.errors],
      assets: {
        [STYLE]: serveAsset(STYLE, REFERENCE_ASSETS["reference.css"]),
        [SCRIPT]: serveAsset(SCRIPT, REFERENCE_ASSETS["try-it.js"]),
      },
      serve: serve(() => DOCS),
    },
    {
      ...shared,
      path: `${OPERATIONS}/{operationId}`,
      operationId: "showOperation",
      summary: "Read about an operation",
      description:
        "A page with what an operation takes and answers, samples in several languages, and a form that sends it; or with what an event bears.",
      params: params("showDocs"),
      errors: ["not_found", ...PUBLIC_GET.errors],
      serve: serve(({ operationId }) => `${OPERATIONS}/${operationId}`),
    },
    ...(beside
      ? [
          {
            ...shared,
            path: `${beside.path}/{operationId}`,
            operationId: beside.operationId,
            summary: `Read about an operation of the ${beside.name} service`,
            description: "The same for the service beside this one, which has an address of its own.",
            params: params(beside.example),
            errors: ["not_found", ...PUBLIC_GET.errors] as const,
            serve: serve(({ operationId }) => `${beside.path}/${operationId}`),
          },
        ]
      : []),
  ];
}

/** The address of the sheet of the reference's pages, which those of GraphQL have too. */
export const referenceStyle = () => versionedAddress(STYLE, REFERENCE_ASSETS["reference.css"]);

/** Whatever makes pages is loaded with the first of them. Each is made when it is first asked for, and kept compressed. */
async function makePages(reference: Reference, runtime: ReferenceRuntime): Promise<Pages> {
  const { referencePages } = await import("./reference/reference-pages.ts");
  const { title, address, calls = {}, beside } = reference;
  const own = {
    title,
    document: runtime.buildDocument(),
    path: OPERATIONS,
    address,
    calls,
    isElsewhere: false,
    demoKeyPath: runtime.demoFile === undefined ? undefined : DEMO_KEY_PATH,
  };
  const others = beside
    ? [{ ...(await beside.load()), path: beside.path, calls: {}, isElsewhere: true }]
    : [];
  const pages = referencePages([own, ...others], {
    site: runtime.site,
    style: referenceStyle(),
    script: versionedAddress(SCRIPT, REFERENCE_ASSETS["try-it.js"]),
  });
  const kept = new Map<string, PackedText>();
  return {
    get(path) {
      const known = kept.get(path);
      const render = pages.get(path);
      if (known || !render) return known;
      const page = new PackedText("text/html; charset=utf-8", render());
      kept.set(path, page);
      return page;
    },
  };
}
