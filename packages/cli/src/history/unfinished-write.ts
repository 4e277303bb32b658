import { randomUUID } from "node:crypto";
import type { Session } from "../calls/session.ts";
import type { Env } from "../settings/paths.ts";
import { getPaths } from "../settings/paths.ts";
import { openHistory, type SentRequest } from "./history.ts";

interface Write {
  method: string;
  path: string;
  body: object;
}

/** A new attempt at a write, or an earlier one without a final response. */
export interface Attempt {
  idempotencyKey: string;
  ifVersion: number | undefined;
  isContinued: boolean;
}

/** Returns the unfinished attempt at the same write, or a new one. A repeated command thus makes its change only once. */
export async function findAttempt(session: Session, write: Write, env: Env): Promise<Attempt> {
  const history = openHistory(getPaths(env).history, { isEnabled: true });
  const url = new URL(session.baseUrl);
  const path = `${url.pathname.replace(/\/$/, "")}${write.path}`;
  const body = JSON.stringify(write.body);
  const unfinished = (await history.list()).find(
    (sent) =>
      isUnfinished(sent) &&
      sent.baseUrl === url.origin &&
      sent.keyDigest === session.keyDigest &&
      sent.method === write.method &&
      sent.path === path &&
      sent.body === body,
  );
  const version = unfinished?.ifMatch?.replaceAll('"', "");
  return {
    idempotencyKey: unfinished?.idempotencyKey ?? `svc-${randomUUID()}`,
    ifVersion: version === undefined ? undefined : Number(version),
    isContinued: unfinished !== undefined,
  };
}

/** True if the outcome is unknown. */
function isUnfinished({ idempotencyKey, status }: SentRequest): boolean {
  return idempotencyKey !== null && (status === null || status >= 500);
}
