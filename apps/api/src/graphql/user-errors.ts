import { mapDatabaseError } from "@svc/database";
import { type Problem, toProblem } from "@svc/service-kit";
import type { UserError } from "./generated/resolver-types.ts";

const USER_STATUSES: ReadonlySet<number> = new Set([409, 412, 422]);

/**
 * Runs a mutation's operation. What REST would answer with 409, 412 or 422 is a fault of the input, and comes back as
 * the payload's errors; all else is thrown on, and becomes a top-level error.
 */
export async function withUserErrors<T>(
  operation: () => Promise<T>,
): Promise<{ result: T | null; errors: UserError[] }> {
  try {
    return { result: await operation(), errors: [] };
  } catch (error) {
    // A broken constraint of the database says it too: a duplicate is noticed there.
    const problem = toProblem(error, mapDatabaseError);
    if (USER_STATUSES.has(problem.status)) return { result: null, errors: toUserErrors(problem) };
    throw error;
  }
}

function toUserErrors(problem: Problem): UserError[] {
  if (problem.errors.length === 0) return [{ code: problem.code, message: problem.message, path: ["input"] }];
  return problem.errors.map((fault) => ({
    code: problem.code,
    message: fault.detail,
    path: ["input", ...stepsOf(fault.pointer ?? "#")],
  }));
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
