import { Problem } from "@svc/service-kit/errors";
import type { Request } from "express";

const SAFE_METHODS = ["GET", "HEAD"];

/** Prevents CSRF: session cookies work only from portal pages, and writes must send `Origin`. */
export function requireSameOrigin(req: Request, origin: string): void {
  const site = req.get("Sec-Fetch-Site");
  const originHeader = req.headers.origin;
  const isSameOrigin =
    (site === undefined || site === "same-origin") &&
    (originHeader === undefined ? SAFE_METHODS.includes(req.method) : originHeader === origin);
  if (!isSameOrigin)
    throw new Problem(
      "origin_not_allowed",
      "A signed-in session can be used only from the portal's own pages.",
    );
}
