import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { buildRequest, readDocument } from "./documented-operations.ts";
import { LatestIds } from "./latest-ids.ts";
import { type RunningStack, START_TIMEOUT_MS, startRunningStack } from "./running-stack.ts";
import { openWidgetSession } from "./widget-session.ts";

describe("`npm start` on a machine without Redis", () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await startRunningStack({ redis: false });
  }, START_TIMEOUT_MS);
  afterAll(() => stack?.stop());

  it("runs in one process with a database role for each service, and logs no errors", async () => {
    expect(stack.output()).toContain("both services run in one process");
    const { operations } = readDocument("widget");
    const create = operations.find(({ id }) => id === "createOrRetrieveAccount");
    if (!create) throw new Error("the document has no createOrRetrieveAccount");
    const { path, init, sent } = buildRequest(create, new LatestIds());
    expect(sent).toHaveProperty("consent");
    const session = await openWidgetSession(stack);
    const created = await fetch(stack.widgetAuthUrl + path, {
      ...init,
      headers: { ...init.headers, ...session },
    });
    const response = await created.text();
    if (!created.ok) throw new Error(`create-account returned ${created.status}: ${response}`);

    const headers = { Authorization: `Bearer ${stack.demo.SVC_AK}` };
    const read = async (apiPath: string) =>
      (await (await fetch(stack.apiUrl + apiPath, { headers })).json()) as Page;
    const { account } = JSON.parse(response) as { account: { id: string } };
    expect((await read(`/v1/accounts/${account.id}/consents`)).data).toHaveLength(1);
    await pollUntil("the use of the secret key is recorded", async () =>
      (await read("/v1/api-keys?limit=100")).data.some(({ type, lastUsedAt }) => type === "sk" && lastUsedAt),
    );
    expect(stack.errors()).toEqual([]);
  });
});

interface Page {
  data: { type?: string; lastUsedAt?: string | null }[];
}
