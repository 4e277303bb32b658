import { dependencyUnavailable, type ErrorCode, Problem } from "@svc/service-kit";

/** What a broken constraint means to a client, in one table. A name that is not here is a fault of ours. */
const CONSTRAINT_CODES: Readonly<Record<string, ErrorCode>> = {
  open_work_one_live_key: "duplicate_rollover",
  rollovers_one_live_key: "duplicate_rollover",
  api_keys_rotated_from_id_key: "key_already_rotated",
};

/** SQLSTATE: deadlock, serialization failure, a lock that was not had in time. */
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
 * SQLSTATE: connection exceptions (08), a primary that has become a standby or takes no writes (25006), sessions ended by
 * the server (25P03, 25P04, 57P0x), a statement that took too long (57014), no disk, memory or connection left (53), input and output errors (58030);
 * and ours for a process without an index key that something may be under (SV001): others have it.
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

/** An error with all that it wraps, outermost first. */
function* layersOf(error: unknown): Generator<ErrorShape> {
  let layer: unknown = error;
  for (let depth = 0; depth < 6 && typeof layer === "object" && layer !== null; depth += 1) {
    const shape = layer as ErrorShape;
    yield shape;
    layer = shape.cause;
  }
}

/** The name of the constraint that an error of the database says was broken, or null. */
export function findBrokenConstraint(error: unknown): string | null {
  for (const { constraint } of layersOf(error)) if (typeof constraint === "string") return constraint;
  return null;
}

/**
 * What a client may be told of an error of the database: that it has too much to do, that it does not answer, or the code of the constraint that
 * was broken. Null for all else, which is a fault of ours.
 */
export function mapDatabaseError(error: unknown): Problem | null {
  // Whoever was refused a connection, whatever library asked for it.
  for (const layer of layersOf(error))
    if (layer instanceof Problem && layer.code === "overloaded") return layer;
  const constraint = findBrokenConstraint(error);
  const code = constraint === null ? undefined : CONSTRAINT_CODES[constraint];
  if (code) return new Problem(code, undefined, { cause: error });
  return [...layersOf(error)].some(isUnavailable) ? dependencyUnavailable("The database", error) : null;
}

/**
 * Whether the database ended a transaction because others were in its way, so that it may be run again as it was. A
 * client is told of one that was repeated in vain as of a database that is not available.
 */
export function isTransactionConflict(error: unknown): boolean {
  return [...layersOf(error)].some(isConflict);
}

function isConflict({ code }: ErrorShape): boolean {
  return typeof code === "string" && CONFLICT_SQLSTATES.has(code);
}

const INSUFFICIENT_PRIVILEGE = "42501";

/** Whether the database refused what the role that is logged in may not do. */
export function isInsufficientPrivilege(error: unknown): boolean {
  return [...layersOf(error)].some(({ code }) => code === INSUFFICIENT_PRIVILEGE);
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
