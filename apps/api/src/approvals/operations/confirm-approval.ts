import type { CustodianDirectory } from "@svc/custodians";
import { notFound, Problem } from "@svc/service-kit";
import type { ApiChange } from "../../declare.ts";
import { write } from "../../declare.ts";
import { confirmedApproval } from "../../examples/approval-story.ts";
import { changeSettings } from "../../organizations/organization-settings.ts";
import { lockForChange } from "../../rollovers/lock-for-change.ts";
import { fitsMatter } from "../../rollovers/matter-digest.ts";
import { parseAction, performAction } from "../../rollovers/perform-action.ts";
import type { HeldRollover } from "../../rollovers/rollover.ts";
import { isRolloverApproval, type StoredApproval } from "../approval.ts";
import type { RelaxParams } from "../approval-input.ts";
import { findApproval, updateApproval } from "../approval-store.ts";
import { openTexts } from "../approval-texts.ts";
import { approvalPayload, approvalSchema } from "../approval-view.ts";
import { lockThing } from "../confirmed-route.ts";
import { findChanges, isOfRoute } from "../covered-facts.ts";
import { lockPending } from "../lock-pending.ts";
import { readSecondPerson } from "../require-second-person.ts";
import { showApproval } from "../show-approval.ts";
import { toldOf } from "../tell-approval.ts";

export const confirmApproval = write({
  name: "confirmApproval",
  summary: "Confirm an approval",
  description:
    "Confirming executes the requested actions atomically. If they are no longer possible, or the " +
    "facts the approval covers have changed, nothing is done and the approval stays pending. You " +
    "need the scopes of the action, and you must not be the requester or the creator of the key " +
    "that requested it.",
  scope: "rollovers:read",
  id: "apr",
  view: approvalSchema,
  example: { view: confirmedApproval },
  answers: {
    200: "The approval after the call: `done`, or `confirmed` if the requester executes the action.",
  },
  errors: [
    "person_required",
    "wrong_person",
    "recently_invited",
    "approval_ended",
    "approval_outdated",
    "invalid_transition",
    "rollover_not_permitted",
    "amount_mismatch",
    "validation_failed",
    "history_mismatch",
  ],
  rest: "POST /v1/approvals/{id}/confirm",
  graphql: { mutation: "confirmApproval", payload: approvalPayload },
  prepare: (call) => call.custodians.get(),
  async run(call, { id }, directory) {
    const { tx, principal, clock } = call;
    const { organizationId, actor } = principal;
    const found = await findApproval(tx, organizationId, id, clock.now());
    if (!found) throw notFound("approval");
    // The rollover must be locked before its approval.
    const held = await lockRolloverOf(call, found, directory);
    const { approval, now } = await lockPending(call, id, "another");
    if (held) await requireUnchanged(call, approval, held.rollover, directory);
    const isDone = await doNow(call, approval, held);
    const state = isDone ? ("done" as const) : ("confirmed" as const);
    const changes = { state, decidedBy: actor, decidedAt: now, ...(isDone ? { usedAt: now } : {}) };
    await updateApproval(tx, id, changes);
    const decided = { ...approval, ...changes };
    const told = toldOf(decided, "confirmed");
    call.audit({ action: "approval.confirmed", ...told.audit });
    call.tell(told.event);
    return showApproval(call, tx, decided, directory);
  },
});

type Held = Awaited<ReturnType<typeof lockForChange>>;

async function lockRolloverOf(
  call: ApiChange,
  { rolloverId, organizationId }: StoredApproval,
  directory: CustodianDirectory,
): Promise<Held | null> {
  if (rolloverId === null) return null;
  return lockForChange(call, call.tx, { organizationId, rolloverId }, directory);
}

/** @throws Problem `approval_outdated` with the changed facts */
async function requireUnchanged(
  call: ApiChange,
  { action, covered, rolloverDigest }: StoredApproval,
  rollover: HeldRollover,
  directory: CustodianDirectory,
): Promise<void> {
  const found = covered
    ? findChanges(call.chainKeys, await lockThing(call, call.tx, rollover, directory), covered)
    : [];
  const changes = isRolloverApproval(action) ? found : found.filter(isOfRoute);
  const fits = !isRolloverApproval(action) || fitsMatter(call.chainKeys, rollover, rolloverDigest);
  if (fits && changes.length === 0) return;
  const detail = changes.length > 0 ? `Changed since it was requested: ${changes.join(", ")}.` : undefined;
  throw new Problem("approval_outdated", detail, { extensions: { changes } });
}

/** Performs the confirmed action. @returns false if the requester performs it */
async function doNow(call: ApiChange, approval: StoredApproval, held: Held | null): Promise<boolean> {
  const { tx, principal } = call;
  const { id, action, organizationId, requestedBy } = approval;
  const { params } = openTexts(call.cipher, approval);
  if (held && isRolloverApproval(action)) {
    const { rollover, context } = held;
    const asked = parseAction(action, params ?? {});
    await performAction(call, tx, rollover, asked, context, principal.actor, {
      ...requestedBy,
      approvalId: id,
    });
    return true;
  }
  if (action !== "relax_second_person") return false;
  const { remove } = params as RelaxParams;
  const needed = await readSecondPerson(tx, organizationId);
  const secondPerson = needed.filter((one) => !remove.includes(one));
  const change = { at: call.clock.now(), mayRelax: true };
  const { data } = await changeSettings(tx, organizationId, { secondPerson }, change);
  const audited = { ...data, approvalId: id, requestedBy };
  call.audit({ action: "organization.settings_changed", targetId: organizationId, data: audited });
  return true;
}
