import { idField } from "@svc/service-kit/fields";
import { decodeCursor, encodeCursor, listQueryFields } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../context/define-operation.ts";
import { defineSummary } from "../../context/selection.ts";
import { countApprovals, listApprovalPage } from "../../people/second-person/approval-store.ts";
import { approval } from "../approval-examples.ts";
import { approvalActionField, approvalStateField } from "../approval-input.ts";
import { approvalSchema } from "../approval-view.ts";
import { showApprovals } from "../show-approval.ts";

const { viewFields, summary } = defineSummary(approvalSchema, [
  "params",
  "rollover",
  "changes",
  "changedFacts",
  "approvers",
]);

const querySchema = z.strictObject({
  ...listQueryFields,
  ...viewFields,
  state: approvalStateField.optional(),
  action: approvalActionField.optional(),
  rolloverId: idField("rol").optional().describe("Only approvals of this rollover."),
});

export const listApprovals = list({
  name: "listApprovals",
  summary: "List approvals, newest first",
  description: "Use `state=pending` for approvals that are waiting for a second person.",
  scope: "rollovers:read",
  input: querySchema,
  view: approvalSchema,
  example: { view: approval },
  responses: { 200: "One page of approvals." },
  errors: [],
  rest: "GET /v1/approvals",
  cursor: ({ requestedAt, id }) => encodeCursor({ createdAt: new Date(requestedAt), id }),
  graphql: {
    query: "approvals",
    count: ({ db, principal, clock }: ApiCall, filter: z.output<typeof querySchema>) =>
      countApprovals(db.sql, principal.organizationId, { filter, now: clock.now() }),
  },
  selection: { summary },
  async run(call, { limit, cursor, view: _view, ...filter }) {
    const { db, principal, clock } = call;
    const after = decodeCursor(cursor, "apr");
    const now = clock.now();
    const page = await listApprovalPage(db.sql, principal.organizationId, { filter, now, after, limit });
    const items = await showApprovals(call, db.sql, {
      approvals: page.items,
      directory: await call.custodians.get(),
    });
    return { items, hasMore: page.hasMore };
  },
});
