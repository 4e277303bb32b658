import type { FieldCipher } from "@svc/accounts";
import { isConsentId } from "../../accounts-and-consents/consents/consent-reference.ts";
import type { TimelineEntry } from "./timeline-chain.ts";

interface EntryTexts {
  reason: string | null;
  data: Record<string, unknown>;
}

export const ERASED = "erased";

/** Fields of notes and action params with free text or other personal data. A test compares them with the schemas. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  "consentReference",
  "lateReason",
  // Can reveal an illness, for example.
  "lateReasonCode",
  "payee",
  "diedOn",
  "fundsDisposition",
  "note",
]);

/** Replaces texts with `erased`. Returns null if the entry has no texts. */
export function redactTexts({ reason, data }: EntryTexts): EntryTexts | null {
  let hasText = reason !== null;
  const redactedEntries = Object.entries(data).map(([name, value]) => {
    if (name === "documents" && Array.isArray(value)) {
      hasText = true;
      return [name, value.map((document) => ({ ...document, name: ERASED }))];
    }
    const isText = TEXT_FIELDS.has(name) && value !== undefined;
    if (!isText || (typeof value === "string" && isConsentId(value))) return [name, value];
    hasText = true;
    return [name, ERASED];
  });
  return hasText
    ? { reason: reason === null ? null : ERASED, data: Object.fromEntries(redactedEntries) }
    : null;
}

/** Encrypts texts so that they can be decrypted only for this entry. */
export function sealTexts(
  cipher: FieldCipher,
  rolloverId: string,
  { sequence, texts }: { sequence: number; texts: EntryTexts },
) {
  return cipher.encrypt(JSON.stringify(texts), toCipherLocation(rolloverId, sequence));
}

/** @param cipher null if the account is erased */
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
