import { mapDatabaseError } from "@svc/database";
import { ROLLOVER_STATES, type RolloverState } from "@svc/rollover-rules/rollover-states";
import type { ActionName } from "@svc/rollover-rules/workflow/transitions";
import { type ErrorCode, type Problem, toProblem } from "@svc/service-kit/errors";
import type { RolloverView } from "../../rollovers/views/rollover-view.ts";

const USER_STATUSES: ReadonlySet<number> = new Set([409, 412, 422]);
/** Only an operator can resolve these errors. */
export const OPERATOR_CODES: ReadonlySet<ErrorCode> = new Set(["history_mismatch"]);

type EligibilityRule = RolloverView["eligibility"]["rules"][number];

type UserErrorNode = { code: ErrorCode; message: string; path: string[] } & (
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

type MapErrorPath = (steps: string[]) => string[];

/** Returns problems with status 409, 412 or 422 as user errors, and throws all others. */
export async function withUserErrors<T>(
  operation: () => Promise<T>,
  mapPath: MapErrorPath = (steps) => steps,
): Promise<{ result: T | null; errors: UserErrorNode[] }> {
  try {
    return { result: await operation(), errors: [] };
  } catch (error) {
    // Database constraints also detect conflicts, such as duplicates.
    const problem = toProblem(error, mapDatabaseError);
    if (!USER_STATUSES.has(problem.status) || OPERATOR_CODES.has(problem.code)) throw error;
    return { result: null, errors: toUserErrors(problem, mapPath) };
  }
}

function toUserErrors(problem: Problem, mapPath: MapErrorPath): UserErrorNode[] {
  const { code } = problem;
  if (problem.errors.length === 0) return [toUserError(problem, code)];
  const issueErrors = problem.errors.map(
    (issue): UserErrorNode => ({
      __typename: "ValidationError",
      code,
      message: issue.detail,
      path: ["input", ...mapPath(toSteps(issue.pointer ?? "#"))],
    }),
  );
  // If the list of issues is truncated, the problem's own message contains their total number.
  return problem.issueCount > issueErrors.length ? [...issueErrors, toUserError(problem, code)] : issueErrors;
}

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
      const { allowedActions = [], openRollovers = [] } = extensions;
      const state = findRolloverState(extensions);
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

/** Returns null if `state` is not a rollover state, because the GraphQL enum has only those. */
function findRolloverState({ state }: Extensions): RolloverState | null {
  return ROLLOVER_STATES.find((known) => known === state) ?? null;
}

/** Splits a JSON Pointer (RFC 6901). */
function toSteps(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
