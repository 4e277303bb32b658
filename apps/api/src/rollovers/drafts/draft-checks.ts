import type { Custodian, CustodianDirectory, DeliveryMethod } from "@svc/custodians";
import type { Eligibility } from "@svc/rollover-rules/eligibility/eligibility";
import type { Asset } from "@svc/rollover-rules/money/asset";
import type { Money } from "@svc/rollover-rules/money/money";
import type { MoneySource } from "@svc/rollover-rules/money/money-source";
import { normalizeMoneySources } from "@svc/rollover-rules/money/normalize-money-sources";
import { validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";

/** @throws Error for an unknown ID; the directory never deletes entries */
export function getCustodianById(directory: CustodianDirectory, id: string): Custodian {
  const custodian = directory.findById(id);
  if (!custodian) throw new Error(`the directory has no custodian ${id}`);
  return custodian;
}

/** Ignores rules that cannot be evaluated yet. @throws Problem `rollover_not_permitted` */
export function requirePermitted(eligibility: Eligibility): Eligibility {
  if (eligibility.outcome !== "prohibited") return eligibility;
  const unmet = eligibility.rules.filter((rule) => rule.result === "unmet");
  const detail = unmet.map((rule) => `${rule.code}: ${rule.detail}`).join(" ");
  throw new Problem("rollover_not_permitted", detail, { extensions: { rule: unmet[0]?.code, rules: unmet } });
}

/** @throws Problem `validation_failed` for assets without ACATS, or an amount of zero without assets */
export function requireValidAssets(rollover: {
  deliveryMethod: DeliveryMethod;
  assets: readonly Asset[];
  amountRequested: string | null;
}): void {
  const { deliveryMethod, assets, amountRequested } = rollover;
  if (assets.length > 0 && deliveryMethod !== "acats") {
    throw validationFailed([
      { pointer: "#/assets", detail: "must be empty: only ACATS moves assets in kind" },
    ]);
  }
  if (assets.length === 0 && amountRequested === "0.00") {
    throw validationFailed([{ pointer: "#/amount/requested", detail: "must be more than zero" }]);
  }
}

/** @throws Problem `validation_failed`, with pointers into `moneySources` */
export function requireMoneySources(
  inputs: Parameters<typeof normalizeMoneySources>[0],
  { requested, today }: { requested: Money | null; today: string },
): MoneySource[] {
  const { sources, issues } = normalizeMoneySources(inputs, requested, Number(today.slice(0, 4)));
  if (issues.length === 0) return sources;
  throw validationFailed(
    issues.map(({ path, detail }) => ({ pointer: ["#/moneySources", ...path].join("/"), detail })),
  );
}
