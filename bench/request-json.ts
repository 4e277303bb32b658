/** Sends one request without retries. @param body sends a POST @throws Error with the response unless it is a success */
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
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Creates a participant's account. @returns its ID */
export async function createAccount(url: string, key: string, name: string): Promise<string> {
  const body = { firstName: "Grace", email: `${name}@example.com` };
  const { account } = (await requestJson(url, "/v1/accounts", key, body)) as { account?: { id: string } };
  if (!account) throw new Error("the response has no account");
  return account.id;
}
