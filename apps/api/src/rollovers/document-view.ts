import { answerTime, enumField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import type { documentRequestView } from "./reason-views.ts";
import { documentTypeField } from "./workflow/action-params.ts";
import {
  DOCUMENT_REQUIREMENTS,
  type DocumentRequirement,
  findOutstanding,
  type MissingDocument,
} from "./workflow/document-rules.ts";
import type { DOCUMENT_STATUSES, RolloverDocument, WorkflowState } from "./workflow/workflow-state.ts";

const MEDIA_TYPES = ["application/pdf", "image/png", "image/jpeg"] as const;

const STATUS_MEANINGS = {
  provided: "It was handed in.",
  accepted: "It was found good.",
  rejected: "It was found not good, and counts no more.",
  expired: "It has aged, and counts no more.",
} satisfies Record<(typeof DOCUMENT_STATUSES)[number], string>;

export const documentStatusField = enumField(
  "DocumentStatus",
  "What is known of a document. New values may be added.",
  STATUS_MEANINGS,
).meta({ "x-open-enum": true });

export const documentView = z
  .strictObject({
    id: z.string().describe("Its id."),
    type: documentTypeField.meta({ "x-open-enum": true }),
    name: z.string().describe("What it is called."),
    sha256: z.string().describe("The SHA-256 digest of the file, in hexadecimal digits."),
    status: documentStatusField,
    expiresOn: z.iso
      .date()
      .nullable()
      .describe("The last day on which it counts; null where it does not age."),
    providedAt: answerTime
      .nullable()
      .describe("When it was handed in; null of one from before that was written down."),
    reviewedAt: answerTime.nullable().describe("When it was last accepted or rejected; null before."),
    rejection: z
      .strictObject({
        code: z.string().describe("For programs."),
        reason: z.string().describe("For people."),
      })
      .describe("Why a document was found not good.")
      .register(graphqlTypes, { name: "DocumentRejection" })
      .nullable()
      .describe("Why it was rejected; null unless it is."),
    file: z
      .strictObject({
        mediaType: z
          .enum(MEDIA_TYPES)
          .meta({ description: "What its content is. The list is open.", "x-open-enum": true })
          .register(graphqlTypes, { scalar: "String" }),
        size: z.int().describe("In bytes.").register(graphqlTypes, { scalar: "Int" }),
      })
      .describe("A file that is kept here.")
      .register(graphqlTypes, { name: "DocumentFile" })
      .nullable()
      .describe(
        "Its file, where that is kept here: `GET /v1/documents/{id}/file`. Null for one by reference.",
      ),
  })
  .meta({ id: "RolloverDocument", description: "A document, by reference and digest, or with its file." });

export const missingDocumentView = z
  .strictObject({
    type: documentTypeField,
    requirements: z
      .array(
        z
          .enum(DOCUMENT_REQUIREMENTS)
          .meta({ description: "For programs. The list is open.", "x-open-enum": true })
          .register(graphqlTypes, { scalar: "String" }) as z.ZodType<DocumentRequirement>,
      )
      .describe("What of the source custodian's `requirements` it is for."),
    reason: enumField("MissingReason", "Why a document is missing.", {
      absent: "None was handed in.",
      rejected: "The last one was rejected.",
      expired: "The last one has expired.",
    } satisfies Record<MissingDocument["reason"], string>),
  })
  .describe("A document that the source custodian requires, and that is not there.")
  .register(graphqlTypes, { name: "MissingDocument" });

/** Older rows lack some of these fields. */
export function toDocumentView(document: RolloverDocument): z.output<typeof documentView> {
  const { id, type, name, sha256, status, expiresOn = null, providedAt = null, review, file } = document;
  const { code = null, reason = null } = review ?? {};
  return {
    id,
    type,
    name,
    sha256,
    status,
    expiresOn,
    providedAt,
    reviewedAt: review?.at ?? null,
    rejection: status === "rejected" && code !== null ? { code, reason: reason ?? "" } : null,
    file: file ?? null,
  };
}

export function toDocumentRequestView({
  documentRequest,
  documents,
}: Pick<WorkflowState, "documentRequest" | "documents">): z.output<typeof documentRequestView> | null {
  if (documentRequest === null) return null;
  const { types, from, requestedAt, code, remedy } = documentRequest;
  const outstanding = findOutstanding(documentRequest, documents);
  return { types, outstanding, from, code, remedy, requestedAt };
}
