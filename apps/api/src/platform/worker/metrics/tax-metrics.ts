import { getLastTaxYear } from "@svc/rollover-rules/tax/years/find-tax-year";
import type { Metric } from "@svc/service-kit/metrics";

export function createTaxMetrics(): Metric[] {
  return [
    {
      name: "svc_tax_rules_last_year",
      help: "The last tax year whose limits and codes this release knows.",
      type: "gauge",
      read: () => [{ value: getLastTaxYear() }],
    },
  ];
}
