import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { listStatements } from "@svc/database";
import { testOrganizationBoundary } from "./organization-boundary.ts";
import { READS } from "./organization-reads.ts";

/** Statements that take an organization but need no boundary test here, by name, with the reason. */
const OTHER_STATEMENTS: Record<string, string> = {
  membership_in_organization:
    "reads a person, who may be in several organizations; tested in member-credentials.test.ts",
  membership_unverified: "reads a person and their organization; tested in portal/verified-email.test.ts",
  member_recent_backers: "reads people and their organization; tested in approvals/recent-members.test.ts",
  member_public_keys: "reads people and their organization; tested in approvals/verify-evidence.test.ts",
  organization_clock: "the organization's own row",
  organization_origins: "the organization's own row, of the widget service",
  organization_clock_locked: "the organization's own row",
  organization_time: "the organization's own row",
  organization_second_person: "the organization's own row",
  organization_participant_messages: "the organization's own row",
  organization_incoming_funds_rules: "the organization's own row",
  organization_requires_passkey: "the organization's own row",
  rollover_last_reminder: "the timeline of a rollover that was locked",
  record_account_created: "the event of an account that was just written",
  record_custodian_requests: "requests of an account that was just written or read",
  record_wrong_identity_answer: "a wrong answer about an account that was read",
  key_alert_insert: "an alert about a key that was read",
  canary_save: "the canary organization's own row",
  canary_open: "runs of the canary organization, and the rollovers that they created; tested in canary",
  canary_received: "a run of the canary organization whose webhook was verified; tested in canary",
  webhook_deliveries_insert: "deliveries of an event and to endpoints that were read",
};

/** Functions that take an organization but need no boundary test here, by name, with the reason. */
const OTHER_FUNCTIONS: Record<string, string> = {
  insertAccount: "a new row",
  addOptOut: "a new row, of an account whose link was read",
  insertRecovery: "a new row, of an endpoint that was locked",
  insertDeliveries: "new rows, of an event and endpoints that were read",
  appendEntries: "new rows, of rollovers that were locked",
  toEntryWrite: "a new row, of a rollover that was locked",
  findLastReminder: "the timeline of a rollover that was locked",
  insertLetterTemplate: "a new row, of an organization that was locked",
  recordWrongAnswer: "a new row, of an account that was read",
  writeDetails: "writes the account that lockAccount returned",
  writeErasure: "writes the account that lockAccount returned",
  buildWorkListStatement: "readWorkList runs it",
  toIdentityLockName: "reads nothing",
  lockMembers: "takes a named lock",
  insertRun: "a new row, of the canary organization",
  listOpenRuns: "runs of the canary organization; tested in canary",
  saveReceived: "a run of the canary organization whose webhook was verified; tested in canary",
};

/** Captures name and parameters, also in the reformatted source of a mutation test. */
const EXPORTED_FUNCTION = /^export (?:async )?function\*? (\w+)([\s\S]*?\))(?::[^\n]*)? \{$/gm;

/** Captures the name of a generated read, which always takes an organization. */
const EXPORTED_READ = /^export const (\w+) = create(?:Finder|PageReader|Counter|CounterByParent)\(/gm;

function listStores(): string[] {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const packages = readdirSync(`${root}/packages`).map((name) => `packages/${name}`);
  return [...packages, "apps/api"].flatMap((workspace) =>
    readdirSync(`${root}/${workspace}`, { recursive: true, encoding: "utf8" })
      .filter((path) => /^src\/.*store\.ts$/.test(path))
      .map((path) => `${root}/${workspace}/${path}`),
  );
}

function listStoreFunctions(): string[] {
  return listStores().flatMap((path) => {
    const text = readFileSync(path, "utf8");
    const functions = [...text.matchAll(EXPORTED_FUNCTION)].filter(([, , params]) =>
      params?.includes("organizationId"),
    );
    return [...functions, ...text.matchAll(EXPORTED_READ)].map(([, name]) => name ?? "");
  });
}

describe("Every store", () => {
  const executedSql = new Set<string>();
  testOrganizationBoundary(READS, executedSql);

  it("has a boundary test for every statement that takes an organization", async () => {
    // Statements register when their store is imported.
    await Promise.all(listStores().map((path) => import(path)));
    // Earlier tests may have registered invalid statements.
    const scopedStatements = listStatements((name) => !name.startsWith("test_")).filter(({ parameters }) =>
      parameters.includes("organizationId"),
    );
    // Proves that the stores were imported.
    expect(scopedStatements.length).toBeGreaterThan(40);
    const testedFamilies = new Set(
      scopedStatements.filter(({ text }) => executedSql.has(text)).map(({ family }) => family),
    );
    const missing = scopedStatements.filter(
      ({ name, text, family }) =>
        !(name in OTHER_STATEMENTS || executedSql.has(text) || (family && testedFamilies.has(family))),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("has a boundary test for every exported function that takes an organization", () => {
    const exported = listStoreFunctions();
    // Proves that the regular expressions still match the sources.
    expect(exported.length).toBeGreaterThan(80);
    const tested = new Set(Object.keys(READS).map((name) => name.split(" ")[0]));
    expect(exported.filter((name) => !(tested.has(name) || name in OTHER_FUNCTIONS))).toEqual([]);
    expect(Object.keys(OTHER_FUNCTIONS).filter((name) => !exported.includes(name))).toEqual([]);
  });
});
