import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { parseCookies } from "better-call";

/** With `__Host-` a browser takes the cookie from this host alone, over https, and sends it to no other. */
export function cookiePrefix(origin: string): string {
  return origin.startsWith("https://") ? "__Host-svc" : "svc";
}

/** The name of the cookie that holds a session's token, as better-auth puts it together. */
export function sessionCookieName(origin: string): string {
  return `${cookiePrefix(origin)}.session_token`;
}

/** The name of the cookie between a password and the second factor. */
export function secondFactorCookieName(origin: string): string {
  return `${cookiePrefix(origin)}.two_factor`;
}

/**
 * What a request's cookie says, where it was signed by us: a session's token.
 *
 * @param secret under which better-auth signs: HMAC-SHA-256 of the value, in base64, behind a dot
 */
export function readSignedCookie(req: IncomingMessage, name: string, secret: string): string | null {
  return readSignedValue(req.headers.cookie ?? "", name, secret);
}

/** As `readSignedCookie`. @param cookies a `Cookie` header */
export function readSignedValue(cookies: string, name: string, secret: string): string | null {
  const value = parseCookies(cookies).get(name);
  const dot = value?.lastIndexOf(".") ?? -1;
  if (value === undefined || dot < 1) return null;
  const token = value.slice(0, dot);
  const signature = Buffer.from(value.slice(dot + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
}
