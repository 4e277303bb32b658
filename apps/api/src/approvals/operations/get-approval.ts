import { notFound } from "@svc/service-kit/errors";
import { read } from "../../context/define-operation.ts";
import { findApproval } from "../../people/second-person/approval-store.ts";
import { approval } from "../approval-examples.ts";
import { approvalSchema } from "../approval-view.ts";
import { showApproval } from "../show-approval.ts";

export const getApproval = read({
  name: "getApproval",
  summary: "Retrieve an approval",
  description: "Shows the requested action, who requested it, and who can decide.",
  scope: "rollovers:read",
  id: "apr",
  view: approvalSchema,
  example: { view: approval },
  responses: { 200: "The approval and its state." },
  errors: [],
  rest: "GET /v1/approvals/{id}",
  graphql: { query: "approval", isNode: true },
  async run(call, { id }) {
    const { db, principal, clock } = call;
    const storedApproval = await findApproval(db.sql, principal.organizationId, { id, now: clock.now() });
    if (!storedApproval) throw notFound("approval");
    return showApproval(call, db.sql, { approval: storedApproval, directory: await call.custodians.get() });
  },
});
