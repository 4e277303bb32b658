import type { Response } from "express";

/** What is said of an endpoint that is to go. */
export interface Deprecation {
  /** A moment, ISO 8601 in UTC: since when it should no longer be used. */
  since: string;
  /** A moment, ISO 8601 in UTC: when it stops answering; absent while that is not decided. */
  sunset?: string;
  /** Where it is explained, as a path or an address. */
  link: string;
  /** The path of what takes its place. */
  successor?: string;
}

/**
 * Says of an answer since when what it rests on is deprecated (RFC 9745), and when that ends (RFC 8594). An endpoint and
 * a key may both have something to say: of each header the earlier moment stays, which is the one to be ready for.
 */
export function announceDeprecation(res: Response, since: Date, sunset: Date | null): void {
  const before = /^@(\d+)$/.exec(res.get("Deprecation") ?? "")?.[1];
  const seconds = Math.floor(since.getTime() / 1000);
  res.setHeader("Deprecation", `@${before === undefined ? seconds : Math.min(Number(before), seconds)}`);
  if (sunset === null) return;
  const other = Date.parse(res.get("Sunset") ?? "");
  const end = Number.isNaN(other) ? sunset.getTime() : Math.min(other, sunset.getTime());
  res.setHeader("Sunset", new Date(end).toUTCString());
}

/** Announces an endpoint's end, with the way to where it is explained and to what takes its place (RFC 8288). */
export function announceEndpointDeprecation(res: Response, deprecated: Deprecation): void {
  const { since, sunset, link, successor } = deprecated;
  announceDeprecation(res, new Date(since), sunset === undefined ? null : new Date(sunset));
  const links = [`<${link}>; rel="deprecation"`];
  if (successor !== undefined) links.push(`<${successor}>; rel="successor-version"`);
  res.setHeader("Link", links.join(", "));
}
