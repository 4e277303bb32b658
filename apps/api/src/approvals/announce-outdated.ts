import type { Account } from "@svc/accounts";
import type { ApiChange } from "../declare.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { findContacts } from "../members/memberships.ts";
import { countUse } from "../sign-in/throttle.ts";
import { listStanding } from "./approval-store.ts";
import { findParticipantChanges } from "./covered-facts.ts";
import { toldOf } from "./tell-approval.ts";

const DAY_MS = 86_400_000;
/** At most this many changes of an account are mailed in 24 hours: repeating one must not flood a mailbox. */
const MAX_OF_ACCOUNT = 3;
/** At most this many mails to participants of an organization in 24 hours: it can enter any address. */
const MAX_OF_ORGANIZATION = 50;

/**
 * Tells the participant and every owner that an account changed under approvals that do not cover the change. In the transaction of
 * the change. Mails are limited per account and organization; the audit row and the event are written each time.
 *
 * @param previousEmail the participant's address before it: a change of the address must not keep the notice from them
 */
export async function announceOutdated(
  call: ApiChange,
  account: Account,
  previousEmail: string | null,
): Promise<void> {
  const { tx, chainKeys, principal, environment, signIn } = call;
  const { organizationId } = principal;
  const outdated: string[] = [];
  for (const approval of await listStanding(tx, organizationId, account.id)) {
    const { covered, rolloverId } = approval;
    const changes = covered ? findParticipantChanges(chainKeys, account, covered) : [];
    if (changes.length === 0 || rolloverId === null) continue;
    outdated.push(rolloverId);
    const told = toldOf(approval, "outdated");
    call.audit({ action: "approval.outdated", ...told.audit, data: { ...told.audit.data, changes } });
    call.tell(told.event);
  }
  if (outdated.length === 0 || call.mail === null) return;
  const isAllowed = async (whose: string, max: number) => {
    const use = { key: `outdated-notice:${whose}`, now: call.clock.now(), max, windowMs: DAY_MS };
    return (await countUse(tx, use)) === null;
  };
  if (!(await isAllowed(account.id, MAX_OF_ACCOUNT))) return;
  const ids = [...new Set(outdated)];
  const subject = `[${environment}] Account details changed during a rollover`;
  for (const { email, role } of await findContacts(tx, { organizationId })) {
    if (role !== "owner") continue;
    const text = [
      `Details of the account ${account.id} changed after approvals were requested or given for these rollovers:`,
      ...ids,
      "",
      "These approvals do not cover the change. The next step of each rollover needs a second person.",
      ...(signIn.origin === null ? [] : ["", `${signIn.origin}/portal/rollovers/${ids[0]}`]),
    ].join("\n");
    await queueMail(call, tx, { organizationId, to: email, subject, text });
  }
  if (previousEmail === null || !(await isAllowed(organizationId, MAX_OF_ORGANIZATION))) return;
  const text = [
    "Your name, date of birth, address, or the last digits of your Social Security number changed during your rollover.",
    "The rollover continues once two people have reviewed the change.",
    "",
    "If you did not ask for this change, contact the company where you started the rollover now.",
  ].join("\n");
  await queueMail(call, tx, {
    organizationId,
    to: previousEmail,
    subject: "Your details changed during a rollover",
    text,
  });
}
