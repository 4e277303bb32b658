import { methodNotAllowed, notFound } from "@svc/service-kit/errors";
import type { Request, RequestHandler, Response } from "express";
import type { ApiContext } from "../../context/context.ts";
import { type PortalFile, type PortalFiles, readPortalFiles } from "./portal-files.ts";
import { sendFile } from "./send-file.ts";

export const PORTAL_PATH = "/portal";

/** React Aria injects this style on iPhones while a dialog is open. */
const OVERSCROLL_STYLE = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/** No inline scripts or styles, no framing, no requests to other hosts. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${OVERSCROLL_STYLE}`,
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
].join("; ");

const PREVIEW_FILE = "widget-preview.html";
const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

const PERMISSIONS = [
  "camera=()",
  "microphone=()",
  "geolocation=()",
  "payment=()",
  "usb=()",
  "publickey-credentials-get=(self)",
  "publickey-credentials-create=(self)",
  "clipboard-write=(self)",
].join(", ");

type PortalParts = Pick<ApiContext, "environment" | "signIn" | "portalDirectory">;

/** Serves the portal's files, and its page at every other path except `/portal/api` and `/portal/auth`. */
export function portalPages({ environment, signIn, portalDirectory }: PortalParts): RequestHandler {
  let files: PortalFiles | null = null;
  return (req, res, next) => {
    if (/^\/(?:api|auth)(?:\/|$)/.test(req.path)) return next();
    const name = req.path.slice(1);
    res.locals.route = `${PORTAL_PATH}/${name.startsWith("assets/") ? "assets/{file}" : "{page}"}`;
    if (req.method !== "GET" && req.method !== "HEAD") throw methodNotAllowed("GET, HEAD");
    if (signIn.origin === null) return sendMessagePage(res, 404, NOT_CONFIGURED);
    files ??= readPortalFiles(portalDirectory, environment);
    if (!files) return sendMessagePage(res, 503, NOT_BUILT);
    const file = files.filesByName.get(name);
    if (!file && name.startsWith("assets/")) throw notFound("file");
    send(req, res, {
      file: file ?? files.page,
      policy: name === PREVIEW_FILE ? PREVIEW_POLICY : CONTENT_POLICY,
    });
  };
}

function send(req: Request, res: Response, { file, policy }: { file: PortalFile; policy: string }): void {
  setSecurityHeaders(res, policy);
  // Browsers warn about this header in a sandboxed document, which has no origin.
  if (policy === PREVIEW_POLICY) res.removeHeader("Origin-Agent-Cluster");
  // The sandboxed preview loads its scripts cross-origin.
  if (file.isImmutable) res.setHeader("Access-Control-Allow-Origin", "*");
  sendFile(req, res, { file, cacheControl: "no-cache" });
}

function setSecurityHeaders(res: Response, policy = CONTENT_POLICY): void {
  res.setHeader("Content-Security-Policy", policy);
  res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  res.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  res.setHeader("Permissions-Policy", PERMISSIONS);
}

const NOT_CONFIGURED = {
  title: "The portal is not available",
  text: "This deployment has no portal. Its operator has not set PORTAL_URL and PORTAL_SECRET.",
};
const NOT_BUILT = {
  title: "The portal is not built",
  text: "The portal's files are missing. The operator can build them with: npm run build",
};

function sendMessagePage(
  res: Response,
  status: number,
  { title, text }: { title: string; text: string },
): void {
  setSecurityHeaders(res);
  res.setHeader("Cache-Control", "no-store");
  res
    .status(status)
    .type("html")
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p>The API is available: see its <a href="/docs">reference</a>.</p></main></body></html>
`);
}
