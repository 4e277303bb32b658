import { hash } from "node:crypto";
import { notFound } from "@svc/service-kit/errors";
import { CompressedText } from "@svc/service-kit/pages";
import type { PathHandler } from "@svc/service-kit/routes";
import { WIDGET_FILES } from "../generated/widget-files.ts";

const CURRENT_PATH = "/widget/v1";
const CACHE_FIVE_MINUTES = "public, max-age=300";
const CACHE_ONE_YEAR = "public, max-age=31536000, immutable";

const files = new Map<string, CompressedText>(
  Object.entries(WIDGET_FILES).map(([name, text]) => [
    name,
    new CompressedText("text/javascript; charset=utf-8", text),
  ]),
);
/** Covers all files, because they import each other. */
const buildId = hash("sha256", JSON.stringify(WIDGET_FILES), "base64url").slice(0, 12);

/**
 * The stable path redirects to the current build, so that a script and its imports match. Other builds' paths return the current
 * file, which browsers must revalidate.
 */
export const widgetFileRoutes: readonly PathHandler[] = [
  {
    method: "GET",
    path: `${CURRENT_PATH}/{file}`,
    handle: (req, res) => {
      const name = String(req.params.file);
      if (!files.has(name)) throw notFound("file");
      res.setHeader("Access-Control-Allow-Origin", "*");
      res.setHeader("Cache-Control", CACHE_FIVE_MINUTES);
      res.redirect(302, `../${buildId}/${name}`);
    },
  },
  {
    method: "GET",
    path: "/widget/{build}/{file}",
    handle: async (req, res) => {
      const file = files.get(String(req.params.file));
      if (!file) throw notFound("file");
      res.setHeader("Access-Control-Allow-Origin", "*");
      res.setHeader("Cache-Control", req.params.build === buildId ? CACHE_ONE_YEAR : "no-cache");
      await file.send(req, res);
    },
  },
];
