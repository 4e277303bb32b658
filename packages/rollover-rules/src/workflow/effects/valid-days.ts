import { getToday } from "../../deadlines/days.ts";
import type { WorkflowContext } from "../guards.ts";
import { ParamIssue } from "./effect.ts";

interface Days {
  sentOn?: string | undefined;
  receivedOn?: string | undefined;
  datesAttested?: boolean | undefined;
}

/**
 * Rejects days that are in the future or out of order. Days before the rollover's creation need
 * `datesAttested`.
 * @throws ParamIssue
 */
export function requireValidDays(
  days: Days,
  names: readonly ("sentOn" | "receivedOn")[],
  context: Pick<WorkflowContext, "now" | "timeZone" | "createdOn">,
): void {
  for (const name of names) {
    const day = days[name];
    if (day === undefined) continue;
    if (day > getToday(context)) throw new ParamIssue(name, "must not be in the future");
    if (day < context.createdOn && days.datesAttested !== true) {
      throw new ParamIssue(
        name,
        `must not be before ${context.createdOn}, when the rollover was created, unless datesAttested is true`,
      );
    }
  }
  const { sentOn, receivedOn } = days;
  if (sentOn !== undefined && receivedOn !== undefined && receivedOn < sentOn)
    throw new ParamIssue("receivedOn", `must not be before sentOn, ${sentOn}`);
}
