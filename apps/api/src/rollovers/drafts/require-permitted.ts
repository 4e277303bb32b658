import type { Eligibility } from "@svc/rollover-rules/eligibility/eligibility";
import { Problem } from "@svc/service-kit/errors";

/** @throws Problem `rollover_not_permitted`. Rules that cannot be evaluated yet do not reject. */
export function requirePermitted(eligibility: Eligibility): Eligibility {
  if (eligibility.outcome !== "prohibited") return eligibility;
  const unmet = eligibility.rules.filter((rule) => rule.result === "unmet");
  const detail = unmet.map((rule) => `${rule.code}: ${rule.detail}`).join(" ");
  throw new Problem("rollover_not_permitted", detail, { extensions: { rule: unmet[0]?.code, rules: unmet } });
}
