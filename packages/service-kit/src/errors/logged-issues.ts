import type { ValidationIssue } from "./problem.ts";

const MAX_LOGGED = 20;
/** A member name as our schemas spell them, or an array index. */
const DECLARED_NAME = /^(?:[a-z][A-Za-z0-9]{0,39}|[0-9]{1,4})$/;
/** Clients choose these member names. */
const FREE_FORM = new Set(["metadata"]);

/**
 * Returns the locations of issues for the log, such as `#/source/accountType` or `?limit`. Masks names chosen by the client
 * with `*`: they can be anything, even a secret.
 */
export function loggedIssues(issues: readonly ValidationIssue[]): string[] {
  return issues
    .slice(0, MAX_LOGGED)
    .map(({ pointer = "#", parameter }) =>
      parameter === undefined
        ? withoutFreeNames(pointer)
        : `?${DECLARED_NAME.test(parameter) ? parameter : "*"}`,
    );
}

function withoutFreeNames(pointer: string): string {
  const [root = "#", ...steps] = pointer.split("/");
  const free = steps.findIndex((step) => FREE_FORM.has(step));
  const isShown = (step: string, at: number) => (free === -1 || at <= free) && DECLARED_NAME.test(step);
  return [root, ...steps.map((step, at) => (isShown(step, at) ? step : "*"))].join("/");
}
