import { getToday } from "@svc/rollover-rules/deadlines/days";
import { dateField, graphqlTypes, idField } from "@svc/service-kit/fields";
import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../../context/define-operation.ts";
import { readOrganizationTime } from "../../../people/organizations/organization-clock.ts";
import { subjectExpansions } from "../../subject.ts";
import { requirementSet } from "../requirement-examples.ts";
import { countRequirementSets, listRequirementSetsPage } from "../requirement-set-store.ts";
import { requirementSetSchema, toRequirementSetView } from "../requirement-set-view.ts";

const querySchema = z
  .strictObject({
    ...listQueryFields,
    ...subjectExpansions.expandFields,
    planId: idField("pln").optional().describe("Only sets of this plan."),
    custodianId: idField("cus").optional().describe("Only sets of this custodian."),
    isCurrent: z
      .union([z.boolean(), z.enum(["true", "false"])], "must be true or false")
      .register(graphqlTypes, { scalar: "Boolean" })
      .transform((flag) => flag === true || flag === "true")
      .optional()
      .meta({
        description: "True for current versions, false for superseded ones.",
        as: { type: "boolean" },
      }),
    expiresBefore: dateField
      .optional()
      .describe("Only sets whose last confirmed day, `expiresOn`, is before this day."),
  })
  .refine(({ planId, custodianId }) => planId === undefined || custodianId === undefined, {
    path: ["custodianId"],
    error: "must be omitted when `planId` is present",
  });

type RequirementSetQuery = z.output<typeof querySchema>;

const toFilter = ({ planId, custodianId, isCurrent, expiresBefore }: Omit<RequirementSetQuery, "limit">) => ({
  subjectId: planId ?? custodianId ?? null,
  isCurrent: isCurrent ?? null,
  expiresBefore: expiresBefore ?? null,
});

export const listRequirementSets = list({
  name: "listRequirementSets",
  summary: "List requirement sets, newest first",
  description: "Filter by custodian or plan. A set counts as confirmed until its `expiresOn`.",
  scope: "custodians:read",
  scopesFor: subjectExpansions.scopesFor,
  input: querySchema,
  view: requirementSetSchema,
  example: { view: requirementSet },
  responses: { 200: "One page of requirement sets." },
  errors: [],
  selection: { expansions: subjectExpansions.expansions },
  rest: "GET /v1/requirement-sets",
  graphql: {
    query: "requirementSets",
    count: ({ db, principal }: ApiCall, query: RequirementSetQuery) =>
      countRequirementSets(db.sql, principal.organizationId, toFilter(query)),
  },
  async run(call, { limit, cursor, ...query }) {
    const { db, principal, environment } = call;
    const { organizationId } = principal;
    const after = decodeCursor(cursor, "rqs");
    const page = await listRequirementSetsPage(db.sql, organizationId, {
      ...toFilter(query),
      after,
      limit,
    });
    const today = getToday(await readOrganizationTime(call, db.sql, organizationId));
    return mapPage(page, (set) => toRequirementSetView(set, { environment, today }));
  },
});
