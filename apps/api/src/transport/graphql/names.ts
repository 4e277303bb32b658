import type { MutationNames, Operation, QueryNames } from "@svc/operations";
import type { IdPrefix } from "@svc/service-kit";
import type { ApiContext } from "../../context/context.ts";

export type ApiOperation = Operation<ApiContext>;

/** Maps an ID prefix to the mutation argument that takes such an ID, and to the noun for the object in texts. */
const SUBJECTS: Partial<Record<IdPrefix, { argument: string; noun: string }>> = {
  rol: { argument: "rolloverId", noun: "rollover" },
  ltr: { argument: "letterId", noun: "letter" },
  nigo: { argument: "nigoItemId", noun: "NIGO item" },
  dst: { argument: "distributionId", noun: "distribution" },
  txf: { argument: "taxFilingId", noun: "tax filing" },
  inf: { argument: "incomingFundsId", noun: "incoming funds" },
  iff: { argument: "fileId", noun: "incoming funds file" },
  apr: { argument: "approvalId", noun: "approval" },
  acct: { argument: "accountId", noun: "account" },
  cons: { argument: "consentId", noun: "consent" },
  cus: { argument: "custodianId", noun: "custodian" },
  pln: { argument: "planId", noun: "plan" },
  rqs: { argument: "requirementSetId", noun: "requirement set" },
  pmd: { argument: "paymentDetailsId", noun: "payment details" },
  trk: { argument: "trackingLinkId", noun: "tracking link" },
  whe: { argument: "endpointId", noun: "webhook endpoint" },
  whd: { argument: "deliveryId", noun: "delivery" },
  evt: { argument: "eventId", noun: "event" },
};

export function findSubject({
  id,
}: ApiOperation): { prefix: IdPrefix; argument: string; noun: string } | null {
  const subject = SUBJECTS[id as IdPrefix];
  return subject ? { prefix: id, ...subject } : null;
}

/** Returns true if the result can be refetched through `node(id:)`. */
export function isNodeQuery(operation: ApiOperation): boolean {
  const names = findQueryNames(operation);
  return operation.kind === "read" && operation.id !== undefined && names?.isNode === true;
}

export function findQueryNames({ graphql }: ApiOperation): QueryNames<unknown> | null {
  return graphql && "query" in graphql ? graphql : null;
}

export function getView(operation: ApiOperation): ApiOperation["view"] {
  return findQueryNames(operation)?.view ?? operation.view;
}

export function getMutationNames({ graphql }: ApiOperation): readonly MutationNames<unknown>[] {
  if (!graphql) return [];
  if (Array.isArray(graphql)) return graphql;
  return "mutation" in graphql ? [graphql] : [];
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
