import type { CallersAction } from "../rollovers/workflow/transitions.ts";

/**
 * The mutation that does an action: the action's name with the rollover behind its verb (`submit`: `submitRollover`,
 * `mark_funds_sent`: `markRolloverFundsSent`). What a custodian does has its verb in the end
 * (`custodian_reject`: `custodianRejectRollover`).
 */
export function mutationOf(action: CallersAction): string {
  const [first = "", ...rest] = action.split("_");
  const others = rest.map(capitalised).join("");
  return first === "custodian" ? `${first}${others}Rollover` : `${first}Rollover${others}`;
}

/** The input type of that mutation: `SubmitRolloverInput`. */
export function inputTypeOf(action: CallersAction): string {
  return `${capitalised(mutationOf(action))}Input`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
