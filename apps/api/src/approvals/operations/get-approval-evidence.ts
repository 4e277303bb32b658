import { notFound } from "@svc/service-kit/errors";
import { letterRepresentation } from "../../accounts-and-consents/letters/letter-representation.ts";
import { read } from "../../context/define-operation.ts";
import { findApproval } from "../../people/second-person/approval-store.ts";
import { evidence } from "../evidence-examples.ts";
import { evidenceSchema } from "../evidence-view.ts";
import { showEvidence } from "../show-evidence.ts";

export const getApprovalEvidence = read({
  name: "getApprovalEvidence",
  summary: "Retrieve the evidence of an approval",
  description:
    "Compares the covered facts at the time of the request with the facts now. After the decision, the " +
    "receipt proves who decided what: its digest covers the request, and the decider's passkey signed it. " +
    "The response is JSON, or a printable receipt if `Accept` prefers `application/pdf`.",
  scope: "rollovers:read",
  id: "apr",
  view: evidenceSchema,
  example: { view: evidence },
  responses: { 200: "The facts and the receipt." },
  errors: [],
  rest: "GET /v1/approvals/{id}/evidence",
  representations: {
    "application/pdf": letterRepresentation(
      { description: "The receipt as a printable PDF.", fileName: "receipt.pdf" },
      async () => (await import("../evidence-letter.ts")).writeEvidenceLetter,
    ),
  },
  graphql: { query: "approvalEvidence" },
  async run(call, { id }) {
    const { db, principal, clock } = call;
    const approval = await findApproval(db.sql, principal.organizationId, { id, now: clock.now() });
    if (!approval) throw notFound("approval");
    return showEvidence(call, approval, await call.custodians.get());
  },
});
