import { type Mail, toTrackingUrl } from "@svc/rollover-rules/mail/carriers";
import { carrierField } from "@svc/rollover-rules/mail/mail-fields";
import { documentTypeField } from "@svc/rollover-rules/workflow/action-params";
import {
  DOCUMENT_REQUIREMENTS,
  type DocumentRequirement,
  findOutstandingTypes,
  type MissingDocument,
} from "@svc/rollover-rules/workflow/document-rules";
import type {
  DOCUMENT_STATUSES,
  RolloverDocument,
  WorkflowState,
} from "@svc/rollover-rules/workflow/workflow-state";
import { enumField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { REQUIREMENT_TEXTS } from "./code-texts.ts";
import type { documentRequestView } from "./reason-views.ts";

const MEDIA_TYPES = ["application/pdf", "image/png", "image/jpeg"] as const;
const MEDIA_TYPE_TEXTS = {
  "application/pdf": "A PDF document.",
  "image/png": "A PNG image.",
  "image/jpeg": "A JPEG image.",
};

const STATUS_MEANINGS = {
  provided: "Provided, not yet reviewed.",
  accepted: "Accepted.",
  rejected: "Rejected. It no longer meets its requirement.",
  expired: "Expired. It no longer meets its requirement.",
} satisfies Record<(typeof DOCUMENT_STATUSES)[number], string>;

export const documentStatusField = enumField(
  "DocumentStatus",
  "Status of a document. New values may be added.",
  STATUS_MEANINGS,
).meta({ "x-open-enum": true });

export const documentView = z
  .strictObject({
    id: z.string().describe("The document's ID."),
    type: documentTypeField.meta({ "x-open-enum": true }),
    name: z.string().describe("The document's name."),
    sha256: z.string().describe("SHA-256 digest of the file, in hexadecimal."),
    status: documentStatusField,
    expiresOn: z.iso
      .date()
      .nullable()
      .describe("Last day on which the document is valid. Null if it does not expire."),
    providedAt: timestampField
      .nullable()
      .describe("Time it was provided. Null for older documents, whose time was not recorded."),
    reviewedAt: timestampField
      .nullable()
      .describe("Time it was last accepted or rejected. Null if it was never reviewed."),
    rejection: z
      .strictObject({
        code: z.string().describe("Machine-readable code."),
        reason: z.string().describe("Human-readable explanation."),
      })
      .describe("Reason a document was rejected.")
      .register(graphqlTypes, { name: "DocumentRejection" })
      .nullable()
      .describe("Reason it was rejected. Null if it is not rejected."),
    file: z
      .strictObject({
        mediaType: z
          .enum(MEDIA_TYPES)
          .meta({ description: "Media type of the content. New values may be added.", "x-open-enum": true })
          .register(graphqlTypes, { scalar: "String", values: MEDIA_TYPE_TEXTS }),
        size: z.int().describe("Size in bytes.").register(graphqlTypes, { scalar: "Int" }),
      })
      .describe("A file that this service stores.")
      .register(graphqlTypes, { name: "DocumentFile" })
      .nullable()
      .describe(
        "The stored file, served by `GET /v1/documents/{id}/file`. Null for documents provided by reference.",
      ),
    mail: z
      .strictObject({
        carrier: carrierField
          .meta({ "x-open-enum": true })
          .nullable()
          .describe("The carrier. New values may be added."),
        trackingNumber: z.string().nullable().describe("The carrier's tracking number."),
        trackingUrl: z
          .string()
          .nullable()
          .describe("The carrier's public tracking page. Null without a tracking number of a known carrier."),
        sentOn: z.iso.date().nullable().describe("Date it was mailed."),
        expectedOn: z.iso.date().nullable().describe("Date it is expected to arrive."),
      })
      .describe("How the original of a document was mailed.")
      .register(graphqlTypes, { name: "DocumentMail" })
      .nullable()
      .describe("How the original was mailed. Null if it was not."),
  })
  .meta({
    id: "RolloverDocument",
    description: "A document, provided by reference and digest or with its file.",
  });

export const missingDocumentView = z
  .strictObject({
    type: documentTypeField,
    requirements: z
      .array(
        z
          .enum(DOCUMENT_REQUIREMENTS)
          .meta({ description: "Machine-readable code. New values may be added.", "x-open-enum": true })
          .register(graphqlTypes, {
            scalar: "String",
            values: REQUIREMENT_TEXTS,
          }) as z.ZodType<DocumentRequirement>,
      )
      .describe("The source custodian's `requirements` that call for this document."),
    reason: enumField("MissingReason", "Reason a document is missing.", {
      absent: "None was provided.",
      rejected: "The last one was rejected.",
      expired: "The last one expired.",
    } satisfies Record<MissingDocument["reason"], string>),
  })
  .describe("A missing document that the source custodian requires.")
  .register(graphqlTypes, { name: "MissingDocument" });

export function toDocumentView(document: RolloverDocument): z.output<typeof documentView> {
  const { id, type, name, sha256, status, expiresOn = null, providedAt = null } = document;
  const { review, file, mail } = document;
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
    mail: mail ? toMailView(mail) : null,
  };
}

function toMailView({ carrier, trackingNumber, sentOn, expectedOn }: Mail) {
  const trackingUrl = toTrackingUrl(carrier, trackingNumber);
  return { carrier, trackingNumber, trackingUrl, sentOn, expectedOn };
}

export function toDocumentRequestView({
  documentRequest,
  documents,
}: Pick<WorkflowState, "documentRequest" | "documents">): z.output<typeof documentRequestView> | null {
  if (documentRequest === null) return null;
  const { types, from, requestedAt, code, remedy } = documentRequest;
  const outstanding = findOutstandingTypes(documentRequest, documents);
  return { types, outstanding, from, code, remedy, requestedAt };
}
