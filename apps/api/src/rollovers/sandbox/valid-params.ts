import { getToday } from "@svc/rollover-rules/deadlines/days";
import { sumAmounts } from "@svc/rollover-rules/money/amounts";
import { type Asset, subtractAssets } from "@svc/rollover-rules/money/asset";
import { sumInKind } from "@svc/rollover-rules/money/asset-mismatch";
import { compareMoney, type Money, subtractMoney } from "@svc/rollover-rules/money/money";
import { normalizeReceipts } from "@svc/rollover-rules/money/receipts";
import { isLiveTransfer } from "@svc/rollover-rules/money/transfers";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { computeExpectedWithholding, getWithholdingRule } from "@svc/rollover-rules/tax/withholding";
import type { DocumentType } from "@svc/rollover-rules/workflow/action-params";
import { toAssetsParam, toSourcesParam } from "@svc/rollover-rules/workflow/custodian-scripts";
import {
  canBeAccepted,
  canBeRejected,
  findMissingDocuments,
  findOutstandingTypes,
} from "@svc/rollover-rules/workflow/document-rules";
import type { WorkflowContext } from "@svc/rollover-rules/workflow/guards";
import type { ActionName } from "@svc/rollover-rules/workflow/transitions";
import type { RolloverDocument, WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";

const FULL_BALANCE: Money = "10000.00";
const REASON = "In the sandbox.";
const DIGEST = "0".repeat(64);

export type RequestedPayment = Pick<Rollover, "amountRequested" | "deliveryMethod">;

/** Requires an action that is allowed in the current state. */
export function buildValidParams(
  action: ActionName,
  current: WorkflowState,
  {
    payment: { amountRequested, deliveryMethod },
    context,
  }: { payment: RequestedPayment; context: WorkflowContext },
): Record<string, unknown> {
  const amount = amountRequested ?? FULL_BALANCE;
  const today = getToday(context);
  const documents = listTypesToProvide(current, context);
  switch (action) {
    case "sign_consent":
    case "submit":
      return { consentReference: "sandbox" };
    case "amend":
      return { reason: REASON, destination: { accountNumber: "IRA-40417" } };
    case "report_death":
      return { diedOn: today, actingParty: "unknown" };
    case "resolve_death":
      return { resolution: "reported_in_error" };
    case "reject":
      return { code: "sandbox", reason: REASON };
    case "request_documents":
      return { types: [...documents], from: "integrator" };
    case "provide_documents":
      return { documents: documents.map((type) => ({ type, name: `${type}.pdf`, sha256: DIGEST })) };
    case "accept_document":
      return { documentId: findLastDocumentId(current, (document) => canBeAccepted(document, today)) };
    case "reject_document":
      return { documentId: findLastDocumentId(current, canBeRejected), code: "sandbox", reason: REASON };
    case "custodian_soft_reject":
      return { code: "signature_missing", remedy: "Provide the distribution form, signed." };
    case "custodian_reject":
      return { code: "name_mismatch" };
    case "mark_funds_sent":
      return current.type === "indirect_60_day"
        ? {
            method: deliveryMethod,
            ...toPaidOutParams(amount, current, context),
            sentTo: "participant",
            ...toSourcesParam(current, amount),
          }
        : {
            method: deliveryMethod,
            amount,
            sentTo: "destination",
            ...toAssetsParam(current.assets),
            ...toSourcesParam(current, amount),
          };
    case "record_distribution":
      return {
        receivedOn: today,
        grossAmount: amount,
        withheldFederal: computeFederalWithholding(amount, current, context),
        withheldState: "0.00",
        ...toSourcesParam(current, amount),
      };
    case "report_funds_returned":
      return { transferId: findLastTransferId(current), reason: "lost" };
    case "mark_funds_received":
      return {
        amount: computeOutstanding(current),
        ...toAssetsParam(findOutstandingAssets(current)),
        receivedOn: today,
        ...toLateReasonParams(current, today),
      };
    case "void_receipt":
      return { receiptId: findLastReceiptId(current), reason: "typed_wrong" };
    case "return_to_source":
      return { reason: "other", returnedOn: today };
    case "correct_transfer":
      return { transferId: findLastTransferId(current), reason: REASON, checkNumber: "1002" };
    case "correct_receipt":
      return { receiptId: findLastReceiptId(current), reason: REASON, checkNumber: "1002" };
    case "reverse_posting":
      return { reason: "other" };
    case "complete":
      return { postedAmount: sumAmounts(current).received };
    case "resolve_mismatch":
    case "hold":
    case "cancel":
    case "waive_documents":
    case "reopen":
      return { reason: REASON };
    case "fail":
      return { code: "sandbox", reason: REASON, fundsDisposition: REASON };
    default:
      return {};
  }
}

/** Assumes that the participant opts out of withholding for an IRA. */
function computeFederalWithholding(
  gross: Money,
  { sourceAccountType }: WorkflowState,
  context: WorkflowContext,
): Money {
  const { code1099R } = context.taxTreatment;
  const isLoanOffset = context.attestations.qualifiedLoanOffsetOn !== undefined;
  const rule = getWithholdingRule(sourceAccountType, code1099R, isLoanOffset);
  return rule.rule === "mandatory"
    ? (computeExpectedWithholding(sourceAccountType, rule, gross) ?? "0.00")
    : "0.00";
}

function toPaidOutParams(gross: Money, current: WorkflowState, context: WorkflowContext) {
  const withheldFederal = computeFederalWithholding(gross, current, context);
  return { amount: subtractMoney(gross, withheldFederal), withheldFederal };
}

function listTypesToProvide(current: WorkflowState, context: WorkflowContext): DocumentType[] {
  const { documentRequest, documents } = current;
  const missing = findMissingDocuments(current, context.requirements, getToday(context));
  const requested = documentRequest ? findOutstandingTypes(documentRequest, documents) : [];
  const types = [...new Set([...requested, ...missing.map(({ type }) => type)])];
  return types.length > 0 ? types : ["distribution_form"];
}

function findLastDocumentId(
  { documents }: WorkflowState,
  matches: (document: RolloverDocument) => boolean,
): string {
  return documents.findLast(matches)?.id ?? "none";
}

function findLastTransferId({ transfers }: WorkflowState): string {
  return transfers.findLast(isLiveTransfer)?.id ?? "none";
}

function findLastReceiptId({ receipts }: WorkflowState): string {
  return normalizeReceipts(receipts).findLast(({ status }) => status === "received")?.id ?? "none";
}

function computeOutstanding(current: WorkflowState): Money {
  const { sent, received } = sumAmounts(current);
  return compareMoney(sent, received) > 0 ? subtractMoney(sent, received) : sent;
}

function findOutstandingAssets(current: WorkflowState): Asset[] {
  const { sent, received } = sumInKind(current);
  return subtractAssets(sent, received);
}

function toLateReasonParams({ sixtyDayDueOn }: WorkflowState, today: string) {
  if (sixtyDayDueOn === null || today <= sixtyDayDueOn) return {};
  const selfCertification = { certifiedOn: today, noPreviousDenial: true, asSoonAsPracticable: true };
  return { lateReason: REASON, lateReasonCode: "postal_error", selfCertification };
}
