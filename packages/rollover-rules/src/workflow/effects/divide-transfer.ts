import { type Money, sumMoney } from "../../money/money.ts";
import { type SourceAmount, splitPayment } from "../../money/money-source.ts";
import type { WorkflowState } from "../workflow-state.ts";
import { ParamIssue } from "./effect.ts";

/**
 * Splits a payment among the money sources: by `sources` if present, and otherwise as requested.
 * @param parts amounts that add up to the payment before withholding
 * @throws ParamIssue if `sources` are invalid, or missing and the request does not determine them
 */
export function divideTransfer(
  { moneySources, amountRequested }: WorkflowState,
  sources: readonly SourceAmount[] | undefined,
  parts: readonly Money[],
): SourceAmount[] {
  const gross = sumMoney(parts);
  if (sources === undefined) {
    const split = splitPayment(moneySources, amountRequested, gross);
    if (split) return split;
    throw new ParamIssue("sources", "is required: the request does not determine how the money is split");
  }
  const kinds = moneySources.map(({ kind }) => kind);
  for (const [index, { kind }] of sources.entries()) {
    const param = `sources/${index}/kind`;
    if (!kinds.includes(kind)) throw new ParamIssue(param, "must be one of the rollover's moneySources");
    if (sources.findIndex((other) => other.kind === kind) < index)
      throw new ParamIssue(param, "is listed twice");
  }
  const sum = sumMoney(sources.map(({ amount }) => amount));
  if (sum !== gross)
    throw new ParamIssue("sources", `must add up to ${gross} before withholding, but they add up to ${sum}`);
  return [...sources];
}
