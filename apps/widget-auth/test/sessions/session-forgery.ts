import { createHmac, type KeyObject } from "node:crypto";
import { TEST_SECRETS } from "@svc/testing";

export const SESSION_SECRET = Buffer.from(
  TEST_SECRETS.SESSION_SECRETS.split(",")[0]?.slice(3) ?? "",
  "base64",
);

export type Json = Record<string, unknown>;

const encode = (json: unknown) => Buffer.from(JSON.stringify(json)).toString("base64url");

export function readToken(token: string): { header: Json; payload: Json; signature: string } {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return { header: decode(header), payload: decode(payload), signature };
}

/** Signs any header and payload, even invalid ones. */
export function forgeToken(
  header: Json,
  payload: unknown,
  secret: Buffer | KeyObject = SESSION_SECRET,
  hash = "sha256",
): string {
  const signed = `${encode(header)}.${encode(payload)}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest("base64url")}`;
}

export function alterToken(token: string, changes: { header?: Json; payload?: Json }): string {
  const { header, payload } = readToken(token);
  return forgeToken({ ...header, ...changes.header }, { ...payload, ...changes.payload });
}
