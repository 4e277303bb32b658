import { createHmac, type KeyObject } from "node:crypto";
import type { Json } from "./session-forgery.ts";

// Tokens that must be refused, after the public cases of Wycheproof (json_web_signature, json_web_crypto) and the attacks of
// RFC 8725 section 2, in our own words. Each is made from a genuine token, and most are signed with the true secret: then
// nothing but what the case is about can be the reason of the refusal.

/** A genuine token in its parts, and the means to write another. */
export interface Genuine {
  token: string;
  header: Json;
  payload: Json;
  /** The three segments. */
  parts: readonly [string, string, string];
  secret: Buffer;
}

export interface HostileToken {
  name: string;
  /** Where the case is from. */
  after: string;
  make(genuine: Genuine): string;
}

export const base64url = (text: string | Buffer) => Buffer.from(text).toString("base64url");

/** Signs these texts as header and payload, whatever they are. */
export function signTexts(
  header: string | Buffer,
  payload: string | Buffer,
  secret: Buffer | KeyObject,
  hash = "sha256",
): string {
  const text = `${base64url(header)}.${base64url(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest("base64url")}`;
}

type Change = (genuine: Genuine) => string | Buffer;
const asIs =
  (part: "header" | "payload"): Change =>
  (genuine) =>
    JSON.stringify(genuine[part]);

/** Signed with the true secret, its header or payload written by hand. */
export const signed =
  (change: { header?: Change; payload?: Change }) =>
  (genuine: Genuine): string =>
    signTexts(
      (change.header ?? asIs("header"))(genuine),
      (change.payload ?? asIs("payload"))(genuine),
      genuine.secret,
    );

export const withHeader = (members: Json) =>
  signed({ header: ({ header }) => JSON.stringify({ ...header, ...members }) });
export const withClaims = (members: Json) =>
  signed({ payload: ({ payload }) => JSON.stringify({ ...payload, ...members }) });
/** The text of a JSON object with more written before its first member. */
export const prepend = (json: Json, text: string) => `{${text},${JSON.stringify(json).slice(1)}`;
export const append = (json: Json, text: string) => `${JSON.stringify(json).slice(0, -1)},${text}}`;

export function cases(after: string, list: Record<string, HostileToken["make"]>): HostileToken[] {
  return Object.entries(list).map(([name, make]) => ({ name, after, make }));
}
