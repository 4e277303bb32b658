import { graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { pendingOnSchema, rolloverStateSchema } from "../rollover-enums.ts";
import { PENDING_ON, ROLLOVER_STATES } from "../rollover-states.ts";
import type { ClassCount } from "./counts-store.ts";

const count = z.int().min(0).describe("How many there are.");

export const countsSchema = z
  .strictObject({
    object: z.literal("rollover_counts"),
    total: z.int().min(0).describe("All that are asked for."),
    overdue: z.int().min(0).describe("Those of them of which a deadline has passed."),
    mismatch: z.int().min(0).describe("Those of them with an open difference between amounts."),
    pendingOn: z
      .array(
        z
          .strictObject({ pendingOn: pendingOnSchema, count })
          .describe("How many wait for somebody.")
          .register(graphqlTypes, { name: "PendingOnCount" }),
      )
      .describe("By who has to act, for each there is."),
    states: z
      .array(
        z
          .strictObject({ state: rolloverStateSchema, count })
          .describe("How many stand in a state.")
          .register(graphqlTypes, { name: "StateCount" }),
      )
      .describe("By state, for each there is."),
    groups: z
      .array(
        z
          .strictObject({ pendingOn: pendingOnSchema, state: rolloverStateSchema, count })
          .describe("How many stand in a state and wait for somebody.")
          .register(graphqlTypes, { name: "RolloverGroupCount" }),
      )
      .describe("By both, where there are any."),
  })
  .describe("How many rollovers there are, counted to the last one.")
  .register(graphqlTypes, { name: "RolloverCounts" });

export function toCountsView(classes: readonly ClassCount[]): z.output<typeof countsSchema> {
  const sum = (fits: (one: ClassCount) => boolean) =>
    classes.reduce((total, one) => total + (fits(one) ? one.count : 0), 0);
  const groups = PENDING_ON.flatMap((pendingOn) =>
    ROLLOVER_STATES.map((state) => {
      const count = sum((one) => one.pendingOn === pendingOn && one.state === state);
      return { pendingOn, state, count };
    }),
  );
  return {
    object: "rollover_counts",
    total: sum(() => true),
    overdue: sum(({ isOverdue }) => isOverdue),
    mismatch: sum(({ hasOpenMismatch }) => hasOpenMismatch),
    pendingOn: PENDING_ON.map((pendingOn) => ({
      pendingOn,
      count: sum((one) => one.pendingOn === pendingOn),
    })),
    states: ROLLOVER_STATES.map((state) => ({ state, count: sum((one) => one.state === state) })),
    groups: groups.filter(({ count }) => count > 0),
  };
}
