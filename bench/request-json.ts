/** Sends GET, or POST if there is a `body`. Does not retry. @throws Error with the response if its status is not 2xx */
export async function requestJson(
  url: string,
  path: string,
  key: string,
  body?: object,
  extraHeaders: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${key}`, ...(body ? { "content-type": "application/json" } : {}) };
  const response = await fetch(url + path, {
    method: body ? "POST" : "GET",
    headers: { ...headers, ...extraHeaders },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

export async function createAccount(url: string, key: string, name: string): Promise<string> {
  const body = { firstName: "Grace", email: `${name}@example.com` };
  const { account } = (await requestJson(url, "/v1/accounts", key, body)) as { account?: { id: string } };
  if (!account) throw new Error("the response has no account");
  return account.id;
}

export function buildDirectRollover(
  custodians: { source: string; destination: string },
  accountId: string,
  accountNumber: string,
) {
  return {
    accountId,
    type: "direct",
    source: { custodianId: custodians.source, accountType: "qualified_plan", accountNumber },
    destination: {
      custodianId: custodians.destination,
      accountType: "traditional_ira",
      accountNumber: "IRA-11223344",
    },
    amount: { kind: "full" },
    deliveryMethod: "wire",
    attestations: { eligibleAmount: true },
  };
}
