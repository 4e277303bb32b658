import type { CustodianDirectory } from "@svc/custodians";
import { compareMoney, type Money, sumMoney } from "@svc/rollover-rules/money/money";
import { normalizeReceipts } from "@svc/rollover-rules/money/receipts";
import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import { readOrganizationClock } from "../people/organizations/organization-clock.ts";
import { mapPointers, parseAction, performAction } from "../rollovers/actions/perform-action.ts";
import { requireNotErased } from "../rollovers/actions/run-action.ts";
import { lockForChange } from "../rollovers/changes/lock-for-change.ts";
import type { Allocation, IncomingFunds } from "./incoming-funds.ts";
import { findIncomingFunds, lockIncomingFunds } from "./store/incoming-funds-store.ts";
import { type FundsCall, requireCanBe, writeFundsChange } from "./write-change.ts";

interface RequestedAllocation {
  rolloverId: string;
  amount: Money;
  transferId?: string | undefined;
}

interface ApplyRequest {
  /** Null applies the whole amount to one rollover. */
  allocations: readonly RequestedAllocation[] | null;
  rolloverId?: string | undefined;
  transferId?: string | undefined;
  /** Additional params of `mark_funds_received`, such as a late reason. */
  params: Record<string, unknown>;
  /** Set if a rule of the organization applies the money. */
  rule?: { score: number; threshold: number };
}

/** Methods that `mark_funds_received` accepts. Money that arrived by another method gets a receipt without a method. */
const RECEIPT_METHODS = ["check", "wire", "ach"];
export const OUT_OF_SUSPENSE = { suspenseSince: null, suspenseReason: null, returnBy: null };

/**
 * Applies money with `mark_funds_received`. Locks the rollovers in order of ID, and then the incoming funds.
 * @throws Problem `not_found`, `invalid_transition`, `version_conflict`, `validation_failed`, `history_mismatch`
 */
export async function applyFunds(
  call: FundsCall,
  id: string,
  { request, directory }: { request: ApplyRequest; directory: CustodianDirectory },
): Promise<IncomingFunds> {
  const { tx, principal } = call;
  const { organizationId, actor } = principal;
  const unlocked = await findIncomingFunds(tx, organizationId, id);
  if (!unlocked) throw notFound("incoming funds");
  const requested = toAllocations(unlocked, request);
  const inLockOrder = requested
    .map((allocation, index) => ({ ...allocation, index }))
    .sort((a, b) => (a.rolloverId < b.rolloverId ? -1 : 1));
  const lockedRollovers = [];
  for (const allocation of inLockOrder) {
    const rolloverRef = { organizationId, rolloverId: allocation.rolloverId };
    const locked = await lockForChange(call, tx, { ...rolloverRef, directory });
    requireNotErased(locked.rollover);
    lockedRollovers.push({ ...allocation, ...locked });
  }
  const before = await lockIncomingFunds(tx, organizationId, id);
  if (!before) throw notFound("incoming funds");
  requireVersion(before, call.ifMatch);
  requireCanBe(before, "applied", ["unmatched", "suspense"]);
  const applied: (Allocation & { index: number })[] = [];
  for (const { rollover, context, index, rolloverId, amount, transferId } of lockedRollovers) {
    const pointer = request.allocations ? `#/allocations/${index}` : "#";
    const next = await mapPointers(
      (async () => {
        const parsed = parseAction("mark_funds_received", toParams(before, request, { amount, transferId }));
        return performAction(call, tx, { before: rollover, parsedAction: parsed, context, actor });
      })(),
      "#/params",
      pointer,
    );
    const receipt = normalizeReceipts(next.receipts).at(-1);
    if (!receipt) throw new Error(`${rolloverId} has no receipt`);
    applied.push({ rolloverId, amount, receiptId: receipt.id, transferId: receipt.transferId, index });
  }
  const allocations = applied.sort((a, b) => a.index - b.index).map(({ index: _index, ...one }) => one);
  const at = await readOrganizationClock(call, tx, organizationId);
  const columns = {
    status: "applied" as const,
    allocations,
    autoApplyPending: false,
    ...OUT_OF_SUSPENSE,
  };
  const data = { allocations, ...(request.rule && { rule: request.rule }) };
  call.audit({ action: "incoming_funds.applied", targetId: id, data });
  return writeFundsChange(call, before, { type: "applied", at, columns, data });
}

function toAllocations(
  { amount }: IncomingFunds,
  { allocations, rolloverId, transferId }: ApplyRequest,
): readonly RequestedAllocation[] {
  if (!allocations) return [{ rolloverId: rolloverId ?? "", amount, transferId }];
  const sum = sumMoney(allocations.map((one) => one.amount));
  if (compareMoney(sum, amount) !== 0) {
    const detail = `must add up to ${amount}; the amounts add up to ${sum}`;
    throw validationFailed([{ pointer: "#/allocations", detail }]);
  }
  return allocations;
}

function toParams(
  { receivedOn, method, checkNumber, payee }: IncomingFunds,
  { params }: ApplyRequest,
  { amount, transferId }: Pick<RequestedAllocation, "amount" | "transferId">,
) {
  return {
    amount,
    receivedOn,
    ...(transferId === undefined ? {} : { transferId }),
    ...(RECEIPT_METHODS.includes(method) ? { method } : {}),
    ...(checkNumber === null ? {} : { checkNumber }),
    ...(payee === null ? {} : { payee }),
    ...params,
  };
}

/**
 * Voids the receipts of applied money. The caller must then change the status.
 * @returns the locked incoming funds
 * @throws Problem `not_found`, `invalid_transition`, `version_conflict`, `validation_failed`, `history_mismatch`
 */
export async function voidReceipts(
  call: FundsCall,
  id: string,
  options: VoidOptions,
): Promise<IncomingFunds> {
  const [before] = await voidReceiptsOfAll(call, [id], options);
  if (!before) throw notFound("incoming funds");
  requireVersion(before, call.ifMatch);
  return before;
}

interface VoidOptions {
  reason: "typed_wrong" | "bounced";
  directory: CustodianDirectory;
}

/** Like `voidReceipts`, for several incoming funds, in order of ID. */
export async function voidReceiptsOfAll(
  call: FundsCall,
  ids: readonly string[],
  { reason, directory }: VoidOptions,
): Promise<IncomingFunds[]> {
  const { tx, principal } = call;
  const { organizationId, actor } = principal;
  const versions = new Map<string, number>();
  const allocations: Allocation[] = [];
  for (const id of ids) {
    const unlocked = await findIncomingFunds(tx, organizationId, id);
    if (!unlocked) throw notFound("incoming funds");
    versions.set(id, unlocked.version);
    allocations.push(...unlocked.allocations);
  }
  for (const { rolloverId, receiptId } of allocations.sort((a, b) =>
    a.rolloverId < b.rolloverId ? -1 : 1,
  )) {
    const rolloverRef = { organizationId, rolloverId };
    const { rollover, context } = await lockForChange(call, tx, { ...rolloverRef, directory });
    requireNotErased(rollover);
    const receipt = normalizeReceipts(rollover.receipts).find((one) => one.id === receiptId);
    if (receipt?.status !== "received") continue;
    const parsed = parseAction("void_receipt", { receiptId, reason });
    // No listener, because the caller changes the status of the funds.
    await performAction({ ...call, receiptListener: null }, tx, {
      before: rollover,
      parsedAction: parsed,
      context,
      actor,
    });
  }
  const lockedFunds: IncomingFunds[] = [];
  for (const id of [...ids].sort()) {
    const before = await lockIncomingFunds(tx, organizationId, id);
    if (!before) throw notFound("incoming funds");
    if (before.version !== versions.get(id)) {
      const detail = `Another request changed ${id} at the same time. Read it again, and repeat the request if it still applies.`;
      throw new Problem("invalid_transition", detail, { extensions: { state: before.status } });
    }
    lockedFunds.push(before);
  }
  return lockedFunds;
}
