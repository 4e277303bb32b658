import { mapDatabaseError } from "@svc/database";
import { Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { explainDuplicate } from "../store/duplicate-rollover.ts";

class DestinationError extends Error {
  readonly index: number;

  constructor(index: number, cause: unknown) {
    super(`destination ${index} was rejected`, { cause });
    this.index = index;
  }
}

/** @throws DestinationError with the index, for any error of `work` */
export async function attributeToDestination<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new DestinationError(index, error);
  }
}

/** Returns the error with pointers to the destination that failed. Call this after the transaction. */
export async function explainDistribution(call: Pick<ApiCall, "db">, error: unknown): Promise<unknown> {
  if (!(error instanceof DestinationError)) return error;
  const explained = await explainDuplicate(call, error.cause);
  const problem = explained instanceof Problem ? explained : mapDatabaseError(explained);
  if (!problem || problem.status >= 500) return explained;
  const destinationPointer = `#/destinations/${error.index}`;
  const { code, message, extensions, headers, errors } = problem;
  return new Problem(code, message, {
    extensions,
    headers,
    cause: problem,
    errors:
      errors.length === 0
        ? [{ pointer: destinationPointer, detail: message }]
        : errors.map((issue) => ({ ...issue, pointer: toPointer(destinationPointer, issue.pointer ?? "#") })),
  });
}

function toPointer(destinationPointer: string, pointer: string): string {
  const isShared = /^#\/(source|accountId|params|relationship|planKind|decedentName)\b/.test(pointer);
  return isShared ? pointer.replace("#/params", "#") : pointer.replace("#", destinationPointer);
}
