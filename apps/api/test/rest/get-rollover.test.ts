import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

describe("GET /v1/rollovers/{id}", () => {
  const api = useTestApi();
  let rollover: { id: string; version: number };
  beforeAll(async () => {
    const account = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, account.id);
    rollover = (await api.call("post", "/v1/rollovers").send(body).expect(201)).body;
  });

  it("200 returns the rollover as created, with its version as the ETag", async () => {
    const response = await api.call("get", `/v1/rollovers/${rollover.id}`).expect(200);
    expect(response.body).toEqual(rollover);
    expect(response.headers).toMatchObject({ etag: `"${rollover.version}"`, "cache-control": "no-store" });
  });

  it("200 returns the current version and state of the row", async () => {
    await api.db.pool.query(
      "UPDATE rollovers SET state = 'on_hold', version = 7, timeline_sequence = 2 WHERE id = $1",
      [rollover.id],
    );
    const response = await api.call("get", `/v1/rollovers/${rollover.id}`).expect(200);
    expect(response.headers.etag).toBe('"7"');
    expect(response.body).toEqual({
      ...rollover,
      version: 7,
      state: "on_hold",
      status: "in_progress",
      pendingOn: "operations",
    });
  });

  it.each([
    ...["1", "rol_", "rol_zzzzzzzzzzzzzzzzzzzzzzzzzz", "ROL_01h2xcejqtf2nbrexx3vqjhp41"],
    ...["acct_01h2xcejqtf2nbrexx3vqjhp41", "rol_01h2xcejqtf2nbrexx3vqjhp41%00", "%00", "%", "%ff"],
    ...["..%2f..%2fetc%2fpasswd", "'%20OR%201=1", "x".repeat(4_000)],
  ])("404 for the malformed ID %s", async (id) => {
    expectProblem(await api.call("get", `/v1/rollovers/${id}`), "not_found");
  });
});
