import { composeApprovalMail, composeDecisionMail } from "../approvals/mail-approval.ts";
import { composeAlertMail } from "../keys/key-alerts/alert-mail.ts";
import type { ComposedMail } from "../people/mail/mail-draft.ts";
import { composeInvitation } from "../people/members/invite-member.ts";
import { composeOwnersMail, composeParticipantMail } from "../people/second-person/outdated-mails.ts";
import { composeVerificationMail } from "../people/sign-in/email-endpoints.ts";
import { composeResetMail } from "../people/sign-in/password-reset.ts";
import { composeSignInNotice } from "../people/sign-in/sign-in-notice.ts";
import { composeCodeMail, composeStepMail } from "../tracking/messages/compose-messages.ts";
import { MESSAGE_STEPS } from "../tracking/messages/texts/message-texts.ts";

const ORIGIN = "https://portal.example.com";
const KEY = {
  id: "key_01m7zh3ya3enbshk7cpns2c2fe",
  type: "ak",
  environment: "live",
  name: "Nightly import",
  prefix: "Zp4kQ2",
  last4: "9f3c",
};
const ALERTS = {
  "api_key.leaked": { source: "GitHub", url: "https://github.com/acme/tools" },
  "api_key.new_network": { networks: ["203.0.113.0/24"], firstSeenAt: "2026-11-27T09:00:00.000Z", count: 4 },
  "api_key.refusals_growing": {
    hour: "2026-11-27T09:00:00.000Z",
    refused: 240,
    usual: 3,
    code: "missing_scope",
  },
  "api_key.unused": { lastUsedAt: null },
  "api_key.expiring": { expiresAt: "2026-12-04T00:00:00.000Z" },
} as const;

const APPROVAL_ID = "apr_01m7zh3ya3enbshk7cpns2c000";

const TRACKING_LINKS = {
  url: `${ORIGIN}/track#f1rst-l0ng_token`,
  optOutUrl: `${ORIGIN}/track/stop/s3cond-l0ng_token`,
};

/** Mail names look like `tracking-sent`, or `tracking-sent-es` in Spanish. */
function listTrackingMails(language: "en" | "es"): [name: string, mail: ComposedMail][] {
  const sender = { language, name: "Harbor & Sons Retirement" };
  const suffix = language === "en" ? "" : `-${language}`;
  return [
    [`tracking-code${suffix}`, composeCodeMail(sender, "048151")],
    ...(["link", ...MESSAGE_STEPS] as const).map((step): [string, ComposedMail] => [
      `tracking-${step.replaceAll("_", "-")}${suffix}`,
      composeStepMail(sender, step, TRACKING_LINKS),
    ]),
  ];
}

/** An example of every mail, by name. */
export const MAIL_EXAMPLES: Readonly<Record<string, ComposedMail>> = {
  reset: composeResetMail(`${ORIGIN}/portal/reset#token=f1rst-l0ng_token`),
  verification: composeVerificationMail(`${ORIGIN}/portal/verify-email#token=f1rst-l0ng_token`),
  notice: composeSignInNotice("A passkey was added.", "If you did not do this, tell an owner."),
  invitation: composeInvitation(
    "Harbor & Sons Retirement",
    `${ORIGIN}/portal/invitation#token=f1rst-l0ng_token`,
  ),
  approval: composeApprovalMail({
    id: APPROVAL_ID,
    action: "approve",
    expiresAt: new Date("2026-11-28T14:05:00.000Z"),
    environment: "live",
    origin: ORIGIN,
  }),
  decision: composeDecisionMail({
    action: "approve",
    state: "done",
    isKey: false,
    decider: "Ada Sample",
    digest: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    environment: "live",
    url: `${ORIGIN}/portal/approvals/${APPROVAL_ID}`,
  }),
  owners: composeOwnersMail({
    subject: "[live] Custodian details changed during a rollover",
    heading: "Custodian details changed during a rollover",
    intro: "Details of New Trust II changed after approvals were given for these rollovers:",
    ids: Array.from(
      { length: 23 },
      (_, index) => `rol_01m7zh3ya3enbshk7cpns2c${String(index).padStart(3, "0")}`,
    ),
    origin: ORIGIN,
  }),
  participant: composeParticipantMail({
    organization: "Harbor & Sons Retirement",
    subject: "Details of your rollover changed",
    lines: [
      "The name of New Trust II changed.",
      "If you have questions, contact the company where you started.",
    ],
  }),
  ...Object.fromEntries([...listTrackingMails("en"), ...listTrackingMails("es")]),
  ...Object.fromEntries(
    Object.entries(ALERTS).map(([type, data]) => [
      type,
      composeAlertMail({ type: type as keyof typeof ALERTS, data }, KEY, ORIGIN),
    ]),
  ),
};
