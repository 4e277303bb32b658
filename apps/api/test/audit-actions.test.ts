import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, it } from "@jest/globals";
import { ACCOUNT_AUDIT_ACTIONS } from "@svc/accounts";
import { CUSTODIAN_AUDIT_ACTIONS } from "@svc/custodians/import";
import { CUSTODIAN_REQUEST_AUDIT_ACTIONS } from "@svc/custodians/requests";
import {
  API_KEY_AUDIT_ACTIONS,
  APPROVAL_AUDIT_ACTIONS,
  DATA_KEY_AUDIT_ACTIONS,
  DISASTER_AUDIT_ACTIONS,
  DISTRIBUTION_AUDIT_ACTIONS,
  DOCUMENT_AUDIT_ACTIONS,
  EXPORT_AUDIT_ACTIONS,
  INCOMING_FUNDS_AUDIT_ACTIONS,
  INDEX_KEY_AUDIT_ACTIONS,
  MEMBER_AUDIT_ACTIONS,
  ORGANIZATION_AUDIT_ACTIONS,
  PLAN_AUDIT_ACTIONS,
  REPOINTING_AUDIT_ACTIONS,
  ROLLOVER_AUDIT_ACTIONS,
  SECRET_AUDIT_ACTIONS,
  SIGN_IN_AUDIT_ACTIONS,
  TAX_AUDIT_ACTIONS,
  TRACKING_AUDIT_ACTIONS,
  WEBHOOK_AUDIT_ACTIONS,
} from "../src/context/audit-actions.ts";

const ROOT = new URL("../../../", import.meta.url);
const DECLARED: readonly string[] = [
  ...ACCOUNT_AUDIT_ACTIONS,
  ...CUSTODIAN_AUDIT_ACTIONS,
  ...CUSTODIAN_REQUEST_AUDIT_ACTIONS,
  ...ORGANIZATION_AUDIT_ACTIONS,
  ...API_KEY_AUDIT_ACTIONS,
  ...APPROVAL_AUDIT_ACTIONS,
  ...DATA_KEY_AUDIT_ACTIONS,
  ...DISASTER_AUDIT_ACTIONS,
  ...DISTRIBUTION_AUDIT_ACTIONS,
  ...INCOMING_FUNDS_AUDIT_ACTIONS,
  ...INDEX_KEY_AUDIT_ACTIONS,
  ...PLAN_AUDIT_ACTIONS,
  ...REPOINTING_AUDIT_ACTIONS,
  ...DOCUMENT_AUDIT_ACTIONS,
  ...TRACKING_AUDIT_ACTIONS,
  ...EXPORT_AUDIT_ACTIONS,
  ...ROLLOVER_AUDIT_ACTIONS,
  ...MEMBER_AUDIT_ACTIONS,
  ...SECRET_AUDIT_ACTIONS,
  ...SIGN_IN_AUDIT_ACTIONS,
  ...TAX_AUDIT_ACTIONS,
  ...WEBHOOK_AUDIT_ACTIONS,
];

it("each feature declares exactly the audit actions that are written", async () => {
  const writtenActions = new Set<string>();
  const sources = ["{apps,packages}/*/src/**/*.ts", "packages/database/prisma/migrations/*/migration.sql"];
  for await (const file of glob(sources, { cwd: ROOT })) {
    if (/generated|examples\//.test(file)) continue;
    const text = readFileSync(new URL(file, ROOT), "utf8");
    const names = file.endsWith(".sql")
      ? text.matchAll(/'(api_key\.\w+)'/g)
      : text.matchAll(/\b(?:action: |actor, |audit: )"(\w+\.\w+)"/g);
    for (const [, name] of names) writtenActions.add(name ?? "");
    // The audit action of a letter is the type of its event.
    for (const [, name] of text.matchAll(/\btype: "(rollover\.letter_\w+)"/g)) writtenActions.add(name ?? "");
  }
  expect([...writtenActions].sort()).toEqual([...DECLARED].sort());
});
