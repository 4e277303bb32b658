import { createHmac, hash, timingSafeEqual } from "node:crypto";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { canonicalJson } from "../timeline/canonical-json.ts";
import type { LetterContent } from "./letter-content.ts";

/** Hexadecimal digits: 128 bits. */
const SEAL_DIGITS = 32;

type SealPurpose = "letter" | "file" | "signature";

/** Returns a truncated HMAC-SHA-256 of the facts' canonical JSON (RFC 8785). Null if the key is missing. */
export function computeSeal(
  keys: ChainKeys,
  keyId: string | null,
  { purpose, facts }: { purpose: SealPurpose; facts: object },
): string | null {
  const key = keys.find(keyId);
  if (!key) return null;
  const text = canonicalJson({ facts, purpose, table: "rollover_letters" }) ?? "";
  return createHmac("sha256", key).update(text).digest("hex").slice(0, SEAL_DIGITS);
}

export function isSameSeal(computed: string | null, stored: string): boolean {
  if (computed === null || computed.length !== stored.length) return false;
  return timingSafeEqual(Buffer.from(computed), Buffer.from(stored));
}

/** Groups the digits by four, to compare seals by eye. */
export function formatSeal(seal: string): string {
  return (seal.match(/.{1,4}/g) ?? []).join(" ");
}

export function digestContent(content: LetterContent): string {
  return hash("sha256", JSON.stringify(content), "hex");
}
