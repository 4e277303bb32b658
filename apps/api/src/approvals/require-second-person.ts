import { type Database, kysely, type Params, type Sql, statement } from "@svc/database";
import { type Clock, type Principal, Problem } from "@svc/service-kit";
import canonicalize from "canonicalize";
import type { ChainKeys } from "../rollovers/history/chain-keys.ts";
import type { TimelineActor } from "../rollovers/timeline-chain.ts";
import { type Approval, LIVE_KEY_CHANGES, type LiveKeyChange, type SecondPersonAction } from "./approval.ts";
import { lockOpenApprovals, updateApproval } from "./approval-store.ts";
import { changesSinceConfirmed } from "./confirmed-route.ts";
import { type ApprovedThing, findChanges, isOfRoute } from "./covered-facts.ts";
import { isSamePerson, personOf, requesterOf } from "./person.ts";

export interface Deed {
  action: "reveal" | "create_live_key" | LiveKeyChange;
  rolloverId?: string;
  /** Facts about to be used, if they determine where money goes. */
  thing?: ApprovedThing;
  /** For keys, must equal the requested params. */
  params?: object;
}

export interface UsedApproval {
  approvalId: string;
  confirmedBy: TimelineActor;
}

/**
 * Allows an action that needs no second person, or that one has confirmed for the caller. An approval of a key action can be used once, a
 * reveal until it expires. Must run in the transaction of the action.
 *
 * @returns the approval used, or null if none is needed
 * @throws Problem `second_person_required`
 */
export async function requireSecondPerson(
  call: { principal: Principal; clock: Clock; chainKeys: ChainKeys },
  tx: Sql,
  { action, rolloverId, thing, params = {} }: Deed,
): Promise<UsedApproval | null> {
  const { principal, clock } = call;
  const { organizationId } = principal;
  const isChosen = (await readSecondPerson(tx, organizationId)).includes(choiceFor(action));
  const changes = thing ? await changesSinceConfirmed(call, tx, thing) : [];
  if (!isChosen && changes.length === 0) return null;
  const now = clock.now();
  const open = await lockOpenApprovals(tx, organizationId, action, rolloverId ?? null, now);
  const person = await personOf(tx, principal);
  // Round-trip through JSON, because stored params have dates as strings.
  const asked = canonicalize(JSON.parse(JSON.stringify(params)));
  const own = open.filter(
    (one) => isSamePerson(requesterOf(one), person) && canonicalize(one.params ?? {}) === asked,
  );
  const fits = ({ covered }: Approval) =>
    !thing || !covered || !findChanges(call.chainKeys, thing, covered).some(isOfRoute);
  const confirmed = own.find((one) => one.state === "confirmed" && fits(one));
  if (!confirmed?.decidedBy) throw secondPersonRequired(action, rolloverId, own[0]?.id);
  const { id, usedAt, decidedBy } = confirmed;
  if (usedAt === null) {
    await updateApproval(tx, id, { usedAt: now, ...(action === "reveal" ? {} : { state: "done" }) });
  }
  return { approvalId: id, confirmedBy: decidedBy };
}

function choiceFor(action: Deed["action"]): SecondPersonAction {
  return (LIVE_KEY_CHANGES as readonly string[]).includes(action)
    ? "create_live_key"
    : (action as SecondPersonAction);
}

/** @param approvalId the caller's open request, if any */
export function secondPersonRequired(
  action: string,
  rolloverId?: string,
  approvalId?: string | undefined,
): Problem {
  const what = approvalId
    ? `Another person must confirm ${approvalId}, which you already requested.`
    : "Request it with `POST /v1/approvals`, and have another person confirm it.";
  return new Problem("second_person_required", `${action} requires a second person. ${what}`, {
    extensions: {
      action,
      ...(rolloverId === undefined ? {} : { rolloverId }),
      ...(approvalId === undefined ? {} : { approvalId }),
    },
  });
}

export async function readSecondPerson(
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
