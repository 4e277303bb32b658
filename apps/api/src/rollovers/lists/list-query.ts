import {
  pendingOnSchema,
  prioritySchema,
  rolloverStateSchema,
  rolloverStatusSchema,
  rolloverTypeSchema,
} from "@svc/rollover-rules/rollover-enums";
import {
  PENDING_ON,
  type PendingOn,
  ROLLOVER_STATES,
  type RolloverState,
} from "@svc/rollover-rules/rollover-states";
import {
  enumField,
  externalIdField,
  graphqlTypes,
  idField,
  textField,
  timeField,
} from "@svc/service-kit/fields";
import { listQueryFields, MAX_LIMIT } from "@svc/service-kit/lists";
import { z } from "zod";
import { transitAgeField } from "../in-transit/in-transit-view.ts";
import { assigneeField } from "../views/work-fields.ts";

const ONE_OF_STATES = { $ref: "#/components/schemas/RolloverState" };

const statesField = z
  .union([z.string(), z.array(z.string())], `must be one of ${ROLLOVER_STATES.join(", ")}`)
  .transform((value) => [value].flat().flatMap((text) => text.split(",")))
  .pipe(z.array(rolloverStateSchema))
  .optional()
  .meta({
    description:
      "Only this state, or several states: separated by commas, or with the parameter repeated (`state=` or `state[]=`).",
    as: { anyOf: [ONE_OF_STATES, { type: "array", items: ONE_OF_STATES }, { type: "string", pattern: "," }] },
  });

const ONE_OF_PENDING_ON = { $ref: "#/components/schemas/PendingOn" };

const severalPendingOn = {
  pendingOn: z
    .union([z.string(), z.array(z.string())], `must be one of ${PENDING_ON.join(", ")}`)
    .transform((value) => [value].flat().flatMap((text) => text.split(",")))
    .pipe(z.array(pendingOnSchema))
    .optional()
    .meta({
      description:
        "Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter repeated (`pendingOn=` or `pendingOn[]=`).",
      as: {
        anyOf: [
          ONE_OF_PENDING_ON,
          { type: "array", items: ONE_OF_PENDING_ON },
          { type: "string", pattern: "," },
        ],
      },
    }),
};

const flagField = z
  .union([z.boolean(), z.enum(["true", "false"])], "must be true or false")
  .register(graphqlTypes, { scalar: "Boolean" })
  .transform((flag) => flag === true || flag === "true");
export const flag = (description: string) =>
  flagField.optional().meta({ description, as: { type: "boolean" } });

const trueFlag = (description: string) =>
  z
    .union([z.literal(true), z.literal("true")], "must be true")
    .register(graphqlTypes, { scalar: "Boolean" })
    .transform(() => true as const)
    .optional()
    .meta({ description, as: { type: "boolean", const: true } });

const orderField = enumField("RolloverOrder", "Sort order of a list of rollovers.", {
  newest: "Newest first.",
  deadline: "By deadline: most overdue first, then soonest due. Rollovers without a deadline come last.",
  updated: "By last change, latest first.",
  urgency:
    "Most urgent first: by the day of the deadline, so the most days overdue come first, then by priority, then by time. Rollovers without a deadline come last.",
});

const classFields = {
  status: rolloverStatusSchema.optional().describe("Only rollovers with this status."),
  pendingOn: pendingOnSchema.optional().describe("Only rollovers pending on this party."),
  type: rolloverTypeSchema.optional().describe("Only this rollover type."),
  overdue: flag("`true`: only rollovers with a passed deadline. `false`: only rollovers without one."),
  mismatch: flag("`true`: only rollovers with an open mismatch. `false`: only rollovers without one."),
  assigneeId: assigneeField.optional().describe("Only rollovers with this assignee: your ID for the person."),
  unassigned: trueFlag("`true`: only rollovers that have no assignee and need someone to act."),
  priority: prioritySchema.optional().describe("Only this priority."),
};

const filterFields = {
  ...classFields,
  accountId: idField("acct").optional().describe("Only rollovers of this account."),
  custodianId: idField("cus").optional().describe("Only rollovers with this custodian on either side."),
  sourceCustodianId: idField("cus").optional().describe("Only rollovers from this custodian."),
  externalId: externalIdField.optional().describe("Only rollovers with this external ID."),
  distributionId: idField("dst").optional().describe("Only rollovers of this distribution."),
  planId: idField("pln")
    .optional()
    .describe(
      "Only rollovers with this plan on either side. With a sort order other than `newest`, or with `custodianId` or an assignee, the list examines up to 1,000 rollovers of the plan: add `state` or `pendingOn` if there are more.",
    ),
  tag: textField(50).optional().describe("Only rollovers with this tag."),
  createdAfter: timeField.optional().describe("Created after this time."),
  createdBefore: timeField.optional().describe("Created before this time."),
  updatedAfter: timeField
    .optional()
    .describe("Last changed after this time. Sorts by last change unless `sort` is given."),
  dueBefore: timeField
    .optional()
    .describe(
      "Has a passed or upcoming deadline before this time. Sorts by deadline unless `sort` is given.",
    ),
  inTransit: trueFlag(
    "`true`: only rollovers with money in transit: sent, and not received yet. Up to 1,000 rollovers can match.",
  ),
  inTransitAge: transitAgeField
    .optional()
    .describe("Only rollovers whose oldest payment in transit has this age. Implies `inTransit`."),
  sort: orderField
    .optional()
    .describe(
      "Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise `newest`.",
    ),
};

const severalStates = {
  state: rolloverStateSchema.optional().describe("Only this state."),
  states: z
    .array(rolloverStateSchema, "must be a list of states")
    .max(ROLLOVER_STATES.length)
    .optional()
    .describe("Only rollovers in one of these states."),
};

const searchText = textField(100)
  .refine((text) => [...text].length >= 2, "must have at least 2 characters")
  .optional()
  .describe(
    "Search text: the start of the participant's name, the whole email address, an external ID (of the rollover or the participant), or the last four characters of either account number. With more than 1,000 matches by name, results are ordered by name.",
  );

/** Cursors can contain an encrypted name. */
const cursor = z
  .string("must be text")
  .max(1_200, "is too long")
  .optional()
  .describe("`nextCursor` of the previous page.");

/** Excludes `q`, because URLs are logged and must not contain personal data. */
export const listQuerySchema = z.strictObject({
  ...listQueryFields,
  state: statesField,
  ...filterFields,
  ...severalPendingOn,
});

/** List query without paging, for saved views and exports. */
export const savedQuerySchema = z.strictObject({ state: statesField, ...filterFields, ...severalPendingOn });

export const exportFormatField = z
  .enum(["ndjson", "csv"], "must be ndjson or csv")
  .register(graphqlTypes, {
    values: { ndjson: "One JSON object per line.", csv: "Comma-separated values with a header." },
  })
  .optional()
  .describe("Response format. Overrides `Accept`.");

export const exportQuerySchema = savedQuerySchema.safeExtend({ format: exportFormatField });
export type ExportQuery = z.output<typeof exportQuerySchema>;

export const listArgumentsSchema = z.strictObject({
  ...listQueryFields,
  cursor,
  ...severalStates,
  ...filterFields,
  q: searchText,
});

export const searchBodySchema = z
  .strictObject({
    ...severalStates,
    ...filterFields,
    ...severalPendingOn,
    q: searchText,
    limit: z
      .int(`must be a whole number from 1 to ${MAX_LIMIT}`)
      .min(1, "must be at least 1")
      .max(MAX_LIMIT, `must be at most ${MAX_LIMIT}`)
      .optional()
      .describe("Number of results per page. Default: 20."),
    cursor,
  })
  .meta({ id: "RolloverSearch", description: "Filters and sort order for a list of rollovers." });

export const countsQuerySchema = z.strictObject({
  state: statesField,
  ...classFields,
  ...severalPendingOn,
});

export const countsArgumentsSchema = z
  .strictObject({ ...severalStates, ...classFields })
  .describe("Filters for counts of rollovers.")
  .register(graphqlTypes, { name: "RolloverCountsInput" });

export type ListQuery = Omit<z.output<typeof listArgumentsSchema>, "limit" | "state" | "pendingOn"> & {
  limit?: number | undefined;
  pendingOn?: PendingOn | readonly PendingOn[] | undefined;
  state?: RolloverState | readonly RolloverState[] | undefined;
};
export type CountsQuery = Omit<z.output<typeof countsArgumentsSchema>, "state" | "pendingOn"> &
  Pick<ListQuery, "state" | "pendingOn">;
