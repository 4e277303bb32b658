import { type Database, kysely, type Params, type Sql, statement } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import type { Principal } from "@svc/service-kit/auth";
import { Problem } from "@svc/service-kit/errors";
import canonicalize from "canonicalize";
import type { TimelineActor } from "../../context/actor.ts";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { type Approval, LIVE_KEY_CHANGES, type LiveKeyChange, type SecondPersonAction } from "./approval.ts";
import { lockOpenApprovals, updateApproval } from "./approval-store.ts";
import {
  type ApprovalSubject,
  findChanges,
  findChangesSinceConfirmation,
  isRouteFact,
} from "./covered-facts.ts";
import { identifyPerson, isSamePerson, toRequester } from "./person.ts";

interface GuardedAction {
  action: "reveal" | "create_live_key" | LiveKeyChange;
  rolloverId?: string;
  /** Facts that the action uses, if they determine where money goes. */
  subject?: ApprovalSubject;
  /** Set for key actions. Must equal the approval's params. */
  params?: object;
}

export interface UsedApproval {
  approvalId: string;
  confirmedBy: TimelineActor;
}

/**
 * Requires a confirmed approval if the action needs one. An approval of a key action works once; an approval of `reveal` works
 * until it expires.
 * @returns the approval used, or null if none is needed
 * @throws Problem `second_person_required`
 */
export async function requireSecondPerson(
  call: { principal: Principal; clock: Clock; chainKeys: ChainKeys },
  tx: Sql,
  { action, rolloverId, subject, params = {} }: GuardedAction,
): Promise<UsedApproval | null> {
  const { principal, clock } = call;
  const { organizationId } = principal;
  const isRequired = (await readSecondPersonActions(tx, organizationId)).includes(
    toSecondPersonAction(action),
  );
  const changes = subject ? await findChangesSinceConfirmation(call, tx, subject) : [];
  if (!isRequired && changes.length === 0) return null;
  const now = clock.now();
  const openApprovals = await lockOpenApprovals(tx, organizationId, {
    action,
    rolloverId: rolloverId ?? null,
    now,
  });
  const person = await identifyPerson(tx, principal);
  // Dates become strings, as in the stored params.
  const canonicalParams = canonicalize(JSON.parse(JSON.stringify(params)));
  const ownApprovals = openApprovals.filter(
    (approval) =>
      isSamePerson(toRequester(approval), person) && canonicalize(approval.params ?? {}) === canonicalParams,
  );
  const coversSubject = ({ covered }: Approval) =>
    !subject || !covered || !findChanges(call.chainKeys, subject, covered).some(isRouteFact);
  const confirmedApproval = ownApprovals.find(
    (approval) => approval.state === "confirmed" && coversSubject(approval),
  );
  if (!confirmedApproval?.decidedBy) throw secondPersonRequired(action, rolloverId, ownApprovals[0]?.id);
  const { id, usedAt, decidedBy } = confirmedApproval;
  if (usedAt === null) {
    await updateApproval(tx, id, { usedAt: now, ...(action === "reveal" ? {} : { state: "done" }) });
  }
  return { approvalId: id, confirmedBy: decidedBy };
}

function toSecondPersonAction(action: GuardedAction["action"]): SecondPersonAction {
  return (LIVE_KEY_CHANGES as readonly string[]).includes(action)
    ? "create_live_key"
    : (action as SecondPersonAction);
}

/** @param approvalId the caller's open request */
export function secondPersonRequired(
  action: string,
  rolloverId?: string,
  approvalId?: string | undefined,
): Problem {
  const remedy = approvalId
    ? `Another person must confirm ${approvalId}, which you already requested.`
    : "Request an approval with `POST /v1/approvals`, and have another person confirm it.";
  return new Problem("second_person_required", `${action} requires a second person. ${remedy}`, {
    extensions: {
      action,
      ...(rolloverId === undefined ? {} : { rolloverId }),
      ...(approvalId === undefined ? {} : { approvalId }),
    },
  });
}

export async function readSecondPersonActions(
  db: Sql | Database["sql"],
  organizationId: string,
): Promise<readonly SecondPersonAction[]> {
  return (await findSecondPerson.first(db, { organizationId }))?.secondPerson ?? [];
}

const findSecondPerson = statement(
  "organization_second_person",
  (param: Params<{ organizationId: string }>) =>
    kysely
      .selectFrom("organizations")
      .select("secondPerson")
      .where("id", "=", param.organizationId)
      .$narrowType<{ secondPerson: SecondPersonAction[] }>(),
);
