import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows } from "../stored-records.ts";

const PATH = "/api/widget/create-account";
const CALLS = 200;
const ADA = { firstName: "Ada", email: "ada@example.com", dateOfBirth: "1955-12-10" };

describe("200 concurrent calls for one participant", () => {
  let firstInstance: TestWidgetAuth;
  let secondInstance: TestWidgetAuth;
  beforeAll(async () => {
    firstInstance = await startTestWidgetAuth();
    secondInstance = await startTestWidgetAuth({ sharedEnvironment: firstInstance });
  });
  afterAll(async () => {
    await secondInstance.stop();
    await firstInstance.stop();
  });

  it("over twenty sessions and two instances create one account, and 199 return it", async () => {
    const tokens = await Promise.all(
      Array.from(
        { length: CALLS / 10 },
        async () => (await firstInstance.openSession({ externalUserId: "participant-1" })).token,
      ),
    );
    const responses = await Promise.all(
      Array.from({ length: CALLS }, (_, index) => {
        const instance = index % 2 === 0 ? firstInstance : secondInstance;
        return instance.call("post", PATH, tokens[index % tokens.length] ?? "").send(ADA);
      }),
    );
    const results = responses.map(({ status, body }) => `${status} ${body.created}`);
    expect(results.toSorted()).toEqual([...Array(CALLS - 1).fill("200 false"), "201 true"]);
    const accounts = new Set(responses.map(({ body }) => JSON.stringify(body.account)));
    expect(accounts.size).toBe(1);
    expect(await countRows(firstInstance)).toEqual({ accounts: 1, events: 1 });
  });
});
