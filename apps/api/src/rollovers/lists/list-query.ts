import {
  externalIdField,
  graphqlTypes,
  idField,
  listQueryFields,
  MAX_LIMIT,
  textField,
  timeField,
} from "@svc/service-kit";
import { enumField } from "@svc/service-kit/fields";
import { z } from "zod";
import {
  pendingOnSchema,
  prioritySchema,
  rolloverStateSchema,
  rolloverStatusSchema,
  rolloverTypeSchema,
} from "../rollover-enums.ts";
import { PENDING_ON, type PendingOn, ROLLOVER_STATES, type RolloverState } from "../rollover-states.ts";
import { assigneeField } from "../work-fields.ts";

const ONE_OF_STATES = { $ref: "#/components/schemas/RolloverState" };

/** One state, a comma-separated list, or a repeated parameter. */
const statesField = z
  .union([z.string(), z.array(z.string())], `must be one of ${ROLLOVER_STATES.join(", ")}`)
  .transform((given) => [given].flat().flatMap((text) => text.split(",")))
  .pipe(z.array(rolloverStateSchema))
  .optional()
  .meta({
    description:
      "Only this state, or one of several: with commas between them, or the parameter repeated (`state=` or `state[]=`).",
    as: { anyOf: [ONE_OF_STATES, { type: "array", items: ONE_OF_STATES }, { type: "string", pattern: "," }] },
  });

const ONE_OF_PENDING_ON = { $ref: "#/components/schemas/PendingOn" };

const severalPendingOn = {
  pendingOn: z
    .union([z.string(), z.array(z.string())], `must be one of ${PENDING_ON.join(", ")}`)
    .transform((given) => [given].flat().flatMap((text) => text.split(",")))
    .pipe(z.array(pendingOnSchema))
    .optional()
    .meta({
      description:
        "Only those that wait for this one to act, or for one of several: with commas between them, or repeated (`pendingOn=` or `pendingOn[]=`).",
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
const flag = (description: string) => flagField.optional().meta({ description, as: { type: "boolean" } });

const orderField = enumField("RolloverOrder", "How a list of rollovers is sorted.", {
  newest: "The newest first.",
  deadline:
    "By deadline: the most overdue first, then the soonest due. Rollovers without a deadline come last.",
  updated: "By the last change, the latest first.",
});

const classFields = {
  status: rolloverStatusSchema.optional().describe("Only the states of this status."),
  pendingOn: pendingOnSchema.optional().describe("Only those that wait for this one to act."),
  type: rolloverTypeSchema.optional().describe("Only of this type."),
  overdue: flag("Whether a deadline has passed."),
  mismatch: flag("Whether a difference between amounts is open."),
  assigneeId: assigneeField.optional().describe("Only what this person of yours works on."),
  unassigned: z
    .union([z.literal(true), z.literal("true")], "must be true")
    .register(graphqlTypes, { scalar: "Boolean" })
    .transform(() => true as const)
    .optional()
    .meta({
      description: "Only what nobody works on, of what somebody has to act on: `true`.",
      as: { type: "boolean", const: true },
    }),
  priority: prioritySchema.optional().describe("Only of this priority."),
};

const filterFields = {
  ...classFields,
  accountId: idField("acct").optional().describe("Only of this participant's account."),
  custodianId: idField("cus").optional().describe("On either side of the rollover."),
  externalId: externalIdField.optional().describe("Your own id of the rollover."),
  distributionId: idField("dst").optional().describe("Only of this distribution."),
  tag: textField(50).optional().describe("Only rollovers with this tag."),
  createdAfter: timeField.optional().describe("Created later than this moment."),
  createdBefore: timeField.optional().describe("Created earlier than this moment."),
  updatedAfter: timeField
    .optional()
    .describe("Last changed later than this moment; sorted by that unless `sort` says otherwise."),
  dueBefore: timeField
    .optional()
    .describe(
      "A passed deadline or the next one is earlier than this moment; sorted by deadline unless `sort` says otherwise.",
    ),
  sort: orderField
    .optional()
    .describe(
      "Which come first. Left out: `deadline` where `dueBefore` is given, `updated` where `updatedAfter` is, else `newest`.",
    ),
};

const severalStates = {
  state: rolloverStateSchema.optional().describe("Only this state."),
  states: z
    .array(rolloverStateSchema, "must be a list of states")
    .max(ROLLOVER_STATES.length)
    .optional()
    .describe("Only one of these states."),
};

const q = textField(100)
  .refine((text) => [...text].length >= 2, "must have at least 2 characters")
  .optional()
  .describe(
    "What to look for: the beginning of the participant's name, their whole email address, an external id (of the rollover or the participant), or the last four of either account number. More than 1,000 matches by name come in the order of names.",
  );

/** Long enough for an encrypted name. */
const cursor = z
  .string("must be one text")
  .max(1_200, "is too long")
  .optional()
  .describe("`nextCursor` of the page before.");

/** Has no `q`: URLs end up in logs, so they must not contain personal data. */
export const listQuerySchema = z.strictObject({
  ...listQueryFields,
  state: statesField,
  ...filterFields,
  ...severalPendingOn,
});

export const savedQuerySchema = z.strictObject({ state: statesField, ...filterFields, ...severalPendingOn });

export const exportQuerySchema = savedQuerySchema.safeExtend({
  format: z
    .enum(["ndjson", "csv"], "must be ndjson or csv")
    .optional()
    .describe("In which form it is given, whatever `Accept` says."),
});
export type ExportQuery = z.output<typeof exportQuerySchema>;

export const listArgumentsSchema = z.strictObject({
  ...listQueryFields,
  cursor,
  ...severalStates,
  ...filterFields,
  q,
});

export const searchBodySchema = z
  .strictObject({
    ...severalStates,
    ...filterFields,
    ...severalPendingOn,
    q,
    limit: z
      .int(`must be a whole number from 1 to ${MAX_LIMIT}`)
      .min(1, "must be at least 1")
      .max(MAX_LIMIT, `must be at most ${MAX_LIMIT}`)
      .optional()
      .describe("How many to answer with; 20 unless it is said."),
    cursor,
  })
  .meta({ id: "RolloverSearch", description: "What to narrow and sort a list of rollovers by." });

export const countsQuerySchema = z.strictObject({
  state: statesField,
  ...classFields,
  ...severalPendingOn,
});

export const countsArgumentsSchema = z
  .strictObject({ ...severalStates, ...classFields })
  .describe("What to narrow counts of rollovers by.")
  .register(graphqlTypes, { name: "RolloverCountsInput" });

export type ListQuery = Omit<z.output<typeof listArgumentsSchema>, "limit" | "state" | "pendingOn"> & {
  limit?: number | undefined;
  pendingOn?: PendingOn | readonly PendingOn[] | undefined;
  state?: RolloverState | readonly RolloverState[] | undefined;
};
export type CountsQuery = Omit<z.output<typeof countsArgumentsSchema>, "state" | "pendingOn"> &
  Pick<ListQuery, "state" | "pendingOn">;
