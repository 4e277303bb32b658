import { mapDatabaseError } from "@svc/database";
import { type ErrorCode, type Problem, toProblem } from "@svc/service-kit";
import type { RolloverState } from "../../rollovers/rollover-states.ts";
import type { RolloverView } from "../../rollovers/rollover-view.ts";
import type { ActionName } from "../../rollovers/workflow/transitions.ts";

const USER_STATUSES: ReadonlySet<number> = new Set([409, 412, 422]);
/** No issue of the input, whatever the status: another input would fare no better, and an operator has to look. */
export const OPERATORS_CODES: ReadonlySet<ErrorCode> = new Set(["history_mismatch"]);

type EligibilityRule = RolloverView["eligibility"]["rules"][number];

/** A user error with the name of its type. */
export type UserErrorNode = { code: ErrorCode; message: string; path: string[] } & (
  | { __typename: "ValidationError" }
  | {
      __typename: "TransitionError";
      state: RolloverState | null;
      allowedActions: ActionName[];
      openRollovers: string[];
    }
  | { __typename: "NotPermittedError"; rules: EligibilityRule[] }
  | { __typename: "VersionError"; currentVersion: number }
  | {
      __typename: "ConflictError";
      retryAfterSeconds: number | null;
      rolloverId: string | null;
      state: RolloverState | null;
    }
);

/** Where in the input an issue is whose JSON Pointer has these steps. */
export type ErrorPlace = (steps: string[]) => string[];

/**
 * Runs a mutation's operation. What REST would answer with 409, 412 or 422 is an issue of the input, and comes back as
 * the payload's errors; all else is thrown on, and becomes a top-level error.
 */
export async function withUserErrors<T>(
  operation: () => Promise<T>,
  place: ErrorPlace = (steps) => steps,
): Promise<{ result: T | null; errors: UserErrorNode[] }> {
  try {
    return { result: await operation(), errors: [] };
  } catch (error) {
    // A broken constraint of the database says it too: a duplicate is noticed there.
    const problem = toProblem(error, mapDatabaseError);
    if (!USER_STATUSES.has(problem.status) || OPERATORS_CODES.has(problem.code)) throw error;
    return { result: null, errors: toUserErrors(problem, place) };
  }
}

function toUserErrors(problem: Problem, place: ErrorPlace): UserErrorNode[] {
  const { code } = problem;
  if (problem.errors.length === 0) return [toUserError(problem, code)];
  const listed = problem.errors.map(
    (issue): UserErrorNode => ({
      __typename: "ValidationError",
      code,
      message: issue.detail,
      path: ["input", ...place(stepsOf(issue.pointer ?? "#"))],
    }),
  );
  // Where there were more than are listed, the problem's own sentence says how many.
  return problem.issueCount > listed.length ? [...listed, toUserError(problem, code)] : listed;
}

/** What the problems of REST say beside the standard members. */
interface Extensions {
  rolloverId?: string;
  state?: RolloverState;
  allowedActions?: ActionName[];
  openRollovers?: string[];
  rules?: EligibilityRule[];
  version?: number;
}

function toUserError(problem: Problem, code: ErrorCode): UserErrorNode {
  const extensions = problem.extensions as Extensions;
  const base = { code, message: problem.message, path: ["input"] };
  switch (code) {
    case "validation_failed":
      return { __typename: "ValidationError", ...base };
    case "invalid_transition":
    case "amount_mismatch": {
      const { state = null, allowedActions = [], openRollovers = [] } = extensions;
      return { __typename: "TransitionError", ...base, state, allowedActions, openRollovers };
    }
    case "rollover_not_permitted":
      return { __typename: "NotPermittedError", ...base, rules: extensions.rules ?? [] };
    case "version_conflict": {
      const path = ["input", "ifVersion"];
      return { __typename: "VersionError", ...base, path, currentVersion: extensions.version ?? 0 };
    }
    default: {
      const retryAfter = problem.headers["Retry-After"];
      const retryAfterSeconds = retryAfter === undefined ? null : Number(retryAfter);
      const { rolloverId = null, state = null } = extensions;
      return { __typename: "ConflictError", ...base, retryAfterSeconds, rolloverId, state };
    }
  }
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
