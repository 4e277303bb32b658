/** Asks once, as a client does. @param body is posted, where there is one @throws Error with what was answered, where that is no success */
export async function requestJson(
  url: string,
  path: string,
  key: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${key}`, ...(body ? { "content-type": "application/json" } : {}) };
  const answer = await fetch(url + path, {
    method: body ? "POST" : "GET",
    headers: { ...headers, ...more },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Makes a participant. @returns its id */
export async function createAccount(url: string, key: string, name: string): Promise<string> {
  const body = { firstName: "Grace", email: `${name}@example.com` };
  const { account } = (await requestJson(url, "/v1/accounts", key, body)) as { account?: { id: string } };
  if (!account) throw new Error("no account was answered");
  return account.id;
}
