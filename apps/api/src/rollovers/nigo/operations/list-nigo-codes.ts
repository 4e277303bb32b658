import { getNigoReason, NIGO_CODES } from "@svc/rollover-rules/nigo/nigo-codes";
import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { nigoReasonSchema } from "../nigo-view.ts";

const REASONS = NIGO_CODES.map((code) => ({ code, ...getNigoReason(code) }));

export const listNigoCodes = read({
  name: "listNigoCodes",
  summary: "List the NIGO codes with their remedies",
  description: "Shows the meaning of each code, who must fix the deficiency, and how.",
  scope: "rollovers:read",
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(nigoReasonSchema).describe("All codes, in a fixed order."),
  }),
  example: { view: { object: "list", data: REASONS } },
  responses: { 200: "All codes." },
  errors: [],
  rest: "GET /v1/nigo-codes",
  graphql: { query: "nigoCodes", view: z.array(nigoReasonSchema), toResult: ({ data }) => data },
  async run() {
    return { object: "list" as const, data: REASONS };
  },
});
