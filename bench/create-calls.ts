import { buildAccount, buildRolloverBody, findCustodianId, type TestEnvironment } from "@svc/testing";
import { type Call, UNIQUE } from "./load/variant.ts";

/** Builds one call per key. The rollovers need no documents. */
export async function buildCreateCalls(
  test: TestEnvironment,
  organizationId: string,
  keys: readonly string[],
): Promise<Call[]> {
  const custodian = await findCustodianId(test, "test-manual");
  const calls: Call[] = [];
  for (const key of keys) {
    const account = await buildAccount(test, organizationId, { dateOfBirth: "1960-02-03" });
    const body = await buildRolloverBody(test, account.id);
    body.source.custodianId = custodian;
    body.source.accountNumber = `B-${UNIQUE}`;
    const headers = {
      "content-type": "application/json",
      "idempotency-key": `bench-${UNIQUE}`,
      authorization: `Bearer ${key}`,
    };
    calls.push({ method: "POST", path: "/v1/rollovers", headers, body: JSON.stringify(body) });
  }
  return calls;
}

let lastNumber = 0;

/** Sends a call, with a new number for `UNIQUE`. */
export async function post(url: string, { path, headers = {}, body = "" }: Call): Promise<{ id: string }> {
  lastNumber += 1;
  // The first digit differs from the numbers of the load generators and of identical-responses.ts.
  const replaceUnique = (text: string) => text.replaceAll(UNIQUE, `8${String(lastNumber).padStart(11, "0")}`);
  const response = await fetch(url + path, {
    method: "POST",
    headers: { ...headers, "idempotency-key": replaceUnique(headers["idempotency-key"] ?? "") },
    body: replaceUnique(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { id: string };
}
