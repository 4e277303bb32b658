import type { Response } from "express";

export interface Deprecation {
  /** ISO 8601, UTC. */
  since: string;
  /** ISO 8601, UTC; omitted until decided. */
  sunset?: string;
  /** URL of the explanation. */
  link: string;
  /** URL of the replacement. */
  successor?: string;
}

/** Sets `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). Of an endpoint's and a key's dates, the earlier wins. */
export function setDeprecationHeaders(res: Response, since: Date, sunset: Date | null): void {
  const previousSince = /^@(\d+)$/.exec(res.get("Deprecation") ?? "")?.[1];
  const seconds = Math.floor(since.getTime() / 1000);
  res.setHeader(
    "Deprecation",
    `@${previousSince === undefined ? seconds : Math.min(Number(previousSince), seconds)}`,
  );
  if (sunset === null) return;
  const previousSunset = Date.parse(res.get("Sunset") ?? "");
  const end = Number.isNaN(previousSunset) ? sunset.getTime() : Math.min(previousSunset, sunset.getTime());
  res.setHeader("Sunset", new Date(end).toUTCString());
}

/** Sets an endpoint's deprecation headers, with links (RFC 8288). */
export function setEndpointDeprecationHeaders(res: Response, deprecated: Deprecation): void {
  const { since, sunset, link, successor } = deprecated;
  setDeprecationHeaders(res, new Date(since), sunset === undefined ? null : new Date(sunset));
  const links = [`<${link}>; rel="deprecation"`];
  if (successor !== undefined) links.push(`<${successor}>; rel="successor-version"`);
  res.setHeader("Link", links.join(", "));
}
