import { newId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import { requireVersion, toETag } from "@svc/service-kit/http";
import { type ApiChange, write } from "../../context/define-operation.ts";
import {
  APPROVAL_HOURS,
  APPROVAL_SCOPES,
  type Approval,
  type ApprovalAction,
  isRolloverApproval,
  toApprovalNotice,
} from "../../people/second-person/approval.ts";
import { findApproval, insertApproval } from "../../people/second-person/approval-store.ts";
import { digestFacts, lockSubject } from "../../people/second-person/covered-facts.ts";
import { identifyPerson } from "../../people/second-person/person.ts";
import { readSecondPersonActions } from "../../people/second-person/require-second-person.ts";
import { withdrawEarlierApprovals } from "../../people/second-person/withdraw-approvals.ts";
import { getTextsCipher, planAction } from "../../rollovers/actions/perform-action.ts";
import { lockForChange } from "../../rollovers/changes/lock-for-change.ts";
import { requireRevealable } from "../../rollovers/instructions/reveal.ts";
import { digestForApproval } from "../../rollovers/store/approval-digest.ts";
import { approval, approvalBody } from "../approval-examples.ts";
import { approvalInputSchema, parseApproval, type RelaxParams } from "../approval-input.ts";
import { sealText } from "../approval-texts.ts";
import { approvalPayload, approvalSchema } from "../approval-view.ts";
import { toFactTexts } from "../fact-texts.ts";
import { readLetterFacts } from "../letter-facts.ts";
import { mailApproval } from "../mail-approval.ts";
import { isLiveKeyAction, requireLiveKeyAction } from "../require-live-key.ts";
import { showApproval } from "../show-approval.ts";

const HOUR_MS = 3_600_000;

export const requestApproval = write({
  name: "requestApproval",
  summary: "Request an approval",
  description:
    "The action is validated now and executed when another person confirms it within 24 hours. " +
    "After confirmation of `reveal` or an action on a live key, you execute it yourself. A new " +
    "request for the same action withdraws your earlier one. You can request an approval even if " +
    "the organization does not require a second person.",
  scope: "rollovers:read",
  scopesFor: ({ action }) => APPROVAL_SCOPES[action],
  input: approvalInputSchema,
  view: approvalSchema,
  example: { input: approvalBody, view: approval },
  responses: { 201: "The new approval." },
  errors: [
    "not_found",
    "invalid_transition",
    "rollover_not_permitted",
    "amount_mismatch",
    "version_conflict",
    "history_mismatch",
    "key_already_rotated",
    "key_not_alive",
  ],
  rest: "POST /v1/approvals",
  location: ({ id }) => `/v1/approvals/${id}`,
  graphql: { mutation: "requestApproval", payload: approvalPayload },
  async prepare(call, input) {
    return { request: parseApproval(input), directory: await call.custodians.get() };
  },
  async run(call, { rolloverVersion }, { request, directory }) {
    const { tx, principal, clock } = call;
    const { organizationId, actor, personId } = principal;
    const { action, rolloverId, params } = request;
    const target =
      rolloverId === null ? null : await lockForChange(call, tx, { organizationId, rolloverId, directory });
    if (target && rolloverVersion !== undefined) requireVersion(target.rollover, toETag(rolloverVersion));
    if (target && action === "reveal") requireRevealable(target.rollover);
    if (target && isRolloverApproval(action)) planAction(target.rollover, { action, params }, target.context);
    if (!target) await requireApplicable(call, action, params);
    const person = await identifyPerson(tx, principal);
    const now = clock.now();
    await withdrawEarlierApprovals(call, { action, rolloverId, params, person, now });
    const id = newId("apr");
    const subject = target && (await lockSubject(call, tx, { rollover: target.rollover, directory }));
    const textsCipher = target && (await getTextsCipher(call, tx, target.rollover));
    const newApproval: Approval = {
      id,
      organizationId,
      action,
      rolloverId,
      rolloverVersion: target?.rollover.version ?? null,
      rolloverDigest: target ? digestForApproval(call.chainKeys.current, target.rollover) : null,
      covered: subject && digestFacts(call.chainKeys.current, subject),
      sealedFacts:
        subject &&
        textsCipher &&
        sealText(textsCipher, "sealed_facts", {
          approvalId: id,
          value: { ...toFactTexts(subject), ...(await readLetterFacts(tx, subject.rollover)) },
        }),
      // These params can contain personal data.
      ...(textsCipher && isRolloverApproval(action)
        ? {
            params: null,
            sealedParams: sealText(textsCipher, "sealed_params", { approvalId: id, value: params }),
          }
        : { params, sealedParams: null }),
      state: "pending",
      requestedBy: { type: actor.type, id: actor.id },
      requesterId: personId,
      requesterFamily: person.family,
      requestedAt: now,
      expiresAt: new Date(now.getTime() + APPROVAL_HOURS * HOUR_MS),
      decidedBy: null,
      decidedAt: null,
      reason: null,
      sealedReason: null,
      usedAt: null,
      receipt: null,
    };
    await insertApproval(tx, newApproval);
    const notice = toApprovalNotice(newApproval, "requested");
    call.audit({ action: "approval.requested", ...notice.audit });
    call.emitEvent(notice.event);
    // Adds data of other tables, such as the owners of the requesting key.
    const stored = await findApproval(tx, organizationId, { id, now });
    if (!stored) throw new Error(`no approval ${id}`);
    await mailApproval(call, stored);
    return showApproval(call, tx, { approval: stored, directory });
  },
});

/** Checks that an action without a rollover is possible. */
async function requireApplicable(call: ApiChange, action: ApprovalAction, params: Record<string, unknown>) {
  if (isLiveKeyAction(action)) await requireLiveKeyAction(call, action, params);
  if (action !== "relax_second_person") return;
  const { remove, requiresPasskey } = params as RelaxParams;
  if (requiresPasskey === false) return;
  const required = await readSecondPersonActions(call.tx, call.principal.organizationId);
  if (remove.some((one) => required.includes(one))) return;
  throw validationFailed([
    { pointer: "#/params/remove", detail: "must include an action that needs a second person" },
  ]);
}
