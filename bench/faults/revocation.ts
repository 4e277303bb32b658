import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { requestJson } from "../request-json.ts";
import type { Site } from "./site.ts";
import { runSvc } from "./svc.ts";

const POLL_MS = 50;

interface WatchedSession {
  /**
   * Revokes the session's key, and waits until every widget process rejects the session.
   * @returns milliseconds from the revocation until the session was last accepted
   */
  revoke(): Promise<number>;
}

/** Creates a key, and opens a session with it. */
export async function openWatchedSession(site: Site): Promise<WatchedSession> {
  const { id, key } = await site.createWidgetKey();
  const [first] = site.target.widget;
  const opened = await requestJson(first ?? "", "/api/widget/auth", key, { externalUserId: randomUUID() });
  const readStatus = async (url: string) => {
    const headers = { authorization: `Bearer ${opened.sessionToken}` };
    const response = await fetch(`${url}/api/widget/custodians?q=fid`, { headers }).catch(() => null);
    await response?.body?.cancel();
    return response?.status ?? 0;
  };
  return {
    async revoke() {
      const tryToRevoke = () =>
        runSvc(["keys", "revoke", id], site.env).then(
          () => true,
          () => false,
        );
      while (!(await tryToRevoke())) await pause(POLL_MS);
      const revokedAt = performance.now();
      let lastServedAt = revokedAt;
      for (const url of site.target.widget) {
        for (let status = await readStatus(url); status !== 401; status = await readStatus(url)) {
          if (status === 200) lastServedAt = performance.now();
          await pause(POLL_MS);
        }
      }
      return lastServedAt - revokedAt;
    },
  };
}
