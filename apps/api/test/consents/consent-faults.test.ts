import { describe, expect, it } from "@jest/globals";
import type { Consent } from "@svc/consents";
import { type ConsentedRollover, findConsentIssues } from "@svc/rollover-rules/eligibility/consent-issues";
import { buildStatementInput } from "./create-consent.ts";

const ROLLOVER: ConsentedRollover = {
  accountId: "acct_1",
  type: "direct",
  sourceCustodianId: "cus_1",
  sourceAccountType: "qualified_plan",
  destinationCustodianId: "cus_2",
  destinationAccountType: "roth_ira",
};
const REQUIRED_ATTESTATIONS = [
  "taxableAcknowledged",
  "notHardship",
  "notPeriodicPayment",
  "notLoan",
  "rmdSatisfied",
] as const;

const buildStatement = (statement: string, changes: object = {}) =>
  ({
    ...buildStatementInput(statement, changes),
    url: null,
    isAltered: false,
  }) as Consent["statements"][number];
const ALL_STATEMENTS = [
  buildStatement("rollover_request"),
  buildStatement("taxable_acknowledged"),
  buildStatement("eligible_plan_amount"),
];

const CONSENT: Consent = {
  id: "cons_1",
  organizationId: "org_1",
  accountId: "acct_1",
  sessionId: "ses_1",
  rollover: {
    type: "direct",
    source: { custodianId: "cus_1", custodianName: "Empower", accountType: "qualified_plan" },
    destination: { custodianId: "cus_2", custodianName: "Fidelity", accountType: "roth_ira" },
  },
  statements: ALL_STATEMENTS,
  createdAt: new Date(0),
  erasedAt: null,
};

const findIssues = (consent: Partial<Consent> | null, rollover: Partial<ConsentedRollover> = {}) =>
  findConsentIssues(
    consent && { ...CONSENT, ...consent },
    { ...ROLLOVER, ...rollover },
    REQUIRED_ATTESTATIONS,
  );
const findIssueCodes = (...args: Parameters<typeof findIssues>) =>
  findIssues(...args).map((issue) => ("statement" in issue ? issue.statement : issue.code));

describe("Consent verified against its rollover", () => {
  it("is sufficient if it belongs to the account, matches the rollover and covers every required statement", () => {
    expect(findIssues({})).toEqual([]);
  });

  it.each<[string, Partial<Consent> | null, Partial<ConsentedRollover>, string[]]>([
    ["it does not exist", null, {}, ["not_found"]],
    ["it belongs to another account", { accountId: "acct_2" }, {}, ["other_account"]],
    ["its account was erased", { erasedAt: new Date(0), sessionId: null }, {}, ["erased"]],
    ["the source custodian differs", {}, { sourceCustodianId: "cus_9" }, ["other_rollover"]],
    ["the destination custodian differs", {}, { destinationCustodianId: "cus_9" }, ["other_rollover"]],
    ["the rollover type differs", {}, { type: "indirect_60_day" }, ["other_rollover"]],
    ["it has no statements", { statements: [] }, {}, ALL_STATEMENTS.map(({ statement }) => statement)],
    ["a statement is missing", { statements: ALL_STATEMENTS.slice(0, 2) }, {}, ["eligible_plan_amount"]],
    [
      "a statement has an outdated version",
      {
        statements: [...ALL_STATEMENTS.slice(0, 2), buildStatement("eligible_plan_amount", { version: "0" })],
      },
      {},
      ["eligible_plan_amount"],
    ],
    [
      "the integrator's terms use the name of a statement",
      {
        statements: [
          ...ALL_STATEMENTS.slice(0, 2),
          buildStatement("eligible_plan_amount", { kind: "terms" }),
        ],
      },
      {},
      ["eligible_plan_amount"],
    ],
  ])("is insufficient if %s", (_name, consent, rollover, codes) => {
    expect(findIssueCodes(consent, rollover)).toEqual(codes);
  });

  it("lists every difference, and each missing statement with its version", () => {
    const issues = findIssues({ statements: [ALL_STATEMENTS[0] as never] }, { sourceAccountType: "403b" });
    expect(issues).toEqual([
      {
        code: "other_rollover",
        detail: "The participant agreed to a different rollover. These fields differ: source.accountType.",
      },
      ...["taxable_acknowledged", "eligible_plan_amount"].map((statement) => ({
        code: "statement_missing",
        detail: `The participant has not agreed to version 1 of ${statement}.`,
        statement,
        version: "1",
      })),
    ]);
  });

  it("needs no statement that the rules do not require for this rollover", () => {
    // The tax acknowledgment is missing.
    const statements = [ALL_STATEMENTS[0], ALL_STATEMENTS[2]] as never;
    const issues = findConsentIssues({ ...CONSENT, statements }, ROLLOVER, ["notHardship"]);
    expect(issues).toEqual([]);
  });

  it("does not compare a custodian that the directory did not contain", () => {
    const { source, destination } = CONSENT.rollover;
    const rollover = { ...CONSENT.rollover, source: { ...source, custodianId: null }, destination };
    expect(findIssues({ rollover }, { sourceCustodianId: "cus_9" })).toEqual([]);
  });
});
