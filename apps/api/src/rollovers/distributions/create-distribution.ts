import { lockAccount } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { newId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound } from "@svc/service-kit/errors";
import {
  type DraftFacts,
  type DraftOwner,
  type RolloversContext,
  writeDraft,
} from "../drafts/draft-rollover.ts";
import { resolveSlug } from "../drafts/resolve-custodians.ts";
import type { Distribution } from "../store/distribution.ts";
import { insertDistribution } from "../store/distribution-store.ts";
import { attributeToDestination } from "./destination-error.ts";
import type { DistributionInput } from "./distribution-input.ts";
import { DistributionIssues, planDistribution } from "./plan-distribution.ts";

/** @throws Problem `validation_failed`, or DestinationError for an error of one rollover */
export async function writeDistribution(
  ctx: RolloversContext,
  tx: Sql,
  {
    owner,
    input,
    facts,
  }: { owner: DraftOwner; input: DistributionInput; facts: Required<Pick<DraftFacts, "directory" | "time">> },
): Promise<{ distribution: Distribution; rollovers: Rollover[] }> {
  const { organizationId } = owner;
  const planned = planValidDistribution(resolveSlugs(facts.directory, input), getToday(facts.time));
  const { now } = facts.time;
  const id = newId("dst");
  const ids = planned.rollovers.map(() => newId("rol"));
  const distribution: Distribution = {
    id,
    organizationId,
    accountId: input.accountId,
    externalId: input.externalId ?? null,
    state: "draft",
    amount: input.amount,
    moneySources: planned.moneySources,
    paidOut: planned.paidOut,
    cashPayment: null,
    rolloverIds: ids,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const account = await lockAccount(tx, ctx, { organizationId, id: input.accountId, lock: "share" });
  if (account?.status !== "active") throw notFound("account");
  await insertDistribution(tx, distribution);
  const rollovers: Rollover[] = [];
  for (const [index, rolloverInput] of planned.rollovers.entries()) {
    const rolloverOwner = { ...owner, distributionId: id, rolloverId: ids[index] };
    rollovers.push(
      await attributeToDestination(index, () =>
        writeDraft(ctx, tx, { owner: rolloverOwner, input: rolloverInput, facts }),
      ),
    );
  }
  return { distribution, rollovers };
}

/** Adds custodian IDs, by which `planDistribution` compares destinations. `writeDraft` rejects unknown custodians. */
function resolveSlugs(directory: CustodianDirectory, input: DistributionInput): DistributionInput {
  return {
    ...input,
    source: resolveSlug(directory, input.source),
    destinations: input.destinations.map((one) => ({
      ...one,
      destination: resolveSlug(directory, one.destination),
    })),
  };
}

function planValidDistribution(input: DistributionInput, today: string) {
  try {
    return planDistribution(input, today);
  } catch (error) {
    if (!(error instanceof DistributionIssues)) throw error;
    throw validationFailed(error.issues);
  }
}
