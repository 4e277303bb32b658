import { type Database, kysely, type Params, type Sql, statement } from "@svc/database";
import { type Clock, type Principal, Problem } from "@svc/service-kit";
import canonicalize from "canonicalize";
import type { TimelineActor } from "../rollovers/timeline-chain.ts";
import { LIVE_KEY_CHANGES, type LiveKeyChange, type SecondPersonAction } from "./approval.ts";
import { lockOpenApprovals, updateApproval } from "./approval-store.ts";
import { isSamePerson, personOf, requesterOf } from "./person.ts";

/** What is to be done, and to what. */
export interface Deed {
  action: "reveal" | "create_live_key" | LiveKeyChange;
  rolloverId?: string;
  /** For a key, exactly the requested params. */
  params?: object;
}

/** By which approval something is done, and who confirmed it. */
export interface UsedApproval {
  approvalId: string;
  confirmedBy: TimelineActor;
}

/**
 * Lets by what the organization needs no second person for, and what one has confirmed for whoever calls. A key is made by an
 * approval once; what is revealed by it may be seen again until it expires. In the transaction of what is done.
 *
 * @returns the approval by which it is done; null where none is needed
 * @throws Problem `second_person_required`
 */
export async function requireSecondPerson(
  call: { principal: Principal; clock: Clock },
  tx: Sql,
  { action, rolloverId, params = {} }: Deed,
): Promise<UsedApproval | null> {
  const { principal, clock } = call;
  const { organizationId } = principal;
  if (!(await readSecondPerson(tx, organizationId)).includes(choiceFor(action))) return null;
  const now = clock.now();
  const open = await lockOpenApprovals(tx, organizationId, action, rolloverId ?? null, now);
  const person = await personOf(tx, principal);
  // As the database keeps them: a moment is a text there.
  const asked = canonicalize(JSON.parse(JSON.stringify(params)));
  const own = open.filter(
    (one) => isSamePerson(requesterOf(one), person) && canonicalize(one.params ?? {}) === asked,
  );
  const confirmed = own.find(({ state }) => state === "confirmed");
  if (!confirmed?.decidedBy) throw secondPersonRequired(action, rolloverId, own[0]?.id);
  const { id, usedAt, decidedBy } = confirmed;
  if (usedAt === null) {
    await updateApproval(tx, id, { usedAt: now, ...(action === "reveal" ? {} : { state: "done" }) });
  }
  return { approvalId: id, confirmedBy: decidedBy };
}

/** The setting that decides whether an action needs a second person. */
function choiceFor(action: Deed["action"]): SecondPersonAction {
  return (LIVE_KEY_CHANGES as readonly string[]).includes(action)
    ? "create_live_key"
    : (action as SecondPersonAction);
}

/** What a call of one alone is answered. @param approvalId of what the caller has asked for already */
export function secondPersonRequired(
  action: string,
  rolloverId?: string,
  approvalId?: string | undefined,
): Problem {
  const what = approvalId
    ? `${approvalId} asks for it, and waits for somebody else to confirm it.`
    : "Ask for it by POST /v1/approvals, and have somebody else confirm it.";
  return new Problem("second_person_required", `${action} needs a second person. ${what}`, {
    extensions: {
      action,
      ...(rolloverId === undefined ? {} : { rolloverId }),
      ...(approvalId === undefined ? {} : { approvalId }),
    },
  });
}

/** What an organization needs a second person for. */
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
