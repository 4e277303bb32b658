import type { AccountsContext } from "@svc/accounts";
import type { CustodianCache, CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import { createFirstDeadlines } from "@svc/rollover-rules/deadlines/deadline-rules";
import { findNextTimer } from "@svc/rollover-rules/deadlines/due-deadlines";
import type { OrganizationTime } from "@svc/rollover-rules/deadlines/timeouts";
import { evaluateRollover } from "@svc/rollover-rules/eligibility/evaluate-rollover";
import { toAssets } from "@svc/rollover-rules/money/asset-fields";
import type { LockedRollover, Rollover } from "@svc/rollover-rules/rollover";
import { evaluateTaxTreatment } from "@svc/rollover-rules/tax/tax-treatment";
import { toPaymentFacts } from "@svc/rollover-rules/workflow/workflow-context";
import { newId } from "@svc/service-kit";
import { notFound } from "@svc/service-kit/errors";
import type { TimelineActor } from "../../context/actor.ts";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { requireAssignee } from "../../people/members/require-assignee.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import type { RolloverResponses } from "../responses/rollover-responses.ts";
import { sealAccountNumber } from "../store/account-number.ts";
import { toDenormalizedColumns } from "../store/denormalized-columns.ts";
import { requireNoDuplicate } from "../store/duplicate-rollover.ts";
import { findOtherDistributions } from "../store/other-distributions.ts";
import { resolveDeclaration } from "../tax/disasters/resolve-declaration.ts";
import {
  EMPTY_TIMELINE,
  insertWithTimeline,
  type PlannedChange,
  planChange,
} from "../timeline/rollover-change.ts";
import { type DraftAccount, lockDraftAccount } from "./draft-account.ts";
import { requireMoneySources, requirePermitted, requireValidAssets } from "./draft-checks.ts";
import { INITIAL_COLUMNS } from "./initial-columns.ts";
import { resolveCustodians } from "./resolve-custodians.ts";
import { resolvePlans } from "./resolve-plans.ts";
import type { DraftInput, RolloverSide } from "./rollover-input.ts";

export interface RolloversContext extends AccountsContext {
  environment: Environment;
  custodians: CustodianCache;
  chainKeys: ChainKeys;
  responses: RolloverResponses;
}

/** Read in advance by the caller of `planDraft`. */
export interface DraftFacts {
  directory: CustodianDirectory;
  /** Shared by the drafts of a distribution. By default, read with the account. */
  time?: OrganizationTime;
  /** The locked account, or null for an unknown account. By default, `planDraft` locks it. */
  account?: DraftAccount | null;
}

export async function readDraftFacts(
  ctx: RolloversContext,
  organizationId: string,
): Promise<Required<Pick<DraftFacts, "directory" | "time">>> {
  const time = await readOrganizationTime(ctx, ctx.db.sql, organizationId);
  return { time, directory: await ctx.custodians.get() };
}

/** A distribution also sets `distributionId` and `rolloverId`. */
export interface DraftOwner {
  organizationId: string;
  actor: TimelineActor;
  distributionId?: string | null;
  rolloverId?: string | undefined;
}

/** @throws the errors of `planDraft` */
export async function writeDraft(
  ctx: RolloversContext,
  tx: Sql,
  { owner, input, facts }: { owner: DraftOwner; input: DraftInput; facts: DraftFacts },
): Promise<Rollover> {
  return insertWithTimeline(tx, await planDraft(ctx, tx, { owner, draftInput: input, facts }));
}

/**
 * Locks the account, but writes nothing.
 * @throws Problem `not_found` for an unknown account or custodian; `validation_failed`; `rollover_not_permitted`
 * @throws DuplicateRolloverError
 */
export async function planDraft(
  ctx: RolloversContext,
  tx: Sql,
  {
    owner: { organizationId, actor, distributionId = null, rolloverId: id = newId("rol") },
    draftInput,
    facts: { directory, ...facts },
  }: { owner: DraftOwner; draftInput: DraftInput; facts: DraftFacts },
): Promise<PlannedChange> {
  const { input, planAttestations, planKind } = await resolvePlans(
    tx,
    organizationId,
    resolveCustodians(directory, draftInput),
  );
  // The shared lock prevents an erasure, but not other rollovers of the account.
  const { account = await lockDraftAccount(ctx, tx, { organizationId, accountId: input.accountId }) } = facts;
  if (account?.status !== "active") throw notFound("account");
  await requireAssignee(tx, { actor, organizationId }, input.assigneeId);
  const { birthDate } = account;
  const { time = account.time } = facts;
  const { now } = time;
  const today = getToday(time);
  const deadlines = createFirstDeadlines(time);
  const attestations = await resolveDeclaration(tx, input.attestations ?? {});
  const otherDistributions = await findOtherDistributions(tx, ctx, {
    id,
    attestations,
    organizationId,
    accountId: input.accountId,
    type: input.type,
    sourceAccountType: input.source.accountType,
    destinationAccountType: input.destination.accountType,
  });
  const sideColumns = {
    ...toSideColumns(ctx, organizationId, { rolloverId: id, side: "source", input: input.source }),
    ...toSideColumns(ctx, organizationId, { rolloverId: id, side: "destination", input: input.destination }),
  };
  const amountRequested = input.amount.kind === "partial" ? input.amount.requested : null;
  const moneySources = requireMoneySources(input.moneySources ?? [], { requested: amountRequested, today });
  const assets = toAssets(input.assets);
  requireValidAssets({ ...input, assets, amountRequested });
  const people = {
    relationship: input.relationship ?? "own",
    decedentName: input.decedentName ?? null,
    isInheritedIra: input.isInheritedIra ?? null,
    planKind,
  };
  const evaluated = {
    ...input,
    ...sideColumns,
    ...people,
    attestations,
    amountRequested,
    birthDate,
    moneySources,
    otherDistributions,
  };
  const eligibility = requirePermitted(evaluateRollover(evaluated, { directory, today }));
  const taxTreatment = evaluateTaxTreatment({
    type: input.type,
    source: input.source.accountType,
    destination: input.destination.accountType,
    birthDate,
    firstContributionDate: input.source.firstContributionDate ?? null,
    paidOn: today,
    moneySources,
    paymentFacts: toPaymentFacts({ ...people, attestations }),
  });
  // Set every column here, because the timeline seals the row before database defaults apply.
  const rollover = {
    ...INITIAL_COLUMNS,
    id,
    organizationId,
    accountId: input.accountId,
    externalId: input.externalId ?? null,
    type: input.type,
    ...sideColumns,
    amountKind: input.amount.kind,
    amountRequested,
    deliveryMethod: input.deliveryMethod,
    attestations: { ...attestations, ...planAttestations },
    eligibility,
    taxTreatment,
    ...people,
    moneySources,
    assets,
    distributionId,
    assigneeId: input.assigneeId ?? null,
    priority: input.priority ?? ("normal" as const),
    tags: input.tags ?? [],
    metadata: input.metadata ?? {},
    deadlines,
    nextTimerAt: findNextTimer(deadlines),
    ...EMPTY_TIMELINE,
    createdAt: now,
    updatedAt: now,
  };
  const row: LockedRollover = { ...rollover, ...toDenormalizedColumns(rollover) };
  await requireNoDuplicate(tx, ctx, row);
  return planChange(ctx, row, {
    change: {
      type: "rollover.created",
      at: now,
      actor,
      action: null,
      fromState: null,
      toState: "draft",
      reason: null,
      data: {},
    },
  });
}

function toSideColumns<Side extends "source" | "destination">(
  ctx: RolloversContext,
  organizationId: string,
  { rolloverId, side, input }: { rolloverId: string; side: Side; input: RolloverSide },
) {
  const { ciphertext, index, mask } = sealAccountNumber(
    ctx,
    { organizationId, rolloverId, side },
    input.accountNumber,
  );
  const { custodianId } = input;
  if (custodianId === undefined) throw new Error(`the ${side} has no custodian`);
  const columns = {
    CustodianId: custodianId,
    AccountType: input.accountType,
    AccountNumberCiphertext: ciphertext,
    AccountNumberIndex: index,
    AccountNumberMask: mask,
    PlanName: input.planName ?? null,
    FirstContributionDate: input.firstContributionDate ?? null,
  };
  const entries = Object.entries(columns).map(([name, value]) => [`${side}${name}`, value]);
  return Object.fromEntries(entries) as {
    [Name in keyof typeof columns as `${Side}${Name}`]: (typeof columns)[Name];
  };
}
