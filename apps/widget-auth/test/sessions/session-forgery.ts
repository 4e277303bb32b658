import { TEST_SECRETS } from "@svc/testing";
import { signTexts } from "./hostile-token.ts";

/** The current secret, without its ID ("s2:"). */
export const SESSION_SECRET = Buffer.from(
  TEST_SECRETS.SESSION_SECRETS.split(",")[0]?.slice(3) ?? "",
  "base64",
);

export type Json = Record<string, unknown>;

/** Decodes a token without verifying it. */
export function readToken(token: string): { header: Json; payload: Json; signature: string } {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return { header: decode(header), payload: decode(payload), signature };
}

export const forgeToken = (header: Json, payload: unknown): string =>
  signTexts(JSON.stringify(header), JSON.stringify(payload), SESSION_SECRET);

/** Replaces fields, and signs again with the current secret. */
export function alterToken(token: string, changes: { header?: Json; payload?: Json }): string {
  const { header, payload } = readToken(token);
  return forgeToken({ ...header, ...changes.header }, { ...payload, ...changes.payload });
}
