import { createHmac, type KeyObject } from "node:crypto";
import type { Json } from "./session-forgery.ts";

// Invalid tokens modeled on Wycheproof (json_web_signature, json_web_crypto) and RFC 8725 §2. Most have a valid
// signature, so that only the case's change can cause the rejection.

export interface Genuine {
  token: string;
  header: Json;
  payload: Json;
  parts: readonly [string, string, string];
  secret: Buffer;
}

export interface HostileToken {
  name: string;
  /** RFC section that the case tests. */
  source: string;
  make(genuine: Genuine): string;
}

export const base64url = (text: string | Buffer) => Buffer.from(text).toString("base64url");

/** Signs a header and a payload, which need not be JSON. */
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
const serializePart =
  (part: "header" | "payload"): Change =>
  (genuine) =>
    JSON.stringify(genuine[part]);

/** Returns a function that changes a token's header or payload, and signs it again. */
export const signed =
  (change: { header?: Change; payload?: Change }) =>
  (genuine: Genuine): string =>
    signTexts(
      (change.header ?? serializePart("header"))(genuine),
      (change.payload ?? serializePart("payload"))(genuine),
      genuine.secret,
    );

/** Replaces fields of the header; undefined removes a field. */
export const withHeader = (fields: Json) =>
  signed({ header: ({ header }) => JSON.stringify({ ...header, ...fields }) });
/** Replaces fields of the payload; undefined removes a field. */
export const withClaims = (fields: Json) =>
  signed({ payload: ({ payload }) => JSON.stringify({ ...payload, ...fields }) });
/** Serializes an object with text before its first field, for example a duplicate field. */
export const prepend = (json: Json, text: string) => `{${text},${JSON.stringify(json).slice(1)}`;
/** Serializes an object with text after its last field. */
export const append = (json: Json, text: string) => `${JSON.stringify(json).slice(0, -1)},${text}}`;

export function defineCases(source: string, cases: Record<string, HostileToken["make"]>): HostileToken[] {
  return Object.entries(cases).map(([name, make]) => ({ name, source, make }));
}
