import { type Attempt, findAttempt } from "../history/unfinished-write.ts";
import { printNote } from "../output/print.ts";
import type { Env } from "../settings/paths.ts";
import type { Session } from "./session.ts";

interface WriteRequest {
  method: string;
  path: string;
  body: object;
  /** From the user. Default: the key of an unfinished attempt, or a new key. */
  idempotencyKey?: string | undefined;
}

/** Returns the attempt to use. Tells the user if it continues an earlier one. */
export async function beginWrite(session: Session, request: WriteRequest, env: Env): Promise<Attempt> {
  const { idempotencyKey, ...write } = request;
  if (idempotencyKey !== undefined) return { idempotencyKey, ifVersion: undefined, isContinued: false };
  const attempt = await findAttempt(session, write, env);
  if (attempt.isContinued) printNote("Continuing an earlier attempt whose outcome is unknown.");
  return attempt;
}

/**
 * Prints the request ID on a terminal, for `svc requests replay` and support. In scripts, prints it only for a repeated response.
 */
export function noteRequest(session: Session, isJson: boolean): void {
  const response = session.getLastResponse();
  const isShown = response?.isRepeated || process.stderr.isTTY;
  if (isJson || !isShown || response?.requestId == null) return;
  printNote(
    `Request ${response.requestId}${response.isRepeated ? " (already made; this is the original response)" : ""}`,
  );
}
