import { hash } from "node:crypto";
import { type RequestHandler, Router } from "express";
import { otherMethods } from "../http/other-methods.ts";
import { isUnchanged } from "../http/revalidation.ts";
import type { OpenApiDocument } from "./build-openapi.ts";
import { docsRoutes } from "./docs-page.ts";
import type { Guide } from "./guide-pages.ts";

const PATH = "/openapi.json";
const FIVE_MINUTES = "public, max-age=300";

/**
 * `/openapi.json`, and `/docs`, which shows it beside the guides. All is for anybody.
 *
 * @param build makes the document; called once, when it is first asked for
 * @param options.guides what is shown at `/docs/guides`; absent where there are none
 */
export function openApiRoutes(
  build: () => OpenApiDocument,
  options: { showDocs: boolean; guides?: readonly Guide[] },
): Router {
  let written: { text: string; etag: string; title: string } | null = null;
  const write = () => {
    const document = build();
    const text = JSON.stringify(document);
    return { text, etag: `"${hash("sha256", text, "base64url")}"`, title: String(document.info.title) };
  };
  const show: RequestHandler = (req, res) => {
    res.locals.route = PATH;
    written ??= write();
    res.setHeader("Cache-Control", FIVE_MINUTES);
    res.setHeader("ETag", written.etag);
    if (isUnchanged(req, written.etag)) {
      res.status(304).end();
      return;
    }
    res.type("application/json").send(written.text);
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.get(PATH, show);
  router.all(PATH, otherMethods(["GET"], PATH));
  if (options.showDocs) {
    router.use(
      docsRoutes(() => {
        written ??= write();
        return written.title;
      }, options.guides ?? []),
    );
  }
  return router;
}
