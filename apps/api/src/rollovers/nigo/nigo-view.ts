import { getNigoReason } from "@svc/rollover-rules/nigo/nigo-codes";
import { documentTypeField } from "@svc/rollover-rules/workflow/action-params";
import { graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { actorSchema, toActorView } from "../../context/actor-view.ts";
import { defineExpansions } from "../../context/selection.ts";
import { custodianExpansion, expandedCustodian } from "../../custodians/custodian-expansion.ts";
import {
  nigoCodeField,
  nigoFixerField,
  nigoReporterField,
  nigoResolutionField,
  nigoStatusField,
  nigoStepField,
} from "./nigo-fields.ts";
import type { NigoItem } from "./nigo-store.ts";

const reason = {
  code: nigoCodeField,
  meaning: z.string().describe("The deficiency, as a sentence."),
  remedy: z.string().describe("How to fix the deficiency."),
  fixedBy: nigoFixerField,
  step: nigoStepField,
  documentType: documentTypeField
    .nullable()
    .describe("Type of the document that fixes the deficiency. Null if no document does."),
  mustResend: z.boolean().describe("True if the request must be sent to the custodian again."),
};

export const nigoReasonSchema = z
  .strictObject(reason)
  .meta({ id: "NigoReason", description: "A reason why a request is not in good order (NIGO)." });

export const nigoItemSchema = z
  .strictObject({
    object: z.literal("nigo_item"),
    id: z.string().describe("The item's ID."),
    rolloverId: z.string().describe("TypeID of the rollover: `rol_` followed by 26 characters."),
    ...reason,
    detail: z.string().nullable().describe("Details in the reporter's words."),
    reportedBy: nigoReporterField.meta({ "x-open-enum": true }),
    reportedOn: z.iso.date().describe("Date the item was reported, `YYYY-MM-DD`."),
    action: z
      .string()
      .nullable()
      .describe(
        "The action that reported the item, such as `custodian_soft_reject`. Null if the item was recorded separately.",
      ),
    custodianId: z
      .string()
      .describe(
        "The custodian whose statistics include the item: the destination custodian if that custodian reported the item, otherwise the source custodian.",
      ),
    status: nigoStatusField,
    resolution: nigoResolutionField
      .meta({ "x-open-enum": true })
      .nullable()
      .describe("How it was resolved. Null while open."),
    resolvedAt: timestampField
      .nullable()
      .describe("Time of the resolution, by the organization's clock. Null while open."),
    resolvedBy: actorSchema.nullable().describe("The person or system that resolved it. Null while open."),
    createdAt: timestampField.describe("Time it was recorded, by the organization's clock."),
    createdBy: actorSchema.describe("The person or system that recorded it."),
    custodian: expandedCustodian,
  })
  .meta({ id: "NigoItem", description: "A reason why a rollover's request was not in good order (NIGO)." })
  .register(graphqlTypes, { name: "NigoItem" });

export const nigoItemExpansions = defineExpansions({ custodian: custodianExpansion() });

type NigoItemView = z.output<typeof nigoItemSchema>;

export function toNigoItemView(item: NigoItem): NigoItemView {
  const { id, rolloverId, code, detail, reportedBy, reportedOn, action, custodianId, resolution } = item;
  return {
    object: "nigo_item",
    id,
    rolloverId,
    code,
    ...getNigoReason(code),
    detail,
    reportedBy,
    reportedOn,
    action,
    custodianId,
    status: resolution === null ? "open" : "resolved",
    resolution,
    resolvedAt: item.resolvedAt?.toISOString() ?? null,
    resolvedBy: item.resolvedBy && toActorView(item.resolvedBy),
    createdAt: item.createdAt.toISOString(),
    createdBy: toActorView(item.createdBy),
  };
}

export const nigoItemPayload = {
  name: "NigoItemPayload",
  description: "Result of resolving a NIGO item.",
  view: z.object({ nigoItem: nigoItemSchema.describe("The item. Null if there are errors.") }),
  toPayload: (nigoItem: NigoItemView) => ({ nigoItem }),
};
