import { Problem } from "@svc/service-kit";
import type { Request } from "express";

const READING = ["GET", "HEAD"];

/** Prevents CSRF: a request with a session cookie must come from a portal page. Requests that write must send an `Origin` header. */
export function requireOwnPage(req: Request, origin: string): void {
  const site = req.get("Sec-Fetch-Site");
  const said = req.headers.origin;
  const isOwn =
    (site === undefined || site === "same-origin") &&
    (said === undefined ? READING.includes(req.method) : said === origin);
  if (!isOwn)
    throw new Problem(
      "origin_not_allowed",
      "A signed-in session can be used only from the portal's own pages.",
    );
}
