import type { Sql } from "@svc/database";
import { normalizeReceipts } from "@svc/rollover-rules/money/receipts";
import type { LockedRollover, RecordedAttestations, Rollover } from "@svc/rollover-rules/rollover";
import { isTerminal } from "@svc/rollover-rules/workflow/transitions";
import type { RolloverDocument } from "@svc/rollover-rules/workflow/workflow-state";
import { Problem } from "@svc/service-kit/errors";
import { isConsentId } from "../../accounts-and-consents/consents/consent-reference.ts";
import type { TimelineActor } from "../../context/actor.ts";
import { lockAccountRollovers } from "../store/rollover-store.ts";
import { writeErasure } from "../store/rows-store.ts";
import { ERASED } from "../timeline/free-texts.ts";
import { planChange, writePlannedChanges } from "../timeline/rollover-change.ts";
import { type TimelineContext, verifyAgainstTimeline } from "../timeline/verify-against-timeline.ts";

const MAX_OPEN_LISTED = 20;
/** A statement per rollover would exceed the transaction timeout. */
const BATCH_ROWS = 500;

/**
 * Keeps states, amounts and external IDs for reconciliation. Free text in timelines becomes unreadable when the caller
 * deletes the account's key. The caller must hold the account lock.
 * @returns the IDs of the account's rollovers
 * @throws Problem `invalid_transition` while a rollover is open; `history_mismatch`
 */
export async function erasePersonalData(
  ctx: TimelineContext,
  tx: Sql,
  {
    organizationId,
    accountId,
    actor,
    at,
  }: { organizationId: string; accountId: string; actor: TimelineActor; at: Date },
): Promise<string[]> {
  const rollovers = await lockAccountRollovers(tx, organizationId, accountId);
  requireAllEnded(rollovers);
  for (let start = 0; start < rollovers.length; start += BATCH_ROWS) {
    const batch = rollovers.slice(start, start + BATCH_ROWS);
    const verified = await verifyAgainstTimeline(ctx, tx, { organizationId, rollovers: batch });
    const plannedChanges = verified.map((rollover) =>
      // A trigger deletes stored responses. A worker stores them again without personal data.
      planChange({ ...ctx, responses: null }, toErased(rollover, at), {
        change: {
          type: "rollover.updated",
          at,
          actor,
          action: null,
          fromState: rollover.state,
          toState: rollover.state,
          reason: "account erased",
          data: { fields: listErasedFields(rollover) },
          eventDetails: { fields: listErasedFields(rollover) },
        },
      }),
    );
    await writePlannedChanges(tx, ctx.chainKeys, { plannedChanges, writeRows: writeErasure });
  }
  return rollovers.map(({ id }) => id);
}

function requireAllEnded(rollovers: readonly Rollover[]): void {
  const openIds = rollovers.filter(({ state }) => !isTerminal(state)).map(({ id }) => id);
  if (openIds.length === 0) return;
  const subject = openIds.length === 1 ? "A rollover of this account is" : "Rollovers of this account are";
  throw new Problem("invalid_transition", `${subject} still open. See openRollovers.`, {
    extensions: { openRollovers: openIds.slice(0, MAX_OPEN_LISTED) },
  });
}

export function isErasedRollover({ sourceAccountNumberCiphertext }: LockedRollover): boolean {
  return sourceAccountNumberCiphertext === "";
}

function toErased(rollover: LockedRollover, at: Date): LockedRollover {
  const { documents, transfers, receipts, rejection, amountMismatch, requestMismatch } = rollover;
  const { assetMismatch, consent, documentRequest, hold, failure } = rollover;
  const erase = (text: string | null) => (text === null ? null : ERASED);
  return {
    ...rollover,
    sourceAccountNumberCiphertext: "",
    sourceAccountNumberIndex: "",
    sourceAccountNumberMask: "****",
    sourcePlanName: null,
    destinationAccountNumberCiphertext: "",
    destinationAccountNumberIndex: "",
    destinationAccountNumberMask: "****",
    destinationPlanName: null,
    decedentName: null,
    attestations: eraseAttestations(rollover.attestations),
    metadata: {},
    documents: documents.map(toErasedDocument),
    transfers: transfers.map((transfer) => ({ ...transfer, payee: erase(transfer.payee ?? null) })),
    // The late reason is personal. `isCertified` remains, because taxability depends on it.
    receipts: normalizeReceipts(receipts).map((receipt) => ({
      ...receipt,
      payee: erase(receipt.payee),
      lateReason: erase(receipt.lateReason),
      lateReasonCode: null,
      selfCertification: null,
    })),
    rejection: rejection && { ...rejection, reason: erase(rejection.reason) },
    amountMismatch: amountMismatch && { ...amountMismatch, resolution: erase(amountMismatch.resolution) },
    requestMismatch: requestMismatch && { ...requestMismatch, resolution: erase(requestMismatch.resolution) },
    assetMismatch: assetMismatch && { ...assetMismatch, resolution: erase(assetMismatch.resolution) },
    consent: consent && (isConsentId(consent.reference) ? consent : { ...consent, reference: ERASED }),
    documentRequest: documentRequest && { ...documentRequest, remedy: erase(documentRequest.remedy) },
    hold: hold && { code: hold.code, reason: ERASED, since: hold.since },
    failure: failure && {
      ...failure,
      reason: ERASED,
      fundsDisposition: erase(failure.fundsDisposition),
    },
    tags: [],
    version: rollover.version + 1,
    updatedAt: at,
  };
}

/** Keeps the facts that tax forms report, such as the kind of a repayment. */
function eraseAttestations(attestations: RecordedAttestations): RecordedAttestations {
  const {
    isMarried: _marriage,
    isIncidentToDivorce: _divorce,
    disasterDeclaration: _area,
    plans: _plans,
    postponement,
    ...others
  } = attestations;
  return postponement ? { ...others, postponement: { ...postponement, reference: ERASED } } : others;
}

/** `eraseFiles` erases the file. */
function toErasedDocument({ file: _erased, ...document }: RolloverDocument): RolloverDocument {
  const { review } = document;
  const reason = review?.reason == null ? null : ERASED;
  return { ...document, name: ERASED, ...(review ? { review: { ...review, reason } } : {}) };
}

function listErasedFields(rollover: Rollover): string[] {
  const { sourcePlanName, destinationPlanName, decedentName, metadata, documents, tags } = rollover;
  return [
    "source.accountNumber",
    ...(sourcePlanName === null ? [] : ["source.planName"]),
    "destination.accountNumber",
    ...(destinationPlanName === null ? [] : ["destination.planName"]),
    ...(decedentName === null ? [] : ["decedentName"]),
    ...(Object.keys(metadata).length === 0 ? [] : ["metadata"]),
    ...(tags.length === 0 ? [] : ["tags"]),
    ...(documents.length === 0 ? [] : ["documents"]),
  ];
}
