import { validationFailed } from "@svc/service-kit";
import type { Money } from "../workflow/money.ts";
import type { MoneySource } from "./money-source.ts";
import { readMoneySources } from "./read-money-sources.ts";

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
