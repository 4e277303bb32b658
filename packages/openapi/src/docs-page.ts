import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { htmlForm, isUnchanged, PUBLIC_GET, type Route } from "@svc/service-kit";
import type { RequestHandler } from "express";
import { type Reference, SERVICE_LINK_TAGS, SERVICE_LINKS } from "./reference.ts";

const compress = promisify(gzip);
const packageFile = createRequire(import.meta.url).resolve;
const ONE_DAY = "public, max-age=86400";

/** Scripts and data come from here alone. Styles may be inline: the page's library sets some on its elements. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Nothing is remembered of a key that somebody tries, and no validator elsewhere is asked. */
const START = `window.addEventListener("load", () => {
  window.ui = SwaggerUIBundle({
    url: "/openapi.json",
    dom_id: "#reference",
    deepLinking: true,
    validatorUrl: null,
    persistAuthorization: false,
    queryConfigEnabled: false,
    defaultModelsExpandDepth: 0,
    docExpansion: "list",
    presets: [SwaggerUIBundle.presets.apis],
    layout: "BaseLayout",
  });
});
`;

interface Asset {
  type: string;
  read(): Promise<Buffer>;
}

const fromPackage = (name: string) => () => readFile(packageFile(`swagger-ui-dist/${name}`));

/** What the page loads. Each is read and compressed when it is first asked for. */
const ASSETS: Readonly<Record<string, Asset>> = {
  "swagger-ui.css": { type: "text/css; charset=utf-8", read: fromPackage("swagger-ui.css") },
  "swagger-ui-bundle.js": {
    type: "text/javascript; charset=utf-8",
    read: fromPackage("swagger-ui-bundle.js"),
  },
  "favicon.png": { type: "image/png", read: fromPackage("favicon-32x32.png") },
  "start.js": { type: "text/javascript; charset=utf-8", read: async () => Buffer.from(START) },
};

/** `/docs`: the reference as a page, with all that it loads. */
export function docsRoute({ title, canHide }: Reference): Route<{ hidesPages?: boolean }> {
  return {
    ...PUBLIC_GET,
    path: "/docs",
    operationId: "showDocs",
    summary: "Read the reference",
    description: canHide
      ? "This document as a page. Where the operator has switched pages off, it answers 404."
      : "This document as a page that also sends requests. Nothing of it comes from another host.",
    answers: { 200: { description: "The page.", content: htmlForm, headers: ["Link"] } },
    errors: [...(canHide ? (["not_found"] as const) : []), ...PUBLIC_GET.errors],
    assets: Object.fromEntries(Object.entries(ASSETS).map(([name, asset]) => [name, serveAsset(asset)])),
    serve: ({ hidesPages }) =>
      canHide && hidesPages
        ? null
        : (_req, res) => {
            res.setHeader("Content-Security-Policy", CONTENT_POLICY);
            res.setHeader("Cache-Control", "no-cache");
            res.setHeader("Link", SERVICE_LINKS);
            res.type("html").send(pageOf(title));
          },
  };
}

function serveAsset({ type, read }: Asset): RequestHandler {
  let ready: Promise<{ bytes: Buffer; etag: string }> | null = null;
  const prepare = async () => {
    const bytes = await read();
    return { bytes: await compress(bytes), etag: `"${hash("sha256", bytes, "base64url")}"` };
  };
  return async (req, res) => {
    ready ??= prepare();
    const { bytes, etag } = await ready;
    res.setHeader("Cache-Control", ONE_DAY);
    res.setHeader("ETag", etag);
    res.vary("Accept-Encoding");
    if (isUnchanged(req, etag)) {
      res.status(304).end();
      return;
    }
    res.setHeader("Content-Type", type);
    const isPacked = req.acceptsEncodings("gzip") !== false;
    if (isPacked) res.setHeader("Content-Encoding", "gzip");
    const sent = isPacked ? bytes : await read();
    // Said, as to a HEAD Node would not say it.
    res.setHeader("Content-Length", sent.length);
    res.end(sent);
  };
}

function pageOf(title: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${SERVICE_LINK_TAGS}<link rel="icon" href="/docs/favicon.png"><link rel="stylesheet" href="/docs/swagger-ui.css">
<style>nav{font:1rem/1.6 system-ui,sans-serif;max-width:1460px;margin:0 auto;padding:1rem 20px 0}</style>
<script src="/docs/swagger-ui-bundle.js" defer></script><script src="/docs/start.js" defer></script></head>
<body><div id="reference"></div>
<noscript><p>This page needs JavaScript. The same is in <a href="/openapi.json">openapi.json</a>.</p></noscript></body></html>
`;
}
