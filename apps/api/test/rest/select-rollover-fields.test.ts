import { beforeAll, describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildAccount, buildKey, buildRolloverBody } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

type Json = Record<string, unknown>;

describe("Selected fields of rollovers", () => {
  const api = useTestApi();
  /** Newest first. */
  let rollovers: Json[];
  /** The account of the newest rollover. */
  let account: Json;
  const readCustodian = async (side: unknown) =>
    (await api.call("get", `/v1/custodians/${(side as { custodianId: string }).custodianId}`).expect(200))
      .body;
  const list = (query: string, key?: string) => api.call("get", `/v1/rollovers?${query}`, key);

  beforeAll(async () => {
    rollovers = [];
    for (const externalId of ["one", "two", "three"]) {
      const { id } = await buildAccount(api, api.ak.organizationId);
      account = (await api.call("get", `/v1/accounts/${id}`).expect(200)).body;
      const body = { ...(await buildRolloverBody(api, id)), externalId };
      rollovers.unshift((await api.call("post", "/v1/rollovers").send(body).expect(201)).body);
    }
  });

  const pick = (rollover: Json | undefined, names: string[]) =>
    Object.fromEntries(Object.entries(rollover ?? {}).filter(([name]) => names.includes(name)));

  describe.each([
    [
      "GET /v1/rollovers/{id}",
      async (query: string) => {
        const { body } = await api.call("get", `/v1/rollovers/${rollovers[0]?.id}?${query}`).expect(200);
        return body as Json;
      },
    ],
    ["GET /v1/rollovers", async (query: string) => (await list(query).expect(200)).body.data[0] as Json],
  ])("%s", (_name, read) => {
    it.each([
      "fields=state,amounts",
      "fields=state&fields=amounts",
      "fields[]=state&fields[]=amounts",
      "fields=amounts,state,state",
    ])("200 returns only the fields of %s, in the order of the full rollover", async (query) => {
      const body = await read(query);
      expect(body).toEqual(pick(rollovers[0], ["id", "object", "amounts", "state"]));
      expect(Object.keys(body)).toEqual(["id", "object", "amounts", "state"]);
    });

    it("200 adds the account and the custodians on request", async () => {
      const { source, destination } = rollovers[0] as { source: Json; destination: Json };
      expect(await read("expand=account,custodians")).toEqual({
        ...rollovers[0],
        source: { ...source, custodian: await readCustodian(source) },
        destination: { ...destination, custodian: await readCustodian(destination) },
        account,
      });
    });

    it("200 combines fields and expand: custodians only where a side is selected", async () => {
      const { source } = rollovers[0] as { source: Json };
      expect(await read("fields=source&expand=custodians,account")).toEqual({
        ...pick(rollovers[0], ["id", "object"]),
        source: { ...source, custodian: await readCustodian(source) },
        account,
      });
    });
  });

  it("200 returns complete rollovers without parameters, and with view=full", async () => {
    expect((await list("").expect(200)).body.data).toEqual(rollovers);
    expect((await list("view=full").expect(200)).body.data).toEqual(rollovers);
  });

  it("200 returns summaries with view=summary", async () => {
    const { data } = (await list("view=summary").expect(200)).body;
    const [summary] = data as Json[];
    expect(summary).toMatchObject(
      pick(rollovers[0], ["id", "object", "state", "source", "amount", "updatedAt"]),
    );
    for (const name of ["amounts", "documents", "deadlines", "taxTreatment"])
      expect(summary).not.toHaveProperty(name);
    expect(JSON.stringify(data).length).toBeLessThan(JSON.stringify(rollovers).length / 2);
  });

  it("200 pages through the list with the same cursors as the full list", async () => {
    const first = (await list("limit=2&fields=externalId").expect(200)).body;
    expect(first.nextCursor).toBe((await list("limit=2").expect(200)).body.nextCursor);
    const second = (await list(`limit=2&fields=externalId&cursor=${first.nextCursor}`).expect(200)).body;
    expect([...first.data, ...second.data].map(({ externalId }: Json) => externalId)).toEqual([
      "three",
      "two",
      "one",
    ]);
    expect(second.hasMore).toBe(false);
    const filtered = (await list("externalId=two&fields=externalId").expect(200)).body;
    expect(filtered.data).toHaveLength(1);
  });

  it("200 sends the ETag with fields, but not with expand, because the version does not cover expanded objects", async () => {
    const path = `/v1/rollovers/${rollovers[0]?.id}`;
    const withFields = await api.call("get", `${path}?fields=state`).expect(200);
    expect(withFields.headers.etag).toBe(`"${rollovers[0]?.version}"`);
    await api
      .call("get", `${path}?fields=state`)
      .set("If-None-Match", String(withFields.headers.etag))
      .expect(304);
    const expanded = await api.call("get", `${path}?expand=account`).expect(200);
    expect(expanded.headers.etag).toBeUndefined();
    await api
      .call("get", `${path}?expand=account`)
      .set("If-None-Match", String(withFields.headers.etag))
      .expect(200);
  });

  it.each([
    ["fields=nothing", "fields", 'does not accept "nothing"'],
    ["fields=state,secret,constructor", "fields", 'does not accept "secret", "constructor"'],
    ["fields=__proto__", "fields", 'does not accept "__proto__"'],
    ["fields=", "fields", 'does not accept ""'],
    ["fields=source.custodianId", "fields", 'does not accept "source.custodianId"'],
    ["fields=account", "fields", 'does not accept "account"'],
    [`fields=${"x".repeat(3_000)}`, "fields", `does not accept "${"x".repeat(50)}"`],
    ["expand=events", "expand", 'does not accept "events"'],
    ["expand=account,", "expand", 'does not accept ""'],
  ])("400 invalid_request names the unknown fields of ?%s", async (query, parameter, detail) => {
    for (const path of ["/v1/rollovers", `/v1/rollovers/${rollovers[0]?.id}`]) {
      const response = await api.call("get", `${path}?${query}`);
      expectProblem(response, "invalid_request");
      expect(response.body.errors).toEqual([{ parameter, detail: expect.stringContaining(detail) }]);
    }
  });

  it.each([
    ["view=short", "view"],
    ["view=summary&fields=state", "view"],
  ])("400 invalid_request for ?%s", async (query, parameter) => {
    const response = await list(query);
    expectProblem(response, "invalid_request");
    expect(response.body.errors).toMatchObject([{ parameter }]);
  });

  it("400 unknown_parameter for view on a single rollover", async () => {
    expectProblem(
      await api.call("get", `/v1/rollovers/${rollovers[0]?.id}?view=summary`),
      "unknown_parameter",
    );
  });

  describe("with other keys", () => {
    let reader: BuiltKey;
    beforeAll(async () => {
      reader = await buildKey(api, "ak", {
        organizationId: api.ak.organizationId,
        scopes: ["rollovers:read"],
      });
    });

    it.each(["account", "custodians"])("403 for expand=%s without the scope of the object", async (name) => {
      for (const path of ["/v1/rollovers", `/v1/rollovers/${rollovers[0]?.id}`]) {
        expectProblem(await api.call("get", `${path}?expand=${name}`, reader.key), "insufficient_scope");
        await api.call("get", `${path}?fields=accountId`, reader.key).expect(200);
      }
    });

    it("404 and an empty list for another organization", async () => {
      const other = await buildKey(api, "ak");
      const path = `/v1/rollovers/${rollovers[0]?.id}?fields=id&expand=account`;
      expectProblem(await api.call("get", path, other.key), "not_found");
      expect((await list("fields=id&expand=account,custodians", other.key).expect(200)).body.data).toEqual(
        [],
      );
    });

    it("403 for another key type", async () => {
      const sk = await buildKey(api, "sk", { organizationId: api.ak.organizationId });
      expectProblem(await list("fields=id", sk.key), "key_type_not_allowed");
    });
  });
});
