import { notFound } from "@svc/service-kit/errors";
import type { RequestHandler } from "express";
import type { ApiContext } from "../../context/context.ts";
import { type PortalFiles, readPortalFiles } from "./portal-files.ts";
import { sendFile } from "./send-file.ts";

export const TRACK_PATH = "/track";

const PAGE = "track.html";
/**
 * The tracking page, and the page that stops messages. Only the second path contains a secret, because mail programs request it
 * to unsubscribe with one click.
 */
const PATHS = /^\/?$|^\/stop\/[\w-]{1,100}$/;

/** `blob:` is for the organization's logo and the consent. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

type PageParts = Pick<ApiContext, "environment" | "tracking" | "portalDirectory">;

/** Serves the tracking page, which is built with the portal. */
export function trackPage({ environment, tracking, portalDirectory }: PageParts): RequestHandler {
  let files: PortalFiles | null = null;
  return (req, res, next) => {
    if (tracking === null || !PATHS.test(req.path)) return next();
    res.locals.route = `${TRACK_PATH}/{page}`;
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    files ??= readPortalFiles(portalDirectory, environment);
    const file = files?.filesByName.get(PAGE);
    if (!file) throw notFound("page");
    res.setHeader("Content-Security-Policy", CONTENT_POLICY);
    res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    res.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    sendFile(req, res, { file, cacheControl: "no-store" });
  };
}
