import { deadlineTypeField, pendingOnSchema, rolloverStateSchema } from "@svc/rollover-rules/rollover-enums";
import { STATE_MEANINGS } from "@svc/rollover-rules/rollover-states";
import { type DocumentType, documentTypeField } from "@svc/rollover-rules/workflow/action-params";
import { deliveryMethodField, fundsRecipientField } from "@svc/rollover-rules/workflow/money-params";
import { enumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import {
  ACCOUNT_ID,
  DESTINATION_ID,
  ENDPOINT_ID,
  KEY_ID,
  ROLLOVER_ID,
  SOURCE_ID,
} from "../../context/example-values.ts";
import { letterKindField } from "../../rollovers/letters/letter-fields.ts";
import { type SignatureResult, signatureResultField } from "../../rollovers/letters/signature-request.ts";
import { NIGO_ITEM_ID } from "../../rollovers/nigo/nigo-examples.ts";
import {
  type NigoResolution,
  nigoCodeField,
  nigoReporterField,
  nigoResolutionField,
} from "../../rollovers/nigo/nigo-fields.ts";
import { reminderFields } from "../../rollovers/reminders/reminder.ts";
import { documentStatusField } from "../../rollovers/views/document-view.ts";
import { accountIdField, rolloverIdField } from "./event-fields.ts";
import type { EventType } from "./event-type.ts";

const rolloverFields = {
  rolloverId: rolloverIdField,
  accountId: accountIdField,
  externalId: z.string().nullable().describe("Your ID for the rollover."),
  sequence: z.int().min(1).describe("The event's number within this rollover, without gaps."),
  state: rolloverStateSchema,
  previousState: rolloverStateSchema.nullable().describe("Null for the first event."),
  pendingOn: pendingOnSchema,
};
const deadlineFields = {
  type: deadlineTypeField,
  dueOn: z.iso.date().describe("Last day of the deadline."),
  dueAt: timestampField.describe("When the deadline passes."),
};

type State = z.output<typeof rolloverStateSchema>;

interface Details {
  fields: z.ZodRawShape;
  example: Record<string, unknown>;
}

const NO_DETAILS: Details = { fields: {}, example: {} };
const money = z.string().regex(/^-?\d+\.\d{2}$/);

/** @param name the field of the event data that contains an object of this `shape` */
function details<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  example: z.input<z.ZodObject<Shape>>,
): Details {
  return {
    fields: { [name]: z.strictObject(shape).describe(`Details of the event: \`${name}\`.`) },
    example: { [name]: example },
  };
}

export const documentRequest = (example: { types: DocumentType[]; code: string | null }) =>
  details(
    "documentRequest",
    {
      types: z
        .array(documentTypeField)
        .describe("The requested documents; empty if `code` gives the reason."),
      from: enumField("DocumentRequestRecipient", "The party that must provide the documents.", {
        integrator: "You, the integrator.",
        participant: "The participant.",
      }),
      code: z.string().nullable().describe("The reason code of a soft rejection."),
    },
    { from: "integrator", ...example },
  );

export const changedDocument = (
  status: z.output<typeof documentStatusField>,
  code: string | null = null,
): Details => {
  const document = z.strictObject({
    id: z.string().describe("TypeID of the document."),
    type: documentTypeField,
    status: documentStatusField,
    code: z.string().nullable().describe("The reason for the rejection."),
  });
  const example = { id: "doc_01m7zh3zk2enbshk1v7r8q0c5t", type: "distribution_form", status, code };
  return {
    fields: { documents: z.array(document).describe("The changed documents.") },
    example: { documents: [example] },
  };
};

export const rejection = (rejectedBy: "operations" | "source_custodian") =>
  details(
    "rejection",
    {
      code: z.string().describe("Machine-readable reason. New values may be added."),
      by: enumField("RejectionActor", "The party that rejected the rollover.", {
        operations: "The institution that runs this service.",
        source_custodian: "The source custodian.",
      }),
    },
    { code: "name_mismatch", by: rejectedBy },
  );

export const transfer = (sentTo: "destination" | "participant", status: "sent" | "void") =>
  details(
    "transfer",
    {
      id: z.string().describe("ID of the transfer within the rollover."),
      method: deliveryMethodField.describe("How the money was sent."),
      amount: money.describe("Net of withholding."),
      sentTo: fundsRecipientField,
      status: enumField("TransferEventStatus", "Whether the transfer counts.", {
        sent: "It counts toward the amount sent.",
        void: "Totals exclude it.",
      }),
    },
    { id: "tr_1", method: "check", amount: "5000.00", sentTo, status },
  );

export const RECEIPT = details(
  "receipt",
  {
    id: z.string().describe("ID of the receipt within the rollover."),
    amount: money.describe("Amount that was received."),
    receivedOn: z.iso.date().describe("Day on which the money was received."),
    transferId: z
      .string()
      .nullable()
      .describe("The transfer it belongs to; null if it could belong to several."),
    status: enumField("ReceiptEventStatus", "Whether the receipt counts.", {
      received: "It counts toward the amount received.",
      void: "Totals exclude it.",
    }),
  },
  { id: "rcp_1", amount: "5000.00", receivedOn: "2026-06-15", transferId: "tr_1", status: "received" },
);

const MISMATCH_TEXTS = {
  amountMismatch: { expected: "Amount that should have arrived.", received: "Amount that was received." },
  requestMismatch: {
    expected: "Amount that was requested.",
    received: "Amount sent, including withholding.",
  },
};

export const mismatch = (name: keyof typeof MISMATCH_TEXTS) =>
  details(
    name,
    {
      expected: money.describe(MISMATCH_TEXTS[name].expected),
      received: money.describe(MISMATCH_TEXTS[name].received),
      difference: money.describe("`received` minus `expected`."),
    },
    { expected: "5000.00", received: "4900.00", difference: "-100.00" },
  );

export const REVEALED = details(
  "revealedBy",
  {
    type: z.string().describe("The kind of actor, such as `member` or `api_key`."),
    id: z.string().describe("ID of the member or API key."),
  },
  { type: "api_key", id: KEY_ID },
);

export const REMINDER = details("reminder", reminderFields, {
  recipient: "source_custodian",
  task: null,
  channels: ["webhook"],
});

export const LETTER = details(
  "letter",
  {
    id: z.string().describe("TypeID of the letter."),
    kind: letterKindField.meta({ "x-open-enum": true }),
    number: z.int().min(1).describe("Number of the letter within this rollover."),
    replaces: z.int().nullable().describe("Number of the letter that it replaces."),
  },
  { id: "ltr_01m7zh43c9enbshkcw5n8x2b6r", kind: "letter_of_acceptance", number: 2, replaces: 1 },
);

export const signatureRequest = (result: SignatureResult | null): Details => ({
  fields: {
    ...LETTER.fields,
    signatureRequest: z
      .strictObject({
        number: z.int().min(1).describe("Number of the request, to return with the result."),
        endpointId: z
          .string()
          .describe("The webhook endpoint of the provider. Ignore other endpoints' requests."),
        result: signatureResultField.nullable().describe("The result. Null for a new request."),
      })
      .describe("The request for an external signature."),
  },
  example: {
    ...LETTER.example,
    signatureRequest: { number: 1, endpointId: ENDPOINT_ID, result },
  },
});

export const nigoItems = (resolution: NigoResolution | null): Details => ({
  fields: {
    nigoItems: z
      .array(
        z.strictObject({
          id: z.string().describe("TypeID of the NIGO item."),
          code: nigoCodeField,
          reportedBy: nigoReporterField.meta({ "x-open-enum": true }),
          resolution: nigoResolutionField
            .meta({ "x-open-enum": true })
            .nullable()
            .describe("How it was resolved. Null while open."),
        }),
      )
      .describe("The NIGO items of this change."),
  },
  example: {
    nigoItems: [{ id: NIGO_ITEM_ID, code: "medallion_missing", reportedBy: "source_custodian", resolution }],
  },
});

const instructionVersion = z.strictObject({
  version: z.int().min(1).describe("Version of the instructions."),
  replaces: z.int().nullable().describe("Version that is void now."),
});

const changedSideField = enumField("ChangedSide", "A side of the rollover.", {
  source: "The custodian that sends the money.",
  destination: "The custodian that receives the money.",
});

export const CUSTODIAN_CHANGE: Details = {
  fields: {
    custodianChange: z
      .strictObject({
        sides: z.array(changedSideField).describe("The sides with the new custodian."),
        from: z.string().describe("ID of the previous custodian."),
        to: z.string().describe("ID of its successor."),
      })
      .describe("The replaced custodian and its successor."),
    instructions: instructionVersion.describe("The new version of the instructions."),
  },
  example: {
    custodianChange: { sides: ["source"], from: SOURCE_ID, to: DESTINATION_ID },
    instructions: { version: 2, replaces: 1 },
  },
};

export const INSTRUCTIONS: Details = {
  fields: {
    fields: z.array(z.string()).describe("Names of the corrected facts, such as `deliveryMethod`."),
    instructions: instructionVersion.describe("The new version of the instructions."),
  },
  example: {
    fields: ["destination.accountNumber"],
    instructions: { version: 2, replaces: 1 },
  },
};

export const codeDetails = (name: string, code: z.ZodType<string | null>, example: string) =>
  details(name, { code }, { code: example });

export function rolloverEvent(
  description: string,
  previousState: State | null,
  { state, details: { fields, example } = NO_DETAILS }: { state: State; details?: Details | undefined },
): EventType {
  const stateFields = { state, previousState, pendingOn: STATE_MEANINGS[state].pendingOn };
  const exampleSequence = previousState === null ? 1 : 3;
  return {
    description,
    data: z.strictObject({ ...rolloverFields, ...fields }),
    example: { ...EXAMPLE_IDS, sequence: exampleSequence, ...stateFields, ...example },
  };
}

export function deadlineEvent(
  description: string,
  extraFields: z.ZodRawShape,
  { state, deadline }: { state: State; deadline: object },
): EventType {
  const fields = {
    deadline: z
      .strictObject({ ...deadlineFields, ...extraFields })
      .describe("The deadline that the event is about."),
  };
  const eventType = rolloverEvent(description, state, { state, details: { fields, example: { deadline } } });
  return { ...eventType, example: { ...eventType.example, sequence: 7 } };
}

const EXAMPLE_IDS = { rolloverId: ROLLOVER_ID, accountId: ACCOUNT_ID, externalId: "transfer-77" };
