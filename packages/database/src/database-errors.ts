import { dependencyUnavailable, type ErrorCode, Problem } from "@svc/service-kit/errors";

/** Constraints that a client can violate. Any other violation is a bug. */
const CONSTRAINT_CODES: Readonly<Record<string, ErrorCode>> = {
  open_work_one_live_key: "duplicate_rollover",
  rollovers_one_live_key: "duplicate_rollover",
  api_keys_rotated_from_id_key: "key_already_rotated",
};

/** SQLSTATE: deadlock, serialization failure, lock timeout. */
const CONFLICT_SQLSTATES = new Set(["40P01", "40001", "55P03"]);
const UNAVAILABLE_SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/**
 * SQLSTATE: connection exceptions (08), read-only server (25006), sessions ended by the server (25P03, 25P04, 57P0x), statement
 * timeout (57014), out of resources (53), I/O errors (58030). `hold_index_keys` raises SV001 for a missing or retired index key.
 */
const UNAVAILABLE_SQLSTATE = /^(08...|25006|25P0[34]|53...|57014|57P0.|58030|SV001)$/;
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/;

interface ErrorShape {
  code?: unknown;
  message?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

const MAX_CAUSES = 6;

function* listErrorAndCauses(error: unknown): Generator<ErrorShape> {
  let layer: unknown = error;
  for (let depth = 0; depth < MAX_CAUSES && typeof layer === "object" && layer !== null; depth += 1) {
    const shape = layer as ErrorShape;
    yield shape;
    layer = shape.cause;
  }
}

/** Returns the name of the violated constraint, or null. */
export function findBrokenConstraint(error: unknown): string | null {
  for (const { constraint } of listErrorAndCauses(error))
    if (typeof constraint === "string") return constraint;
  return null;
}

/** Maps a database error to a problem for the client; null for a bug on our side. */
export function mapDatabaseError(error: unknown): Problem | null {
  for (const layer of listErrorAndCauses(error))
    if (layer instanceof Problem && layer.code === "overloaded") return layer;
  const constraint = findBrokenConstraint(error);
  const code = constraint === null ? undefined : CONSTRAINT_CODES[constraint];
  if (code) return new Problem(code, undefined, { cause: error });
  return [...listErrorAndCauses(error)].some(isUnavailable)
    ? dependencyUnavailable("The database", error)
    : null;
}

/** Returns whether a conflict aborted the transaction, which can then be retried. */
export function isTransactionConflict(error: unknown): boolean {
  return [...listErrorAndCauses(error)].some(isConflict);
}

function isConflict({ code }: ErrorShape): boolean {
  return typeof code === "string" && CONFLICT_SQLSTATES.has(code);
}

const INSUFFICIENT_PRIVILEGE = "42501";

export function isInsufficientPrivilege(error: unknown): boolean {
  return [...listErrorAndCauses(error)].some(({ code }) => code === INSUFFICIENT_PRIVILEGE);
}

function isUnavailable(layer: ErrorShape): boolean {
  const code = typeof layer.code === "string" ? layer.code : "";
  const message = typeof layer.message === "string" ? layer.message : "";
  return (
    isConflict(layer) ||
    UNAVAILABLE_SYSTEM_CODES.has(code) ||
    UNAVAILABLE_SQLSTATE.test(code) ||
    UNAVAILABLE_MESSAGE.test(message)
  );
}
