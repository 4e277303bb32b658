import { custodianSchema, toCustodianView } from "@svc/custodians";
import { idField } from "@svc/service-kit";
import { z } from "zod";
import { getCustodian } from "../../custodians/custodians.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const getCustodianEndpoint = defineEndpoint({
  operationId: "getCustodian",
  method: "GET",
  path: "/v1/custodians/{id}",
  summary: "Retrieve a custodian",
  credentials: ["ak"],
  scope: "custodians:read",
  params: z.strictObject({ id: idField("cus") }),
  examples: EXAMPLES.getCustodian,
  responses: { 200: { description: "The custodian.", schema: custodianSchema } },
  errors: ["not_found"],
  async handle(ctx, { principal, params }) {
    const custodian = await getCustodian(ctx, principal, params.id);
    return { status: 200, body: toCustodianView(custodian, ctx.environment) };
  },
});
