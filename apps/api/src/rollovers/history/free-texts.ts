import type { FieldCipher } from "@svc/accounts";
import { isConsentId } from "../../consents/consent-faults.ts";
import type { TimelineEntry } from "../timeline-chain.ts";

export interface EntryTexts {
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
export function withoutTexts({ reason, data }: EntryTexts): EntryTexts | null {
  let has = reason !== null;
  const kept = Object.entries(data).map(([name, value]) => {
    if (name === "documents" && Array.isArray(value)) {
      has = true;
      return [name, value.map((document) => ({ ...document, name: ERASED }))];
    }
    if (!TEXT_MEMBERS.has(name) || value === undefined || isOurs(value)) return [name, value];
    has = true;
    return [name, ERASED];
  });
  return has ? { reason: reason === null ? null : ERASED, data: Object.fromEntries(kept) } : null;
}

/** Consent IDs are not free text. */
function isOurs(value: unknown): boolean {
  return typeof value === "string" && isConsentId(value);
}

/** Encrypts an entry's texts. They do not decrypt for any other entry. */
export function sealTexts(cipher: FieldCipher, rolloverId: string, sequence: number, texts: EntryTexts) {
  return cipher.encrypt(JSON.stringify(texts), placeOf(rolloverId, sequence));
}

/** @param cipher null once the account is erased */
export function withTexts(entry: TimelineEntry, cipher: FieldCipher | null): TimelineEntry {
  const { rolloverId, sequence, sealedTexts } = entry;
  if (sealedTexts === null || cipher === null) return entry;
  const { reason, data }: EntryTexts = JSON.parse(cipher.decrypt(sealedTexts, placeOf(rolloverId, sequence)));
  return { ...entry, reason, data };
}

const placeOf = (rolloverId: string, sequence: number) => ({
  table: "timeline_entries",
  column: "sealed_texts",
  rowId: `${rolloverId}.${sequence}`,
});
