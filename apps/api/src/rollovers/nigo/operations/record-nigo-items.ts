import { getToday } from "@svc/rollover-rules/deadlines/days";
import { validationFailed } from "@svc/service-kit/endpoints";
import { dateField, graphqlTypes, textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { nigoItem } from "../nigo-examples.ts";
import { nigoCodeField, nigoReporterField } from "../nigo-fields.ts";
import { createNigoItem } from "../nigo-item.ts";
import { insertNigoItems } from "../nigo-store.ts";
import { nigoItemSchema, toNigoItemView } from "../nigo-view.ts";
import { lockForNigo, recordNigoEvent } from "../record-nigo.ts";

const MAX_ITEMS = 20;

const itemInput = z
  .strictObject({
    code: nigoCodeField,
    detail: textField(500)
      .optional()
      .describe("Details, up to 500 characters. Required for `other`. Do not include personal data."),
  })
  .refine(({ code, detail }) => code !== "other" || detail !== undefined, {
    path: ["detail"],
    error: "is required if `code` is `other`",
  })
  .describe("One reason why the request is not in good order.")
  .register(graphqlTypes, { name: "NigoItemInput" });

export const recordNigoItems = write({
  name: "recordNigoItems",
  summary: "Record why a request is not in good order (NIGO)",
  description:
    "Records one or more reasons, for example from a custodian's deficiency letter. The state does not change. The actions `custodian_soft_reject`, `custodian_reject`, `reject` and `reject_document` record an item themselves if their `code` is a NIGO code, so do not record it again. To tell the participant, issue a letter of kind `nigo`.",
  scope: "rollovers:operate",
  id: "rol",
  input: z
    .strictObject({
      reportedBy: nigoReporterField,
      reportedOn: dateField.optional().describe("Date the reasons were reported. Default: today."),
      items: z
        .array(itemInput)
        .min(1, "must contain at least one item")
        .max(MAX_ITEMS, `must contain at most ${MAX_ITEMS} items`)
        .describe(`The reasons, 1 to ${MAX_ITEMS}.`),
    })
    .meta({ id: "NigoReport", description: "Reasons why a request is not in good order." }),
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(nigoItemSchema).describe("The recorded items."),
  }),
  example: {
    input: { reportedBy: nigoItem.reportedBy, items: [{ code: nigoItem.code, detail: nigoItem.detail }] },
    view: { object: "list", data: [nigoItem] },
  },
  responses: { 201: "The recorded items." },
  errors: ["invalid_transition", "history_mismatch"],
  rest: "POST /v1/rollovers/{id}/nigo-items",
  graphql: {
    mutation: "recordNigoItems",
    payload: {
      name: "RecordNigoItemsPayload",
      description: "Result of recording NIGO items.",
      view: z.object({
        nigoItems: z.array(nigoItemSchema).describe("The items. Null if there are errors."),
      }),
      toPayload: ({ data }) => ({ nigoItems: data }),
    },
  },
  async run(call, { id, reportedBy, reportedOn, items }) {
    const { rollover, time } = await lockForNigo(call, id);
    const today = getToday(time);
    if (reportedOn !== undefined && reportedOn > today)
      throw validationFailed([{ pointer: "#/reportedOn", detail: "must not be in the future" }]);
    const { actor } = call.principal;
    const recorded = items.map(({ code, detail = null }) =>
      createNigoItem(rollover, {
        code,
        detail,
        reportedBy,
        reportedOn: reportedOn ?? today,
        action: null,
        actor,
        at: time.now,
      }),
    );
    await insertNigoItems(call.tx, recorded);
    await recordNigoEvent(call, rollover, { items: recorded, type: "rollover.nigo_recorded", at: time.now });
    return { object: "list" as const, data: recorded.map(toNigoItemView) };
  },
});
