import type { FieldCipher } from "@svc/accounts";
import { isConsentId } from "../../accounts-and-consents/consents/consent-reference.ts";
import type { TimelineEntry } from "./timeline-chain.ts";

interface EntryTexts {
  reason: string | null;
  data: Record<string, unknown>;
}

export const ERASED = "erased";

/** Free-text members of notes and action params. A test compares them with the schemas. */
const TEXT_MEMBERS: ReadonlySet<string> = new Set([
  "consentReference",
  "lateReason",
  // Can reveal an illness, for example.
  "lateReasonCode",
  "payee",
  "fundsDisposition",
  "note",
]);

/** Replaces each free text with `erased`. Returns null if nothing is replaced. */
export function redactTexts({ reason, data }: EntryTexts): EntryTexts | null {
  let hasText = reason !== null;
  const redactedEntries = Object.entries(data).map(([name, value]) => {
    if (name === "documents" && Array.isArray(value)) {
      hasText = true;
      return [name, value.map((document) => ({ ...document, name: ERASED }))];
    }
    if (!TEXT_MEMBERS.has(name) || value === undefined || isConsentReference(value)) return [name, value];
    hasText = true;
    return [name, ERASED];
  });
  return hasText
    ? { reason: reason === null ? null : ERASED, data: Object.fromEntries(redactedEntries) }
    : null;
}

/** Consent IDs are not free text. */
function isConsentReference(value: unknown): boolean {
  return typeof value === "string" && isConsentId(value);
}

/** Encrypts an entry's texts. They do not decrypt for any other entry. */
export function sealTexts(cipher: FieldCipher, rolloverId: string, sequence: number, texts: EntryTexts) {
  return cipher.encrypt(JSON.stringify(texts), toCipherLocation(rolloverId, sequence));
}

/** @param cipher null once the account is erased */
export function openTexts(entry: TimelineEntry, cipher: FieldCipher | null): TimelineEntry {
  const { rolloverId, sequence, sealedTexts } = entry;
  if (sealedTexts === null || cipher === null) return entry;
  const { reason, data }: EntryTexts = JSON.parse(
    cipher.decrypt(sealedTexts, toCipherLocation(rolloverId, sequence)),
  );
  return { ...entry, reason, data };
}

const toCipherLocation = (rolloverId: string, sequence: number) => ({
  table: "timeline_entries",
  column: "sealed_texts",
  rowId: `${rolloverId}.${sequence}`,
});
