import { type Fields, isSelective, type SelectionQuery, selectItems } from "@svc/operations";
import { applySchemaOrder } from "@svc/service-kit/endpoints";
import { enumField } from "@svc/service-kit/fields";
import { accountExpansion } from "../../accounts-and-consents/accounts/account-expansion.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import { fieldsField } from "../../context/names-field.ts";
import { defineExpansions } from "../../context/selection.ts";
import type { RolloverResponse } from "../responses/read-responses.ts";
import { SUMMARY_FIELDS } from "../views/rollover-summary.ts";
import { partialRolloverSchema, rolloverSchema } from "../views/rollover-view.ts";
import { sidesExpansion } from "./sides-expansion.ts";

// Fields and expanded objects of REST requests. GraphQL selects its own.

const FIELD_NAMES: readonly string[] = Object.keys(rolloverSchema.shape).filter((name) => name !== "account");

const { expandFields, expansions, scopesFor } = defineExpansions({
  account: accountExpansion,
  custodians: sidesExpansion,
});

export const listExpansionScopes = scopesFor;

export const selectionFields = { fields: fieldsField(FIELD_NAMES, "rollover"), ...expandFields };

export const viewField = enumField("RolloverListView", "How much of each rollover to return.", {
  full: "All fields.",
  summary:
    "Only the fields that describe the rollover: no transfers, receipts, documents, deadlines or tax treatment.",
})
  .optional()
  .describe(
    "`summary` returns part of each rollover, `full` returns all fields. Default: `full`. Cannot be combined with `fields`.",
  );

const selection = { summary: new Set([...SUMMARY_FIELDS, "object"]), expansions };

/**
 * Returns JSON with the selected fields and expanded objects, or null if the stored responses can be sent unchanged.
 */
export async function serializeSelection(
  call: ApiCall,
  responses: readonly RolloverResponse[],
  query: SelectionQuery,
): Promise<string[] | null> {
  if (!isSelective(query)) return null;
  const views = responses.map(({ body }) => JSON.parse(body) as Fields);
  const items = await selectItems(call, views, { selection, query });
  return items.map((item) => JSON.stringify(applySchemaOrder(partialRolloverSchema, item)));
}
