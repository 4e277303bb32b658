import type { ValidationIssue } from "./problem.ts";

const MAX_LOGGED = 20;
/** A member's name as our inputs spell them, or a place in a list. */
const DECLARED_NAME = /^(?:[a-z][A-Za-z0-9]{0,39}|[0-9]{1,4})$/;
/** Their members are named by the client. */
const FREE_FORM = new Set(["metadata"]);

/**
 * Returns the pointers of issues for a log: `#/source/accountType`, or `?limit` for a query parameter. A step that the
 * client may have named becomes `*`, since the name of an unknown member can be anything, a secret included.
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
