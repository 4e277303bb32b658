import type { Consent, ConsentSide } from "@svc/consents";
import {
  type AttestationName,
  getCurrentVersion,
  listRequiredStatements,
  type StatedRollover,
} from "@svc/consents/catalogue";
import { findAgreedStatements } from "./agreed-statements.ts";

export type ConsentIssue =
  | { code: "not_found" | "other_account" | "erased" | "other_rollover"; detail: string }
  | { code: "statement_missing"; detail: string; statement: string; version: string };

export interface ConsentedRollover {
  accountId: string;
  type: StatedRollover["type"];
  sourceCustodianId: string;
  sourceAccountType: StatedRollover["source"];
  destinationCustodianId: string;
  destinationAccountType: StatedRollover["destination"];
}

/** @param consent null if the organization has no consent with the ID */
export function findConsentIssues(
  consent: Consent | null,
  rollover: ConsentedRollover,
  requiredAttestations: readonly AttestationName[],
): ConsentIssue[] {
  if (!consent) return [{ code: "not_found", detail: "No such consent." }];
  if (consent.accountId !== rollover.accountId) {
    return [{ code: "other_account", detail: "The consent belongs to another account." }];
  }
  if (consent.erasedAt !== null) {
    return [{ code: "erased", detail: "The consent's account was erased." }];
  }
  return [
    ...findDifferences(consent, rollover),
    ...findMissingStatements(consent, rollover, requiredAttestations),
  ];
}

function findDifferences({ rollover: consented }: Consent, rollover: ConsentedRollover): ConsentIssue[] {
  const differingFields = [
    ...(consented.type === rollover.type ? [] : ["type"]),
    ...listDifferingFields("source", consented.source, {
      custodianId: rollover.sourceCustodianId,
      accountType: rollover.sourceAccountType,
    }),
    ...listDifferingFields("destination", consented.destination, {
      custodianId: rollover.destinationCustodianId,
      accountType: rollover.destinationAccountType,
    }),
  ];
  if (differingFields.length === 0) return [];
  const detail = `The participant agreed to a different rollover. These fields differ: ${differingFields.join(", ")}.`;
  return [{ code: "other_rollover", detail }];
}

/** A null `custodianId` is a custodian that the directory does not list, so it cannot be compared. */
function listDifferingFields(
  side: string,
  agreed: ConsentSide,
  { custodianId, accountType }: { custodianId: string; accountType: string },
): string[] {
  return [
    ...(agreed.custodianId === null || agreed.custodianId === custodianId ? [] : [`${side}.custodianId`]),
    ...(agreed.accountType === accountType ? [] : [`${side}.accountType`]),
  ];
}

function findMissingStatements(
  { statements }: Consent,
  { type, sourceAccountType: source, destinationAccountType: destination }: ConsentedRollover,
  requiredAttestations: readonly AttestationName[],
): ConsentIssue[] {
  const agreed = findAgreedStatements(statements);
  const requiredStatements = listRequiredStatements({ type, source, destination }).filter(
    ({ covers }) => covers.length === 0 || covers.some((name) => requiredAttestations.includes(name)),
  );
  return requiredStatements
    .filter((statement) => !agreed.includes(statement))
    .map((statement) => {
      const { version } = getCurrentVersion(statement);
      const detail = `The participant has not agreed to version ${version} of ${statement.id}.`;
      return { code: "statement_missing", detail, statement: statement.id, version };
    });
}
