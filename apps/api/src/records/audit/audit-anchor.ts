import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import type { AuditHead } from "@svc/database";
import type { Environment } from "@svc/keys";
import canonicalize from "canonicalize";
import { z } from "zod";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { parseJson } from "../../context/parse-json.ts";

/** The heads of all audit chains at one time. The operator stores them where database writers have no access. */
export interface AuditAnchor {
  environment: Environment;
  at: Date;
  heads: readonly AuditHead[];
}

const schema = z.strictObject({
  object: z.literal("audit_anchor"),
  environment: z.enum(["test", "live"]),
  at: z.iso.datetime(),
  heads: z.array(
    z.strictObject({
      chain: z.string(),
      sequence: z.int().min(1),
      hash: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  keyId: z.string().optional(),
  seal: z.string().regex(/^[0-9a-f]{64}$/),
});

export function sealAnchor(keys: ChainKeys, { environment, at, heads }: AuditAnchor): string {
  const keyField = keys.currentId === null ? {} : { keyId: keys.currentId };
  const sealed = { object: "audit_anchor", environment, at: at.toISOString(), heads, ...keyField };
  return JSON.stringify({ ...sealed, seal: digest(keys.current, sealed).toString("hex") });
}

/** Returns null if the anchor is invalid, changed, or sealed with a missing key. */
export function openAnchor(keys: ChainKeys, text: string): AuditAnchor | null {
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { seal, ...sealed } = parsed.data;
  const key = keys.find(sealed.keyId ?? null);
  if (!key) return null;
  if (!timingSafeEqual(digest(key, sealed), Buffer.from(seal, "hex"))) return null;
  return { environment: sealed.environment, at: new Date(sealed.at), heads: sealed.heads };
}

function digest(key: KeyObject, sealed: object): Buffer {
  return createHmac("sha256", key)
    .update(canonicalize(sealed) ?? "")
    .digest();
}
