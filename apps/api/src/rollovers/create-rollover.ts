import type { KeyObject } from "node:crypto";
import { type AccountsContext, getAccount, normaliseAccountNumber } from "@svc/accounts";
import type { CustodianCache } from "@svc/custodians";
import { inTransaction } from "@svc/database";
import { newId, type Principal, Problem, requireScope, validationFailed } from "@svc/service-kit";
import type { Transact } from "../idempotency/answer-once.ts";
import { type Eligibility, judgeEligibility } from "./eligibility.ts";
import type { Rollover } from "./rollover.ts";
import { NO_HISTORY, planHistory } from "./rollover-history.ts";
import type { RolloverInput, RolloverSide } from "./rollover-input.ts";
import { insertRollover } from "./rollover-store.ts";
import { judgeTaxTreatment } from "./tax-treatment.ts";
import type { TimelineActor } from "./timeline-chain.ts";

/** What creating a rollover needs of the service. */
export interface RolloversContext extends AccountsContext {
  custodians: CustodianCache;
  /** Under which the timeline is sealed. */
  chainKey: KeyObject;
}

/**
 * Creates a rollover in state `draft`, with its event, in one transaction.
 *
 * @param transact runs that transaction; an idempotent caller adds its record to it
 * @throws Problem `not_found` for an account or custodian that is not there; `validation_failed` for an inactive
 *   custodian; `rollover_not_permitted`, naming the rule; `duplicate_rollover` when the same one has not ended yet
 */
export async function createRollover(
  ctx: RolloversContext,
  principal: Pick<Principal, "organizationId" | "scopes"> & { actor: TimelineActor },
  input: RolloverInput,
  transact: Transact<Rollover> = (work) => inTransaction(ctx.db, work),
): Promise<Rollover> {
  requireScope(principal, "rollovers:write");
  const { organizationId } = principal;
  const now = ctx.clock.now();
  const today = now.toISOString().slice(0, 10);
  await requireCustodians(ctx, input);
  const account = await getAccount(ctx, organizationId, input.accountId);
  const eligibility = requirePermitted(judge(input, today));
  const taxTreatment = judgeTaxTreatment({
    type: input.type,
    source: input.source.accountType,
    destination: input.destination.accountType,
    birthDate: account.dateOfBirth,
    today,
  });

  const id = newId("rol");
  const history = planHistory(ctx.chainKey, { id, organizationId }, NO_HISTORY, {
    type: "rollover.created",
    at: now,
    actor: principal.actor,
    action: null,
    fromState: null,
    toState: "draft",
    reason: null,
    data: {},
  });
  return transact(async (tx) => {
    const rollover = await insertRollover(tx, {
      id,
      organizationId,
      accountId: account.id,
      externalId: input.externalId ?? null,
      type: input.type,
      state: "draft",
      ...sourceColumns(sideColumns(ctx, organizationId, id, "source", input.source)),
      ...destinationColumns(sideColumns(ctx, organizationId, id, "destination", input.destination)),
      amountKind: input.amount.kind,
      amountRequested: input.amount.kind === "partial" ? input.amount.requested : null,
      deliveryMethod: input.deliveryMethod,
      attestations: { ...input.attestations },
      eligibility: { ...eligibility },
      taxTreatment: { ...taxTreatment },
      metadata: input.metadata ?? {},
      ...history.heads,
      createdAt: now,
      updatedAt: now,
    });
    await history.write(tx);
    return rollover;
  });
}

function judge(input: RolloverInput, today: string): Eligibility {
  const { source, destination } = input;
  const isSamePlan =
    source.custodianId === destination.custodianId &&
    (source.planName === undefined ||
      destination.planName === undefined ||
      source.planName === destination.planName);
  return judgeEligibility({
    type: input.type,
    source,
    destination,
    attestations: input.attestations ?? {},
    isSamePlan,
    today,
  });
}

function requirePermitted(eligibility: Eligibility): Eligibility {
  if (eligibility.outcome !== "prohibited") return eligibility;
  const unmet = eligibility.rules.filter((rule) => rule.result === "unmet");
  const detail = unmet.map((rule) => `${rule.code}: ${rule.detail}`).join(" ");
  throw new Problem("rollover_not_permitted", detail, { extensions: { rule: unmet[0]?.code, rules: unmet } });
}

async function requireCustodians(ctx: RolloversContext, input: RolloverInput): Promise<void> {
  const directory = await ctx.custodians.get();
  const sides = [
    { pointer: "#/source/custodianId", custodian: directory.byId(input.source.custodianId) },
    { pointer: "#/destination/custodianId", custodian: directory.byId(input.destination.custodianId) },
  ];
  const missing = sides.filter((side) => side.custodian === null);
  if (missing.length > 0) {
    throw new Problem("not_found", "There is no such custodian.", {
      errors: missing.map(({ pointer }) => ({ pointer, detail: "There is no such custodian." })),
    });
  }
  const inactive = sides.filter((side) => !side.custodian?.active);
  if (inactive.length > 0) {
    throw validationFailed(
      inactive.map(({ pointer }) => ({ pointer, detail: "this custodian is not active" })),
    );
  }
}

interface SideColumns {
  custodianId: string;
  accountType: string;
  accountNumberCiphertext: string;
  accountNumberIndex: string;
  accountNumberMask: string;
  planName: string | null;
  firstContributionDate: Date | null;
}

function sideColumns(
  ctx: RolloversContext,
  organizationId: string,
  rolloverId: string,
  side: "source" | "destination",
  input: RolloverSide,
): SideColumns {
  const place = { table: "rollovers", column: `${side}_account_number`, rowId: rolloverId };
  const number = normaliseAccountNumber(input.accountNumber);
  return {
    custodianId: input.custodianId,
    accountType: input.accountType,
    accountNumberCiphertext: ctx.cipher.encrypt(input.accountNumber, place),
    accountNumberIndex: ctx.blindIndex.digest("rollover.accountNumber", organizationId, number),
    accountNumberMask: maskAccountNumber(number),
    planName: input.planName ?? null,
    firstContributionDate: input.firstContributionDate
      ? new Date(`${input.firstContributionDate}T00:00:00Z`)
      : null,
  };
}

/** The last four characters, or fewer of a short number: a mask never shows half of what it hides. */
function maskAccountNumber(number: string): string {
  return `****${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`;
}

function sourceColumns(side: SideColumns) {
  return {
    sourceCustodianId: side.custodianId,
    sourceAccountType: side.accountType,
    sourceAccountNumberCiphertext: side.accountNumberCiphertext,
    sourceAccountNumberIndex: side.accountNumberIndex,
    sourceAccountNumberMask: side.accountNumberMask,
    sourcePlanName: side.planName,
    sourceFirstContributionDate: side.firstContributionDate,
  };
}

function destinationColumns(side: SideColumns) {
  return {
    destinationCustodianId: side.custodianId,
    destinationAccountType: side.accountType,
    destinationAccountNumberCiphertext: side.accountNumberCiphertext,
    destinationAccountNumberIndex: side.accountNumberIndex,
    destinationAccountNumberMask: side.accountNumberMask,
    destinationPlanName: side.planName,
    destinationFirstContributionDate: side.firstContributionDate,
  };
}
