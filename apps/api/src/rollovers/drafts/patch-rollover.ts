import { getAccount } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import { evaluateRollover } from "@svc/rollover-rules/eligibility/evaluate-rollover";
import type { Rollover, VerifiedRollover } from "@svc/rollover-rules/rollover";
import { evaluateTaxTreatment } from "@svc/rollover-rules/tax/tax-treatment";
import { toSides, toTaxFacts } from "@svc/rollover-rules/workflow/workflow-context";
import { notFound, Problem } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { ApiCall } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { lockVerifiedRollover } from "../changes/lock-for-change.ts";
import { ALWAYS_CHANGEABLE_FIELDS, requireChangeable, writeUpdate } from "../changes/write-update.ts";
import { requireNoDuplicate } from "../store/duplicate-rollover.ts";
import { findOtherDistributions } from "../store/other-distributions.ts";
import { readRollover } from "../store/read-rollover.ts";
import { resolveDeclaration } from "../tax/disasters/resolve-declaration.ts";
import { requireMoneySources, requirePermitted, requireValidAssets } from "./draft-checks.ts";
import {
  applyPatch,
  pickAlwaysChangeable,
  requireAllowedDelivery,
  toPatchedColumns,
} from "./patch-columns.ts";
import { applyPlans } from "./resolve-plans.ts";
import type { RolloverPatch } from "./rollover-patch.ts";

export interface PatchFacts {
  /** Needs no lock, because a rollover's participant never changes. */
  birthDate: string | null;
  directory: CustodianDirectory;
}

export async function readPatchFacts(call: ApiCall, rolloverId: string): Promise<PatchFacts> {
  const { accountId } = await readRollover(call, rolloverId);
  const { dateOfBirth } = await getAccount(call, call.principal.organizationId, accountId);
  return { birthDate: dateOfBirth, directory: await call.custodians.get() };
}

/**
 * Updates a draft and evaluates the rules again. In other states, updates only `ALWAYS_CHANGEABLE_FIELDS`. Merges
 * attestations; replaces metadata and tags.
 * @throws Problem `not_found`; `version_conflict`; `invalid_transition`; `validation_failed`; `rollover_not_permitted`;
 * `duplicate_rollover`; `history_mismatch`
 */
export async function patchRollover(
  call: ApiCall & { tx: Sql },
  rolloverId: string,
  { patch, facts }: { patch: RolloverPatch; facts: PatchFacts },
): Promise<Rollover> {
  const { tx, principal, ifMatch } = call;
  const { organizationId } = principal;
  const before = await lockVerifiedRollover(call, tx, { organizationId, rolloverId });
  if (!before) throw notFound("rollover");
  requireVersion(before, ifMatch);
  const fields = listChangedFields(patch);
  const isUnrestricted = fields.length > 0 && fields.every(isAlwaysChangeable);
  requireChangeable(before, { isUnrestricted });
  requireNotSetByDistribution(before, fields);
  const time = await readOrganizationTime(call, tx, organizationId);
  const columns = isUnrestricted
    ? pickAlwaysChangeable(patch)
    : await evaluateDraftUpdate(call, before, { patch, ...facts, today: getToday(time) });
  return writeUpdate(call, before, { columns, fields, at: time.now });
}

function isAlwaysChangeable(field: string): boolean {
  return (ALWAYS_CHANGEABLE_FIELDS as readonly string[]).includes(field);
}

async function evaluateDraftUpdate(
  call: ApiCall & { tx: Sql },
  before: VerifiedRollover,
  { patch, birthDate, directory, today }: PatchFacts & { patch: RolloverPatch; today: string },
): Promise<Partial<Rollover>> {
  const otherDistributions = await findOtherDistributions(call.tx, call, before);
  const merged = await applyPlans(call, applyPatch(before, patch), patch);
  const patched = { ...merged, attestations: await resolveDeclaration(call.tx, merged.attestations) };
  const { amountRequested: requested } = patched;
  const moneySources = patch.moneySources ?? before.moneySources;
  const next = { ...patched, moneySources: requireMoneySources(moneySources, { requested, today }) };
  requireAllowedDelivery(next);
  requireValidAssets(next);
  const columns = toPatchedColumns(call, before, { patch, next });
  await requireNoDuplicate(call.tx, call, { ...before, ...columns });
  const evaluated = { ...next, ...columns, ...toSides(next), birthDate, otherDistributions };
  return {
    ...columns,
    eligibility: requirePermitted(evaluateRollover(evaluated, { directory, today })),
    taxTreatment: evaluateTaxTreatment({ ...toTaxFacts(next), birthDate, paidOn: today }),
  };
}

const SET_BY_DISTRIBUTION: ReadonlySet<string> = new Set(["amount", "moneySources", "source.accountNumber"]);

function requireNotSetByDistribution(
  { distributionId, state }: VerifiedRollover,
  fields: readonly string[],
): void {
  const lockedFields = fields.filter((field) => SET_BY_DISTRIBUTION.has(field));
  if (distributionId === null || lockedFields.length === 0) return;
  const detail = `The rollover is part of ${distributionId}, which determines ${lockedFields.join(", ")}. Cancel the distribution and create another.`;
  throw new Problem("invalid_transition", detail, { extensions: { state } });
}

function listChangedFields(patch: RolloverPatch): string[] {
  return Object.entries(patch).flatMap(([name, value]) =>
    name === "source" || name === "destination"
      ? Object.keys(value as object).map((field) => `${name}.${field}`)
      : [name],
  );
}
