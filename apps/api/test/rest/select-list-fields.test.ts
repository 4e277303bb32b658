import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

type Json = Record<string, unknown>;

describe("Selected fields of list items", () => {
  const api = useTestApi();
  const paths: Record<string, string> = {
    accounts: "/v1/accounts",
    custodians: "/v1/custodians",
    events: "/v1/events",
  };
  const list = async (name: string, query: string) =>
    (await api.call("get", `${paths[name]}?${query}`).expect(200)).body as Json & { data: Json[] };

  beforeAll(async () => {
    for (let count = 0; count < 2; count += 1) {
      const { id } = await buildAccount(api, api.ak.organizationId);
      const rollover = await api
        .call("post", "/v1/rollovers")
        .send(await buildRolloverBody(api, id))
        .expect(201);
      paths.timeline = `/v1/rollovers/${rollover.body.id}/timeline`;
    }
  });

  describe.each([
    ["accounts", ["id", "object"], ["email", "firstName"]],
    ["custodians", ["id", "object"], ["name", "slug"]],
    ["events", ["id", "object"], ["type", "data"]],
    ["timeline", ["object"], ["type", "sequence"]],
  ])("of %s", (name, alwaysReturned, fields) => {
    it("200 returns only the selected fields, in the order of the full item, on every page", async () => {
      const names = [...alwaysReturned, ...fields];
      const pick = (item: Json) =>
        Object.fromEntries(Object.entries(item).filter(([field]) => names.includes(field)));
      const full = await list(name, "limit=1");
      const selected = await list(name, `limit=1&fields=${fields.join(",")}`);
      expect(JSON.stringify(selected)).toBe(JSON.stringify({ ...full, data: full.data.map(pick) }));
      expect(Object.keys(selected.data[0] ?? {}).sort()).toEqual(names.sort());
      if (full.nextCursor === null) return;
      const next = await list(name, `limit=1&cursor=${full.nextCursor}&fields[]=${fields[0]}`);
      const nextFull = await list(name, `limit=1&cursor=${full.nextCursor}`);
      expect(next.data[0]?.[String(fields[0])]).toEqual(nextFull.data[0]?.[String(fields[0])]);
    });

    it("400 names each unknown field", async () => {
      const response = await api.call("get", `${paths[name]}?fields=${fields[0]},nothing,__proto__`);
      const { errors } = expectProblem(response, "invalid_request");
      expect(errors).toEqual([
        { parameter: "fields", detail: expect.stringContaining('does not accept "nothing", "__proto__".') },
      ]);
    });
  });

  it("200 returns the same cursor for events with and without selected fields", async () => {
    const full = await list("events", "order=oldest&limit=1");
    const selected = await list("events", "order=oldest&limit=1&fields=type");
    expect([selected.nextCursor, selected.hasMore]).toEqual([full.nextCursor, full.hasMore]);
  });
});
