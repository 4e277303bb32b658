import { todayOf } from "../days.ts";
import type { WorkflowContext } from "../guards.ts";
import { ParamIssue } from "./effect.ts";

interface Days {
  sentOn?: string | undefined;
  receivedOn?: string | undefined;
  datesAttested?: boolean | undefined;
}

/**
 * Days on which money moved are not in the future, and in order; nor are they before the rollover was created, unless
 * somebody attests that it moved before it was recorded.
 *
 * @throws ParamIssue
 */
export function requireSaneDays(
  days: Days,
  names: readonly ("sentOn" | "receivedOn")[],
  tools: Pick<WorkflowContext, "now" | "timeZone" | "createdOn">,
): void {
  for (const name of names) {
    const day = days[name];
    if (day === undefined) continue;
    if (day > todayOf(tools)) throw new ParamIssue(name, "must not be in the future");
    if (day < tools.createdOn && days.datesAttested !== true) {
      const since = `the rollover was created on ${tools.createdOn}`;
      throw new ParamIssue(name, `needs datesAttested: ${since}`);
    }
  }
  const { sentOn, receivedOn } = days;
  if (sentOn !== undefined && receivedOn !== undefined && receivedOn < sentOn)
    throw new ParamIssue("receivedOn", `must not be before it left, on ${sentOn}`);
}
