import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Site } from "./site.ts";
import { runSvc } from "./svc.ts";

const LOOK_EVERY_MS = 50;

interface WatchedSession {
  /**
   * Revokes the key, with retries, until every widget process rejects the session. @returns milliseconds that the session outlived its key
   */
  revoke(): Promise<number>;
}

export async function openWatchedSession(site: Site): Promise<WatchedSession> {
  const { id, key } = await site.createWidgetKey();
  const [first] = site.target.widget;
  const answer = await fetch(`${first}/api/widget/auth`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ externalUserId: randomUUID() }),
  });
  const { sessionToken } = (await answer.json()) as { sessionToken: string };
  const ask = async (url: string) => {
    const headers = { authorization: `Bearer ${sessionToken}` };
    const got = await fetch(`${url}/api/widget/custodians?q=fid`, { headers }).catch(() => null);
    await got?.body?.cancel();
    return got?.status ?? 0;
  };
  return {
    async revoke() {
      while (
        !(await runSvc(["keys", "revoke", id], site.env).then(
          () => true,
          () => false,
        ))
      )
        await pause(LOOK_EVERY_MS);
      const revoked = performance.now();
      let served = revoked;
      for (const url of site.target.widget) {
        for (let status = await ask(url); status !== 401; status = await ask(url)) {
          if (status === 200) served = performance.now();
          await pause(LOOK_EVERY_MS);
        }
      }
      return served - revoked;
    },
  };
}
