import type { Consent, ConsentSide } from "@svc/consents";
import { type Attested, currentVersion, type StatedRollover, statementsFor } from "@svc/consents/catalogue";
import { isId, Problem } from "@svc/service-kit";
import { statementsAgreedTo } from "./attestations-of.ts";

/** Why a consent does not do for a rollover. */
export type ConsentFault =
  | { code: "not_found" | "other_account" | "erased" | "other_rollover"; detail: string }
  | { code: "statement_missing"; detail: string; statement: string; version: string };

/** What of a rollover a consent is held against. */
export interface ConsentedRollover {
  accountId: string;
  type: StatedRollover["type"];
  sourceCustodianId: string;
  sourceAccountType: StatedRollover["source"];
  destinationCustodianId: string;
  destinationAccountType: StatedRollover["destination"];
}

/** Whether a reference is one of the service's own; any other text is the integrator's affair. */
export function isConsentId(reference: string): boolean {
  return isId("cons", reference);
}

/**
 * Holds a consent against the rollover that it is to be for.
 *
 * @param consent the organization's, or null where there is none with the id
 * @param asked what the rules have the participant of this rollover attest
 * @returns nothing where it does
 */
export function findConsentFaults(
  consent: Consent | null,
  rollover: ConsentedRollover,
  asked: readonly Attested[],
): ConsentFault[] {
  if (!consent) return [{ code: "not_found", detail: "There is no such consent." }];
  if (consent.accountId !== rollover.accountId) {
    return [{ code: "other_account", detail: "The consent is of another account than the rollover." }];
  }
  if (consent.erasedAt !== null) {
    return [{ code: "erased", detail: "The consent is of an account that was erased." }];
  }
  return [...findOtherSides(consent, rollover), ...findMissing(consent, rollover, asked)];
}

function findOtherSides({ rollover: about }: Consent, rollover: ConsentedRollover): ConsentFault[] {
  const differ = [
    ...(about.type === rollover.type ? [] : ["type"]),
    ...differences("source", about.source, rollover.sourceCustodianId, rollover.sourceAccountType),
    ...differences(
      "destination",
      about.destination,
      rollover.destinationCustodianId,
      rollover.destinationAccountType,
    ),
  ];
  if (differ.length === 0) return [];
  const detail = `The participant agreed to another rollover: ${differ.join(", ")} differ.`;
  return [{ code: "other_rollover", detail }];
}

/** A custodian that the directory did not have then is not compared: the participant named it. */
function differences(side: string, agreed: ConsentSide, custodianId: string, accountType: string): string[] {
  return [
    ...(agreed.custodianId === null || agreed.custodianId === custodianId ? [] : [`${side}.custodianId`]),
    ...(agreed.accountType === accountType ? [] : [`${side}.accountType`]),
  ];
}

/** What the catalogue has for this rollover, the rules ask for, and was not agreed to. */
function findMissing(
  { statements }: Consent,
  { type, sourceAccountType: source, destinationAccountType: destination }: ConsentedRollover,
  asked: readonly Attested[],
): ConsentFault[] {
  const agreed = statementsAgreedTo(statements);
  const wanted = statementsFor({ type, source, destination }).filter(
    ({ answersFor }) => answersFor.length === 0 || answersFor.some((name) => asked.includes(name)),
  );
  return wanted
    .filter((statement) => !agreed.includes(statement))
    .map((statement) => {
      const { version } = currentVersion(statement);
      const detail = `The participant has not agreed to ${statement.id}, version ${version}.`;
      return { code: "statement_missing", detail, statement: statement.id, version };
    });
}

/** @throws Problem `consent_insufficient`, naming each fault */
export function requireNoFaults(faults: readonly ConsentFault[]): void {
  if (faults.length === 0) return;
  throw new Problem("consent_insufficient", faults.map(({ detail }) => detail).join(" "), {
    errors: faults.map(({ detail }) => ({ pointer: "#/params/consentReference", detail })),
    extensions: { consentFaults: faults },
  });
}
