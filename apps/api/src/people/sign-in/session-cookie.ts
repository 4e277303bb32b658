import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { parseCookies } from "better-call";

/** Browsers bind `__Host-` cookies to this host and https. */
export function getCookiePrefix(origin: string): string {
  return origin.startsWith("https://") ? "__Host-svc" : "svc";
}

/** Returns the name that better-auth uses. */
export function getSessionCookieName(origin: string): string {
  return `${getCookiePrefix(origin)}.session_token`;
}

/** Returns the name of the cookie that identifies a user between the password and the second factor. */
export function getSecondFactorCookieName(origin: string): string {
  return `${getCookiePrefix(origin)}.two_factor`;
}

export function readSignedCookie(req: IncomingMessage, name: string, secret: string): string | null {
  return readSignedValue(req.headers.cookie ?? "", name, secret);
}

/**
 * Reads a value that is followed by a dot and its base64 HMAC-SHA-256.
 * @param cookies a `Cookie` header
 * @param secret better-auth's key
 * @returns null if the cookie is missing or the signature is wrong
 */
export function readSignedValue(cookies: string, name: string, secret: string): string | null {
  const value = parseCookies(cookies).get(name);
  const dot = value?.lastIndexOf(".") ?? -1;
  if (value === undefined || dot < 1) return null;
  const token = value.slice(0, dot);
  const signature = Buffer.from(value.slice(dot + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
}
