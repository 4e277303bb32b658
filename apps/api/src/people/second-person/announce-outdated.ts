import type { Account } from "@svc/accounts";
import type { ApiChange } from "../../context/define-operation.ts";
import { type Approval, toApprovalNotice } from "./approval.ts";
import { COVERED_ACCOUNT_FIELDS, findParticipantChanges } from "./covered-facts.ts";
import { isNoticeAllowed, MAX_PER_ACCOUNT, mailOwners, mailParticipant } from "./outdated-mails.ts";
import { listStandingApprovals } from "./standing-approvals-store.ts";

interface AnnouncedChange {
  account: Account;
  fields: readonly string[];
  /** Gets the notices, so that a new address cannot suppress them. */
  previousEmail: string | null;
}

const CONTACT_IF_UNWANTED =
  "If you did not request this change, immediately contact the company where you started the rollover.";

/** @param fields changed account fields */
export const needsAnnouncement = (fields: readonly string[]): boolean =>
  fields.some((name) => name === "email" || COVERED_ACCOUNT_FIELDS.includes(name));

/**
 * Notifies the participant and all owners about changes of details that an approval covers. Reports a new email address to the
 * previous one. Mails are rate-limited, unlike events.
 */
export async function announceOutdated(call: ApiChange, change: AnnouncedChange): Promise<void> {
  const { account, previousEmail } = change;
  const standingApprovals = await listStandingApprovals(call.tx, call.principal.organizationId, account.id);
  const rolloverIds = recordOutdated(call, change, standingApprovals);
  if (call.mail === null || standingApprovals.length === 0) return;
  if (rolloverIds.length > 0 && (await mailOutdated(call, change, rolloverIds))) return;
  if (previousEmail === null || account.email === previousEmail) return;
  await mailAboutNewEmail(call, account.id, { previousEmail, standingApprovals });
}

function recordOutdated(
  call: ApiChange,
  { account, fields }: AnnouncedChange,
  standingApprovals: readonly Approval[],
): string[] {
  const rolloverIds: string[] = [];
  if (!fields.some((name) => COVERED_ACCOUNT_FIELDS.includes(name))) return rolloverIds;
  for (const approval of standingApprovals) {
    const { covered, rolloverId } = approval;
    const changes = covered ? findParticipantChanges(call.chainKeys, account, covered) : [];
    if (changes.length === 0 || rolloverId === null) continue;
    rolloverIds.push(rolloverId);
    const notice = toApprovalNotice(approval, "outdated");
    call.audit({ action: "approval.outdated", ...notice.audit, data: { ...notice.audit.data, changes } });
    call.emitEvent(notice.event);
  }
  return rolloverIds;
}

/** @returns true if the participant was mailed */
async function mailOutdated(
  call: ApiChange,
  { account, previousEmail }: AnnouncedChange,
  rolloverIds: readonly string[],
): Promise<boolean> {
  const { tx } = call;
  const { organizationId } = call.principal;
  if (!(await isNoticeAllowed(call, tx, { scopeKey: account.id, max: MAX_PER_ACCOUNT }))) return false;
  await mailOwners(call, tx, {
    organizationId,
    subject: "Account details changed during a rollover",
    intro: `Details of the account ${account.id} changed after approvals were requested or given for these rollovers:`,
    rolloverIds,
  });
  if (previousEmail === null) return false;
  return mailParticipant(call, tx, {
    organizationId,
    to: previousEmail,
    subject: "Your details changed during a rollover",
    lines: [
      "Your name, date of birth, address, or the last digits of your Social Security number changed during your rollover.",
      ...(account.email === previousEmail ? [] : ["The email address of your account also changed."]),
      "The rollover continues once two people have reviewed the change.",
      CONTACT_IF_UNWANTED,
    ],
  });
}

/** Has its own rate limit, so that these mails do not use up the limit of the owners' mails. */
async function mailAboutNewEmail(
  call: ApiChange,
  accountId: string,
  { previousEmail, standingApprovals }: { previousEmail: string; standingApprovals: readonly Approval[] },
): Promise<void> {
  const { tx } = call;
  if (!(await isNoticeAllowed(call, tx, { scopeKey: `email:${accountId}`, max: MAX_PER_ACCOUNT }))) return;
  const isPending = standingApprovals.some(({ state }) => state === "pending");
  const when = isPending ? "while your rollover is waiting for approval" : "after your rollover was approved";
  await mailParticipant(call, tx, {
    organizationId: call.principal.organizationId,
    to: previousEmail,
    subject: "Your email address changed during a rollover",
    lines: [
      `The email address of your account was changed ${when}.`,
      "Later notices about the rollover go to the new address.",
      CONTACT_IF_UNWANTED,
    ],
  });
}
