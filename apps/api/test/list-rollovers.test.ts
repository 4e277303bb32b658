import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody } from "@svc/testing";
import { startTestApi, type TestApi } from "./start-test-api.ts";

describe("GET /v1/rollovers", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  it("200 lists what was created, newest first, page by page", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const account = await buildAccount(api, api.ak.organizationId);
      const body = await buildRolloverBody(api, account.id);
      const created = await api.call("post", "/v1/rollovers").send(body).expect(201);
      ids.unshift(created.body.id);
    }
    const first = await api.call("get", "/v1/rollovers?limit=2").expect(200);
    expect(first.body).toMatchObject({ object: "list", hasMore: true });
    const second = await api.call("get", `/v1/rollovers?limit=3&cursor=${first.body.nextCursor}`).expect(200);
    expect(second.body).toMatchObject({ hasMore: false, nextCursor: null });
    const seen = [...first.body.data, ...second.body.data].map((rollover: { id: string }) => rollover.id);
    expect(seen).toEqual(ids);
  });

  it("200 shows nothing of another organization", async () => {
    const stranger = await buildKey(api, "ak");
    const answer = await api.call("get", "/v1/rollovers", stranger.key).expect(200);
    expect(answer.body.data).toEqual([]);
  });
});
