import { ACCOUNT_READS } from "./accounts/account-reads.ts";
import { KEY_READS } from "./api-keys/key-reads.ts";
import { APPROVAL_READS } from "./approvals/approval-reads.ts";
import { CONSENT_READS } from "./consents/consent-reads.ts";
import { FILE_READS } from "./documents/file-reads.ts";
import { EVIDENCE_READS } from "./evidence-reads.ts";
import { INCOMING_FUNDS_READS } from "./incoming-funds/incoming-funds-reads.ts";
import { LETTER_READS } from "./letters/letter-reads.ts";
import { MEMBER_READS } from "./members/member-reads.ts";
import { NIGO_READS } from "./nigo/nigo-reads.ts";
import type { OrganizationRead } from "./organization-boundary.ts";
import { PLAN_READS } from "./plans/plan-reads.ts";
import { ROLLOVER_READS } from "./rollovers/rollover-reads.ts";
import { TAX_FILING_READS } from "./tax-filings/tax-filing-reads.ts";
import { TRACKING_READS } from "./tracking/tracking-reads.ts";
import { WEBHOOK_READS } from "./webhooks/webhook-store-reads.ts";

/** The reads of every feature. Each feature's `organization-boundary.test.ts` tests its part. */
export const READS: Record<string, OrganizationRead> = {
  ...ROLLOVER_READS,
  ...MEMBER_READS,
  ...FILE_READS,
  ...LETTER_READS,
  ...NIGO_READS,
  ...INCOMING_FUNDS_READS,
  ...TAX_FILING_READS,
  ...PLAN_READS,
  ...CONSENT_READS,
  ...TRACKING_READS,
  ...EVIDENCE_READS,
  ...APPROVAL_READS,
  ...WEBHOOK_READS,
  ...ACCOUNT_READS,
  ...KEY_READS,
};
