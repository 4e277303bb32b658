import {
  decodeCursor,
  externalIdField,
  idField,
  listQueryFields,
  type Page,
  type Principal,
  requireScope,
  timeField,
} from "@svc/service-kit";
import { z } from "zod";
import type { ApiContext } from "../context.ts";
import type { Rollover } from "./rollover.ts";
import { rolloverStateSchema, rolloverStatusSchema } from "./rollover-enums.ts";
import { statesOf } from "./rollover-states.ts";
import { listRollovers as readPage } from "./rollover-store.ts";

/** The query of a rollover list; filters combine. */
export const rolloverQuerySchema = z.strictObject({
  ...listQueryFields,
  state: rolloverStateSchema.optional(),
  status: rolloverStatusSchema.optional(),
  accountId: idField("acct").optional(),
  custodianId: idField("cus").optional().describe("On either side of the rollover."),
  externalId: externalIdField.optional().describe("Your own id of the rollover."),
  createdAfter: timeField.optional().describe("Created later than this moment."),
  createdBefore: timeField.optional().describe("Created earlier than this moment."),
});

export type RolloverQuery = z.output<typeof rolloverQuerySchema>;

/**
 * Lists the organization's rollovers, newest first.
 *
 * @throws Problem `invalid_request` for a cursor that no rollover list gave
 */
export async function listRollovers(
  ctx: ApiContext,
  principal: Principal,
  query: RolloverQuery,
): Promise<Page<Rollover>> {
  requireScope(principal, "rollovers:read");
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, "rol");
  const states = statesAskedFor(query);
  const filter = { ...query, ...(states ? { states } : {}) };
  return readPage(ctx.db, principal.organizationId, filter, after, query.limit);
}

function statesAskedFor({ state, status }: RolloverQuery) {
  if (status === undefined) return state === undefined ? null : [state];
  return statesOf(status).filter((one) => state === undefined || one === state);
}
