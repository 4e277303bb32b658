import { parseCookies } from "better-call";
import type { Request, Response } from "express";
import { getCookiePrefix } from "../../people/sign-in/session-cookie.ts";
import type { Tracking } from "../tracking-config.ts";

/** Each request renews the session for this time. */
const SESSION_MS = 30 * 60_000;

const getCookieName = (origin: string) => `${getCookiePrefix(origin)}.tracking`;

export function setSession(
  res: Response,
  { origin, keys }: Tracking,
  { id, now }: { id: string; now: Date },
) {
  const session = keys.signSession(id, new Date(now.getTime() + SESSION_MS));
  const attributes = ["Path=/", "HttpOnly", "SameSite=Strict", `Max-Age=${SESSION_MS / 1000}`];
  if (origin.startsWith("https://")) attributes.push("Secure");
  res.append("Set-Cookie", [`${getCookieName(origin)}=${session}`, ...attributes].join("; "));
}

export function hasSession(
  req: Request,
  { origin, keys }: Tracking,
  { id, now }: { id: string; now: Date },
): boolean {
  const session = parseCookies(req.headers.cookie ?? "").get(getCookieName(origin));
  return session !== undefined && keys.isValidSession(session, id, now);
}
