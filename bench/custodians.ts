import type { BuiltKey } from "@svc/testing";
import type { Target } from "./load.ts";

const SEARCH = "/api/widget/custodians?q=fid";

/**
 * The search for a custodian as a widget sends it, with a session and with a public key, beside bare Express answering the
 * same bytes.
 *
 * @param startBare starts bare Express answering this body
 */
export async function custodianTargets(
  keys: { sk: BuiltKey; pk: BuiltKey },
  widgetAuth: string,
  startBare: (body: string) => Promise<string>,
): Promise<Target[]> {
  const opened = await fetch(`${widgetAuth}/api/widget/auth`, {
    method: "POST",
    headers: { authorization: `Bearer ${keys.sk.key}` },
  });
  const { sessionToken } = (await opened.json()) as { sessionToken: string };
  const bySession = { authorization: `Bearer ${sessionToken}` };
  const byKey = { authorization: `Bearer ${keys.pk.key}` };
  const found = await fetch(`${widgetAuth}${SEARCH}`, { headers: byKey });
  if (found.status !== 200) throw new Error(`the search answered ${found.status}`);
  const bare = await startBare(await found.text());
  return [
    { name: BARE_SEARCH, url: `${bare}/` },
    { name: SEARCH_BY_KEY, url: `${widgetAuth}${SEARCH}`, headers: byKey },
    { name: SEARCH_BY_SESSION, url: `${widgetAuth}${SEARCH}`, headers: bySession },
  ];
}

export const BARE_SEARCH = "bare Express, the custodians found";
export const SEARCH_BY_KEY = "custodian search with a public key";
export const SEARCH_BY_SESSION = "custodian search with a session";
