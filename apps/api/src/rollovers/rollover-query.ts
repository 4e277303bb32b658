import { decodeCursor, externalIdField, idField, timeField } from "@svc/service-kit";
import { z } from "zod";
import { rolloverStateSchema, rolloverStatusSchema } from "./rollover-enums.ts";
import type { RolloverFilter } from "./rollover-list-statement.ts";
import { statesOf } from "./rollover-states.ts";

const filterFields = {
  state: rolloverStateSchema.optional().describe("Only this state."),
  status: rolloverStatusSchema.optional().describe("Only the states of this status."),
  accountId: idField("acct").optional().describe("Only of this participant's account."),
  custodianId: idField("cus").optional().describe("On either side of the rollover."),
  externalId: externalIdField.optional().describe("Your own id of the rollover."),
  createdAfter: timeField.optional().describe("Created later than this moment."),
  createdBefore: timeField.optional().describe("Created earlier than this moment."),
};

/** What an export of rollovers may be narrowed by; everything given must hold. */
export const rolloverFilterSchema = z.strictObject(filterFields);

/** What the store is to be asked for; a status stands for its states. */
export function toRolloverFilter(query: z.output<typeof rolloverFilterSchema>): RolloverFilter {
  const { state, status } = query;
  if (status !== undefined) {
    return { ...query, states: statesOf(status).filter((one) => state === undefined || one === state) };
  }
  return state === undefined ? query : { ...query, states: [state] };
}

/** Where a page begins. @throws Problem `invalid_request` for a cursor that no list of rollovers gave */
export function readRolloverCursor(cursor: string | undefined) {
  return cursor === undefined ? null : decodeCursor(cursor, "rol");
}
