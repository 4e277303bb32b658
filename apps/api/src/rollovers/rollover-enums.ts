import { z } from "zod";
import { PENDING_ON, ROLLOVER_STATES, ROLLOVER_STATUSES, ROLLOVER_TYPES } from "./rollover-states.ts";

// The names of the workflow as bodies, queries and answers hold them: one schema each, and one name in the documents.

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(", ")}`);

export const rolloverTypeSchema = oneOf(ROLLOVER_TYPES).meta({
  id: "RolloverType",
  description:
    "How a rollover travels: plan to plan or IRA (`direct`), IRA to IRA (`trustee_transfer`), through the participant's hands (`indirect_60_day`), or within a plan to its designated Roth (`in_plan`).",
});

export const rolloverStateSchema = oneOf(ROLLOVER_STATES).meta({
  id: "RolloverState",
  description: "Where a rollover stands in the workflow.",
});

export const rolloverStatusSchema = oneOf(ROLLOVER_STATUSES).meta({
  id: "RolloverStatus",
  description: "What a state says to somebody who does not know the workflow.",
});

export const pendingOnSchema = oneOf(PENDING_ON).meta({
  id: "PendingOn",
  description: "Who has to act next.",
});
