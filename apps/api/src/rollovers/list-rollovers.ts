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
import type { RolloverFilter } from "./rollover-list-statement.ts";
import { statesOf } from "./rollover-states.ts";
import { listRollovers as readPage } from "./rollover-store.ts";

/** What rollovers may be narrowed by in a query; filters combine. */
export const rolloverFilterFields = {
  state: rolloverStateSchema.optional(),
  status: rolloverStatusSchema.optional(),
  accountId: idField("acct").optional(),
  custodianId: idField("cus").optional().describe("On either side of the rollover."),
  externalId: externalIdField.optional().describe("Your own id of the rollover."),
  createdAfter: timeField.optional().describe("Created later than this moment."),
  createdBefore: timeField.optional().describe("Created earlier than this moment."),
};

/** The query of a rollover list. */
export const rolloverQuerySchema = z.strictObject({ ...listQueryFields, ...rolloverFilterFields });

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
  return readPage(ctx.db, principal.organizationId, toRolloverFilter(query), after, query.limit);
}

/** What the store is to be asked for; a status stands for its states. */
export function toRolloverFilter(query: Omit<RolloverQuery, "limit" | "cursor">): RolloverFilter {
  const states = statesAskedFor(query);
  return { ...query, ...(states ? { states } : {}) };
}

function statesAskedFor({ state, status }: Pick<RolloverQuery, "state" | "status">) {
  if (status === undefined) return state === undefined ? null : [state];
  return statesOf(status).filter((one) => state === undefined || one === state);
}
