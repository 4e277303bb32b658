import { type ConsentInput, consentInputSchema, recordConsent } from "@svc/consents";
import { findStatement } from "@svc/consents/catalogue";
import { newId } from "@svc/service-kit";
import type { TestApi } from "../start-test-api.ts";

export function buildStatementInput(statement: string, changes: object = {}) {
  const version = findStatement(statement)?.versions.at(-1);
  if (!version) throw new Error(`no statement ${statement}`);
  const text = version.texts.en;
  return { kind: "attestation", statement, version: version.version, language: "en", text, ...changes };
}

export const TERMS = {
  kind: "terms",
  statement: "transfer-terms",
  version: "2026-05",
  language: "en",
  text: "I accept Northwind's terms.",
  url: "https://northwind.example/terms",
};

/** The statements required for a direct rollover from a plan, and an integrator's terms. */
export const PLAN_STATEMENTS = [
  buildStatementInput("rollover_request"),
  buildStatementInput("eligible_plan_amount"),
  TERMS,
];

export function buildConsent(
  { type, source, destination }: RolloverSides,
  statements: readonly object[] = PLAN_STATEMENTS,
) {
  const toSide = ({ custodianId, accountType }: RolloverSides["source"]) => ({ custodianId, accountType });
  return { rollover: { type, source: toSide(source), destination: toSide(destination) }, statements };
}

interface RolloverSides {
  type: string;
  source: { custodianId: string; accountType: string };
  destination: { custodianId: string; accountType: string };
}

export async function createConsent(
  api: TestApi,
  accountId: string,
  consent: object,
  { organizationId = api.ak.organizationId, sessionId = newId("ses") } = {},
): Promise<string> {
  const input: ConsentInput = consentInputSchema.parse(consent);
  const id = await recordConsent(api.db.sql, { organizationId, accountId, sessionId }, input);
  if (id === null) throw new Error("the account does not exist");
  return id;
}
