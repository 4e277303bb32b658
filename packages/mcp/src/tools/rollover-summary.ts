import type { ResponseBody } from "@svc/client";

type Rollover = ResponseBody<"getRollover">;

/** Keeps the fields that identify a rollover and show its progress. */
export function summarizeRollover(rollover: Rollover) {
  const { id, version, externalId, accountId, type, source, destination, amount, amounts } = rollover;
  const { deliveryMethod, state, status, pendingOn, deadlines, missingDocuments, updatedAt } = rollover;
  return {
    id,
    version,
    externalId,
    accountId,
    type,
    source,
    destination,
    amount,
    amounts,
    deliveryMethod,
    state,
    status,
    pendingOn,
    deadlines,
    missingDocuments,
    updatedAt,
  };
}

export function explainState(rollover: Rollover, { data }: ResponseBody<"listActions">) {
  const { eligibility, taxTreatment, hold, death, rejection, failure, consent, documentRequest } = rollover;
  const { amountMismatch, requestMismatch, assetMismatch } = rollover;
  return {
    ...summarizeRollover(rollover),
    availableActions: data.map(({ action, summary, leadsTo, needsSecondPerson, params }) => ({
      action,
      summary,
      leadsTo,
      needsSecondPerson,
      params,
    })),
    rules: eligibility,
    taxTreatment,
    consent,
    documentRequest,
    problems: { hold, death, rejection, failure, amountMismatch, requestMismatch, assetMismatch },
  };
}
