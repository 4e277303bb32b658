import { pendingOnSchema, rolloverStateSchema } from "@svc/rollover-rules/rollover-enums";
import { PENDING_ON, ROLLOVER_STATES } from "@svc/rollover-rules/rollover-states";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import type { ClassCount } from "./counts-store.ts";

const count = z.int().min(0).describe("Number of rollovers.");

export const countsSchema = z
  .strictObject({
    object: z.literal("rollover_counts"),
    total: z.int().min(0).describe("All matching rollovers."),
    overdue: z.int().min(0).describe("Matching rollovers with a passed deadline."),
    mismatch: z.int().min(0).describe("Matching rollovers with an open mismatch."),
    pendingOn: z
      .array(
        z
          .strictObject({ pendingOn: pendingOnSchema, count })
          .describe("Number of rollovers pending on one party.")
          .register(graphqlTypes, { name: "PendingOnCount" }),
      )
      .describe("Counts by the party that must act next. Parties without rollovers have the count 0."),
    states: z
      .array(
        z
          .strictObject({ state: rolloverStateSchema, count })
          .describe("Number of rollovers in a state.")
          .register(graphqlTypes, { name: "StateCount" }),
      )
      .describe("Counts by state. States without rollovers have the count 0."),
    groups: z
      .array(
        z
          .strictObject({ pendingOn: pendingOnSchema, state: rolloverStateSchema, count })
          .describe("Number of rollovers in a state and pending on one party.")
          .register(graphqlTypes, { name: "RolloverGroupCount" }),
      )
      .describe("Counts by state and party. Combinations without rollovers are omitted."),
  })
  .describe("Exact counts of rollovers.")
  .register(graphqlTypes, { name: "RolloverCounts" });

export function toCountsView(classes: readonly ClassCount[]): z.output<typeof countsSchema> {
  const sum = (matches: (group: ClassCount) => boolean) =>
    classes.reduce((total, group) => total + (matches(group) ? group.count : 0), 0);
  const groups = PENDING_ON.flatMap((pendingOn) =>
    ROLLOVER_STATES.map((state) => {
      const count = sum((group) => group.pendingOn === pendingOn && group.state === state);
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
      count: sum((group) => group.pendingOn === pendingOn),
    })),
    states: ROLLOVER_STATES.map((state) => ({ state, count: sum((group) => group.state === state) })),
    groups: groups.filter(({ count }) => count > 0),
  };
}
