import { type Attempt, findAttempt } from "../history/unfinished-write.ts";
import { printNote } from "../output/print.ts";
import type { Env } from "../settings/paths.ts";
import type { Session } from "./session.ts";

interface WriteRequest {
  method: string;
  path: string;
  body: object;
  /** The user's own key. Without one, the write continues an unfinished attempt or gets a new key. */
  idempotencyKey?: string | undefined;
}

/** Returns the attempt to use for a write, and tells the user if it continues an earlier attempt. */
export async function beginWrite(session: Session, request: WriteRequest, env: Env): Promise<Attempt> {
  const { idempotencyKey, ...write } = request;
  if (idempotencyKey !== undefined) return { idempotencyKey, ifVersion: undefined, isContinued: false };
  const attempt = await findAttempt(session, write, env);
  if (attempt.isContinued) printNote("Continuing an earlier attempt whose outcome is unknown.");
  return attempt;
}

/** Prints the request ID of a write on a terminal, for `svc requests replay` and for support. In scripts, prints it only for a repeated response. */
export function noteRequest(session: Session, isJson: boolean): void {
  const response = session.getLastResponse();
  const isShown = response?.isRepeated || process.stderr.isTTY;
  if (isJson || !isShown || response?.requestId == null) return;
  printNote(
    `Request ${response.requestId}${response.isRepeated ? " (already made; this is the original response)" : ""}`,
  );
}
