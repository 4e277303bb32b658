import type { Money } from "@svc/rollover-rules/money/money";
import type { MoneySource } from "@svc/rollover-rules/money/money-source";
import { readMoneySources } from "@svc/rollover-rules/money/read-money-sources";
import { validationFailed } from "@svc/service-kit/endpoints";

/** @throws Problem `validation_failed`, with pointers into `moneySources` */
export function requireMoneySources(
  inputs: Parameters<typeof readMoneySources>[0],
  { requested, today }: { requested: Money | null; today: string },
): MoneySource[] {
  const { sources, issues } = readMoneySources(inputs, requested, Number(today.slice(0, 4)));
  if (issues.length === 0) return sources;
  throw validationFailed(
    issues.map(({ path, detail }) => ({ pointer: ["#/moneySources", ...path].join("/"), detail })),
  );
}
