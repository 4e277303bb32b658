import type { DocumentRequirements } from "../rules/required-documents.ts";
import type { DocumentType } from "./action-params.ts";
import type { DocumentRequest, RolloverDocument, WorkflowState } from "./workflow-state.ts";

// Which documents count, what is missing, and what was asked for.

/** What a custodian or the law may ask for, as answers name it. */
export const DOCUMENT_REQUIREMENTS = [
  "loa",
  "medallion",
  "notarization",
  "spousal_consent",
  "wet_signature",
  "death_certificate",
  "qdro",
] as const;
export type DocumentRequirement = (typeof DOCUMENT_REQUIREMENTS)[number];

/** A type of document that the source custodian or the law requires, and that is not there. */
export interface MissingDocument {
  type: DocumentType;
  requirements: DocumentRequirement[];
  /** `absent`, or what became of the last one that was handed in. */
  reason: "absent" | "rejected" | "expired";
}

/** Whether a document counts. One that has expired does not, whether or not a timer has said so yet. */
export function isCounting({ status, expiresOn }: RolloverDocument, today?: string): boolean {
  if (status !== "provided" && status !== "accepted") return false;
  return today === undefined || !expiresOn || expiresOn >= today;
}

/** Whether a document can be found good: a verdict may be put right later, what has expired is looked at no more. */
export function canBeAccepted({ status, expiresOn }: RolloverDocument, today: string): boolean {
  return (status === "provided" || status === "rejected") && (!expiresOn || expiresOn >= today);
}

/** Whether a document can be found not good. */
export function canBeRejected({ status }: RolloverDocument): boolean {
  return status === "provided" || status === "accepted";
}

/**
 * The types of document that the source custodian or the law requires before money leaves, and that are not there.
 *
 * @param today where what expires today has to count; without it, what timers have said is taken
 */
export function findMissingDocuments(
  current: Pick<WorkflowState, "documents">,
  requirements: DocumentRequirements,
  today?: string,
): MissingDocument[] {
  return requiredDocuments(requirements).flatMap(({ type, requirements }) => {
    const ofType = current.documents.filter((document) => document.type === type);
    if (ofType.some((document) => isCounting(document, today))) return [];
    const last = ofType.at(-1);
    const reason = !last ? "absent" : last.status === "rejected" ? "rejected" : "expired";
    return [{ type, requirements, reason }];
  });
}

/** By type of document, the requirements that it meets. Stamps, notaries and ink are put on the distribution form: it shows them. */
function requiredDocuments(requirements: DocumentRequirements): Omit<MissingDocument, "reason">[] {
  const asked: [DocumentType, DocumentRequirement, boolean | undefined][] = [
    ["loa", "loa", requirements.loa],
    ["spousal_consent", "spousal_consent", requirements.spousalConsent],
    ["death_certificate", "death_certificate", requirements.deathCertificate],
    ["qdro", "qdro", requirements.qdro],
    ["distribution_form", "medallion", requirements.medallion],
    ["distribution_form", "notarization", requirements.notarization],
    ["distribution_form", "wet_signature", requirements.wetSignature],
  ];
  const byType = Map.groupBy(
    asked.filter(([, , isAsked]) => isAsked),
    ([type]) => type,
  );
  return [...byType].map(([type, rows]) => ({ type, requirements: rows.map(([, name]) => name) }));
}

/** The types that were asked for and have not come since; one that was rejected, or has expired, has not. */
export function findOutstanding(
  { types, documentsBefore }: DocumentRequest,
  documents: readonly RolloverDocument[],
): DocumentType[] {
  const since = documents.slice(documentsBefore);
  return types.filter((type) => !since.some((document) => document.type === type && isCounting(document)));
}

/** Whether all that was asked for has come. A soft reject asks for no type: then whatever comes is the answer. */
export function isAnswered(request: DocumentRequest, documents: readonly RolloverDocument[]): boolean {
  if (request.types.length > 0) return findOutstanding(request, documents).length === 0;
  return documents.slice(request.documentsBefore).some((document) => isCounting(document));
}

/** The documents after a day has ended: those that were good until then have expired. */
export function expiredBy(documents: readonly RolloverDocument[], today: string): RolloverDocument[] {
  return documents.map((document) =>
    isCounting(document) && !isCounting(document, today)
      ? { ...document, status: "expired" as const }
      : document,
  );
}

/** The last day of the document that expires first, `YYYY-MM-DD`; null where none does. */
export function firstExpiry(documents: readonly RolloverDocument[]): string | null {
  const days = documents.flatMap((document) =>
    isCounting(document) && document.expiresOn ? [document.expiresOn] : [],
  );
  return days.sort()[0] ?? null;
}
