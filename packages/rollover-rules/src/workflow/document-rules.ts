import type { DocumentRequirements } from "../eligibility/required-documents.ts";
import type { DocumentType } from "./action-params.ts";
import type { DocumentRequest, RolloverDocument, WorkflowState } from "./workflow-state.ts";

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

export interface MissingDocument {
  type: DocumentType;
  requirements: DocumentRequirement[];
  reason: "absent" | "rejected" | "expired";
}

/** Pass `today` to exclude expired documents that no timer has marked yet. */
export function countsAsProvided({ status, expiresOn }: RolloverDocument, today?: string): boolean {
  if (status !== "provided" && status !== "accepted") return false;
  return today === undefined || !expiresOn || expiresOn >= today;
}

export function canBeAccepted({ status, expiresOn }: RolloverDocument, today: string): boolean {
  return (status === "provided" || status === "rejected") && (!expiresOn || expiresOn >= today);
}

export function canBeRejected({ status }: RolloverDocument): boolean {
  return status === "provided" || status === "accepted";
}

/** @param today see `countsAsProvided` */
export function findMissingDocuments(
  current: Pick<WorkflowState, "documents">,
  requirements: DocumentRequirements,
  today?: string,
): MissingDocument[] {
  return listRequiredDocuments(requirements).flatMap(({ type, requirements }) => {
    const documentsOfType = current.documents.filter((document) => document.type === type);
    if (documentsOfType.some((document) => countsAsProvided(document, today))) return [];
    const last = documentsOfType.at(-1);
    const reason = !last ? "absent" : last.status === "rejected" ? "rejected" : "expired";
    return [{ type, requirements, reason }];
  });
}

/** Medallion stamps, notarizations and wet signatures are on the distribution form. */
function listRequiredDocuments(requirements: DocumentRequirements): Omit<MissingDocument, "reason">[] {
  const rules: [DocumentType, DocumentRequirement, boolean | undefined][] = [
    ["loa", "loa", requirements.loa],
    ["spousal_consent", "spousal_consent", requirements.spousalConsent],
    ["death_certificate", "death_certificate", requirements.deathCertificate],
    ["qdro", "qdro", requirements.qdro],
    ["distribution_form", "medallion", requirements.medallion],
    ["distribution_form", "notarization", requirements.notarization],
    ["distribution_form", "wet_signature", requirements.wetSignature],
  ];
  const byType = Map.groupBy(
    rules.filter(([, , isRequired]) => isRequired),
    ([type]) => type,
  );
  return [...byType].map(([type, rows]) => ({ type, requirements: rows.map(([, name]) => name) }));
}

/** Returns the requested types without a document provided since the request. */
export function findOutstandingTypes(
  { types, documentsBefore }: DocumentRequest,
  documents: readonly RolloverDocument[],
): DocumentType[] {
  const providedSince = documents.slice(documentsBefore);
  return types.filter(
    (type) => !providedSince.some((document) => document.type === type && countsAsProvided(document)),
  );
}

/** Accepts any new document for a soft reject, which names no types. */
export function isRequestMet(request: DocumentRequest, documents: readonly RolloverDocument[]): boolean {
  if (request.types.length > 0) return findOutstandingTypes(request, documents).length === 0;
  return documents.slice(request.documentsBefore).some((document) => countsAsProvided(document));
}

export function expireDocuments(documents: readonly RolloverDocument[], today: string): RolloverDocument[] {
  return documents.map((document) =>
    countsAsProvided(document) && !countsAsProvided(document, today)
      ? { ...document, status: "expired" as const }
      : document,
  );
}

export function findFirstExpiry(documents: readonly RolloverDocument[]): string | null {
  const days = documents.flatMap((document) =>
    countsAsProvided(document) && document.expiresOn ? [document.expiresOn] : [],
  );
  return days.sort()[0] ?? null;
}
