import { createHmac } from "node:crypto";
import type { ChainKeys } from "../../../context/chain-keys.ts";
import type { RecipientName } from "./filing-store.ts";

/** Returns null after erasure. Without the key, the name cannot be guessed from the digest. */
export function digestRecipient(keys: ChainKeys, recipient: RecipientName | undefined): string | null {
  const text = toText(recipient);
  return text === null ? null : createHmac("sha256", keys.current).update(text).digest("hex");
}

/** Compares the recipient's name with the digest of the filed name. Treats erased names as unchanged. */
export function hasOtherName(
  keys: ChainKeys,
  recipient: RecipientName | undefined,
  filedDigest: string | null,
): boolean {
  const text = toText(recipient);
  if (text === null || filedDigest === null) return false;
  return ![...keys.all()].some((key) => createHmac("sha256", key).update(text).digest("hex") === filedDigest);
}

function toText(recipient: RecipientName | undefined): string | null {
  if (!recipient || (recipient.firstName === null && recipient.lastName === null)) return null;
  const { id, firstName, lastName } = recipient;
  return JSON.stringify(["tax recipient", id, firstName, lastName]);
}
