import type { FieldCipher } from "@svc/accounts";
import { isConsentId } from "../../consents/consent-faults.ts";
import type { TimelineEntry } from "../timeline-chain.ts";

/** What an entry says in people's own words, and what else it says. */
export interface EntryTexts {
  reason: string | null;
  data: Record<string, unknown>;
}

/** What stands where a text was. */
export const ERASED = "erased";

/** The members of a note, and of an action's params, that are people's own words; a test holds them against the schemas. */
const TEXT_MEMBERS: ReadonlySet<string> = new Set([
  "consentReference",
  "lateReason",
  // Of a participant's illness and the like.
  "lateReasonCode",
  "payee",
  "fundsDisposition",
  "note",
]);

/** An entry's words with `erased` in the place of each text, or null when there is none in them. */
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

/** The id of a consent is nobody's words: it stays, and leads to what was agreed to. */
function isOurs(value: unknown): boolean {
  return typeof value === "string" && isConsentId(value);
}

/** Seals an entry's words for its place: moved to another entry they do not open. */
export function sealTexts(cipher: FieldCipher, rolloverId: string, sequence: number, texts: EntryTexts) {
  return cipher.encrypt(JSON.stringify(texts), placeOf(rolloverId, sequence));
}

/** The entry as it was given. @param cipher null once the account is erased: what stands in their place is shown */
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
