import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { buildKey, buildRolloverBody } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

/** "zoë-Åñ" with single code points; U+212B is the angstrom sign, which NFC replaces by U+00C5. */
const COMPOSED = "zo\u00eb-\u212b\u00f1";
const DECOMPOSED = COMPOSED.normalize("NFD");

describe("Ambiguous text", () => {
  const api = useTestApi();

  async function sendBytes(path: string, body: Buffer) {
    const headers = { Authorization: `Bearer ${api.ak.key}`, "Content-Type": "application/json" };
    const response = await fetch(api.url + path, { method: "POST", headers, body });
    return { status: response.status, body: await response.json() };
  }

  it("400 rejects bytes that are not UTF-8, which would all decode to the same participant ID", async () => {
    const before = await countRows(api);
    for (const bytes of ["\xff\xfe", "\xfe\xff", "\xc0\xaf"]) {
      const text = `{"externalId":"utf8-${bytes}-1","firstName":"Ada","email":"ada@example.com"}`;
      const response = await sendBytes("/v1/accounts", Buffer.from(text, "latin1"));
      expect(response).toMatchObject({ status: 400, body: { code: "malformed_json" } });
    }
    const document = Buffer.from('{"query":"{ __typename } # \xff"}', "latin1");
    expect(await sendBytes("/graphql", document)).toMatchObject({ body: { code: "malformed_json" } });
    expect(await countRows(api)).toEqual(before);
  });

  it("400 rejects duplicate fields at any depth", async () => {
    const before = await countRows(api);
    const person = '"firstName":"A","email":"a@b.co"';
    const bodies: [string, string, string][] = [
      ["/v1/accounts", `{"externalId":"a","externalId":"b",${person}}`, "#/externalId"],
      ["/v1/accounts", `{"metadata":{"a":"1","\\u0061":"2"},${person}}`, "#/metadata/a"],
      ["/v1/accounts", `{"__proto__":{},"__proto__":{},${person}}`, "#/__proto__"],
      ["/graphql", '{"query":"{__typename}","variables":{"input":{"a":1,"a":2}}}', "#/variables/input/a"],
    ];
    for (const [path, body, pointer] of bodies) {
      const response = await api.call("post", path).set("Content-Type", "application/json").send(body);
      expect(expectProblem(response, "malformed_json").errors).toEqual([
        { pointer, detail: "This field appears twice." },
      ]);
    }
    const get = `/graphql?query={__typename}&variables=${encodeURIComponent('{"a":1,"a":2}')}`;
    expectProblem(await api.call("get", get), "malformed_json");
    expect(await countRows(api)).toEqual(before);
  });

  it("reads an escaped field name as sent, even if another organization sent a similar one before", async () => {
    const stranger = await buildKey(api, "ak");
    const buildAccountBody = (metadata: string) =>
      `{"firstName":"Ada","email":"a@b.co","metadata":${metadata}}`;
    const send = async (key: string, metadata: string) => {
      const headers = {
        Authorization: `Bearer ${key}`,
        "Content-Type": "application/json",
        "Idempotency-Key": randomUUID(),
      };
      const init = { method: "POST", headers, body: buildAccountBody(metadata) };
      const first = await (await fetch(`${api.url}/v1/accounts`, init)).text();
      return [first, await (await fetch(`${api.url}/v1/accounts`, init)).text()];
    };
    await send(stranger.key, '{"desk":"a","desk\\\\":"theirs"}');
    const responses = await send(api.ak.key, '{"desk":"b","desk\\n":"ours"}');
    const id = /"(acct_\w{26})"/.exec(responses[0] ?? "")?.[1];
    const headers = { Authorization: `Bearer ${api.ak.key}` };
    responses.push(await (await fetch(`${api.url}/v1/accounts/${id}`, { headers })).text());
    // Compare text, because a V8 bug makes JSON.parse confuse these names in this process, too.
    for (const text of responses) expect(text).toContain('"desk\\n":"ours"');
  });

  it("rejects a lone surrogate in a mutation with an idempotency key before the request is digested", async () => {
    const ada = { firstName: "Ada", email: "ada@example.com" };
    const account = await api.call("post", "/v1/accounts").send(ada).expect(201);
    const body = await buildRolloverBody(api, account.body.account.id);
    const { id } = (await api.call("post", "/v1/rollovers").send(body).expect(201)).body;
    const holdMutation = `mutation M($input: HoldRolloverInput!) {
      holdRollover(input: $input) { rollover { id } errors { code path } } }`;
    for (const idempotencyKey of ["hold-1", null]) {
      const input = { rolloverId: id, reason: "\ud800", idempotencyKey };
      const { data, errors } = await runGraphql(api, holdMutation, { input });
      expect(errors).toEqual([]);
      expect(data).toEqual({
        holdRollover: { rollover: null, errors: [{ code: "validation_failed", path: ["input", "reason"] }] },
      });
    }
    const restResponse = await api
      .call("post", `/v1/rollovers/${id}/actions`)
      .set("Idempotency-Key", "hold-1")
      .send({ action: "hold", params: { reason: "\udfff" } });
    expect(expectProblem(restResponse, "validation_failed").errors).toMatchObject([
      { pointer: "#/params/reason" },
    ]);
    const good = { rolloverId: id, reason: "checked twice", idempotencyKey: "hold-1" };
    const { data } = await runGraphql(api, holdMutation, { input: good });
    expect(data).toEqual({ holdRollover: { rollover: { id }, errors: [] } });
  });

  it.each(["%ff", "%C3%28", "%ED%A0%80", "%", "%4", "%zz"])(
    "400 rejects a query that is not percent-encoded UTF-8: %s",
    async (text) => {
      for (const path of ["/v1/custodians?q=", "/v1/accounts?externalId=", "/v1/rollovers?externalId="]) {
        expectProblem(await api.call("get", path + text), "invalid_request");
      }
      const query = `/graphql?query={__typename}&operationName=${text}`;
      expectProblem(await api.call("get", query), "invalid_request");
      expectProblem(await api.call("get", `/v1/rollovers/${text}`), "not_found");
    },
  );

  it("200 accepts a query in percent-encoded UTF-8", async () => {
    const participant = { externalId: "größe+1 %", firstName: "Ada", email: "ada@example.com" };
    await api.call("post", "/v1/accounts").send(participant).expect(201);
    for (const encoded of ["gr%C3%B6%c3%9fe%2B1+%25", encodeURIComponent(participant.externalId)]) {
      const list = await api.call("get", `/v1/accounts?externalId=${encoded}`).expect(200);
      expect(list.body.data).toMatchObject([{ externalId: participant.externalId }]);
    }
  });

  it("treats composed and decomposed forms of an ID as equal", async () => {
    const participant = { firstName: "Zoë", email: "zoe@example.com" };
    const create = (externalId: string) =>
      api.call("post", "/v1/accounts").send({ externalId, ...participant });
    const first = await create(DECOMPOSED).expect(201);
    expect(first.body.account.externalId).toBe(COMPOSED.normalize("NFC"));
    expect((await create(COMPOSED).expect(200)).body.account.id).toBe(first.body.account.id);

    const body = await buildRolloverBody(api, first.body.account.id);
    const sent = { ...body, externalId: DECOMPOSED };
    const rollover = await api.call("post", "/v1/rollovers").send(sent).expect(201);
    for (const externalId of [COMPOSED, DECOMPOSED]) {
      const query = `externalId=${encodeURIComponent(externalId)}`;
      const accounts = await api.call("get", `/v1/accounts?${query}`).expect(200);
      expect(accounts.body.data).toMatchObject([{ id: first.body.account.id }]);
      const rollovers = await api.call("get", `/v1/rollovers?${query}`).expect(200);
      expect(rollovers.body.data).toMatchObject([{ id: rollover.body.id }]);
    }
  });
});
