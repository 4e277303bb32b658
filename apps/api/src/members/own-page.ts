import { Problem } from "@svc/service-kit";
import type { Request } from "express";

const READING = ["GET", "HEAD"];

/**
 * Requires that a request with a cookie comes from a page of the portal: a browser sends the cookie wherever the request was made. What
 * changes something has to say where it comes from.
 *
 * @param origin the portal's own
 * @throws Problem `origin_not_allowed`
 */
export function requireOwnPage(req: Request, origin: string): void {
  const site = req.get("Sec-Fetch-Site");
  const said = req.headers.origin;
  const isOwn =
    (site === undefined || site === "same-origin") &&
    (said === undefined ? READING.includes(req.method) : said === origin);
  if (!isOwn)
    throw new Problem("origin_not_allowed", "Whoever is signed in acts from the portal's own pages alone.");
}
