import { createHmac, type KeyObject } from "node:crypto";
import type { Json } from "./session-forgery.ts";

// Invalid tokens modeled on Wycheproof (json_web_signature, json_web_crypto) and RFC 8725 §2. Most have a valid signature, so that only the
// case itself can cause the refusal.

export interface Genuine {
  token: string;
  header: Json;
  payload: Json;
  parts: readonly [string, string, string];
  secret: Buffer;
}

export interface HostileToken {
  name: string;
  source: string;
  make(genuine: Genuine): string;
}

export const base64url = (text: string | Buffer) => Buffer.from(text).toString("base64url");

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

export const signed =
  (change: { header?: Change; payload?: Change }) =>
  (genuine: Genuine): string =>
    signTexts(
      (change.header ?? serializePart("header"))(genuine),
      (change.payload ?? serializePart("payload"))(genuine),
      genuine.secret,
    );

export const withHeader = (members: Json) =>
  signed({ header: ({ header }) => JSON.stringify({ ...header, ...members }) });
export const withClaims = (members: Json) =>
  signed({ payload: ({ payload }) => JSON.stringify({ ...payload, ...members }) });
export const prepend = (json: Json, text: string) => `{${text},${JSON.stringify(json).slice(1)}`;
export const append = (json: Json, text: string) => `${JSON.stringify(json).slice(0, -1)},${text}}`;

export function defineCases(source: string, list: Record<string, HostileToken["make"]>): HostileToken[] {
  return Object.entries(list).map(([name, make]) => ({ name, source, make }));
}
