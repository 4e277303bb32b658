import { describe, expect, it } from "@jest/globals";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { sendRaw } from "../raw-http.ts";
import { reverseFields } from "../reverse-fields.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildCaller, countStoredRecords, GRAPHQL, NOTHING, ONCE, post, REST } from "./idempotent-calls.ts";

describe("POST /v1/rollovers with an Idempotency-Key", () => {
  const api = useTestApi();

  it("201 replays the first response, and marks it as replayed", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    const first = await post(api, key, "order-1", { ...body, metadata: { desk: "é" } }).expect(201);
    expect(first.headers).not.toHaveProperty("idempotency-replayed");
    for (let count = 0; count < 3; count += 1) {
      const again = await post(api, key, "order-1", { ...body, metadata: { desk: "é" } }).expect(201);
      expect(again.text).toBe(first.text);
      expect(again.headers["idempotency-replayed"]).toBe("true");
      for (const name of ["etag", "location", "content-type", "content-length", "cache-control"]) {
        expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
      }
      expect(again.headers.location).toBe(`/v1/rollovers/${first.body.id}`);
      expect(again.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    }
    expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
  });

  it("201 replays the original response, even if the rollover has changed since", async () => {
    const { key, body } = await buildCaller(api);
    const first = await post(api, key, "k", body).expect(201);
    await api.db.prisma.rollover.update({
      where: { id: first.body.id },
      data: { state: "cancelled", version: 7, timelineSequence: 2 },
    });
    const again = await post(api, key, "k", body).expect(201);
    expect([again.text, again.headers.etag]).toEqual([first.text, '"1"']);
    expect((await api.call("get", `/v1/rollovers/${first.body.id}`, key)).body.version).toBe(7);
  });

  it("201 treats reordered fields and other whitespace as the same body", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    const sent = { ...body, metadata: { a: "1", b: "2" } };
    const first = await post(api, key, "k", sent).expect(201);
    const spellings = [
      JSON.stringify(sent, null, "\t"),
      ` \r\n${JSON.stringify(reverseFields(sent), null, 2)} `,
      JSON.stringify(sent).replaceAll('"type"', '"\\u0074ype"'),
    ];
    expect(new Set(spellings).size).toBe(3);
    for (const text of spellings) {
      const again = await post(api, key, "k", text).expect(201);
      expect([again.text, again.headers["idempotency-replayed"]]).toEqual([first.text, "true"]);
    }
    expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
  });

  it("201 treats a body that parses to the same input as the same body", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    const first = await post(api, key, "k", { ...body, externalId: "order 7", amount: { kind: "full" } });
    expect(first.status).toBe(201);
    const again = await post(api, key, "k", { ...body, externalId: " order 7 ", amount: { kind: "full" } });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
  });

  const OTHER_BODIES: { name: string; change: object }[] = [
    { name: "another value", change: { deliveryMethod: "wire" } },
    { name: "an additional field", change: { externalId: "order 7" } },
    { name: "a missing field", change: { attestations: undefined } },
    {
      name: "a changed nested field",
      change: { attestations: { eligibleAmount: true, taxableAcknowledged: true } },
    },
    { name: "a trailing space", change: { metadata: { note: "x " } } },
    { name: "another case", change: { metadata: { note: "X" } } },
  ];

  it.each(OTHER_BODIES)("422 rejects $name under the same key, and writes nothing", async ({ change }) => {
    const { key, organizationId, body } = await buildCaller(api);
    const sent = { ...body, metadata: { note: "x" } };
    const first = await post(api, key, "k", sent).expect(201);
    const other = await post(api, key, "k", { ...sent, ...change });
    expectProblem(other, "idempotency_key_reused");
    expect(other.headers).not.toHaveProperty("idempotency-replayed");
    expect(other.text).not.toContain(first.body.id);
    expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
    expect((await post(api, key, "k", sent).expect(201)).text).toBe(first.text);
  });

  it("201 treats another organization's identical key as a different one", async () => {
    const [caller, other] = [await buildCaller(api), await buildCaller(api)];
    const first = await post(api, caller.key, "shared", caller.body).expect(201);
    const stolen = await post(api, other.key, "shared", caller.body);
    expectProblem(stolen, "not_found");
    expect(stolen.text).not.toContain(first.body.id);
    const otherCreated = await post(api, other.key, "shared", other.body).expect(201);
    expect(otherCreated.headers).not.toHaveProperty("idempotency-replayed");
    expect(otherCreated.body.id).not.toBe(first.body.id);
    for (const { organizationId } of [caller, other]) {
      expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
    }
  });

  it.each([
    { first: REST, second: GRAPHQL },
    { first: GRAPHQL, second: REST },
  ])("201 treats one key in two transports as two keys, $first.name first", async ({ first, second }) => {
    const { key, organizationId, body } = await buildCaller(api);
    const other = { ...body, source: { ...body.source, accountNumber: "OTHER-1" } };
    const firstOutcome = await first.create(api, key, "k", body);
    const secondOutcome = await second.create(api, key, "k", other);
    expect([firstOutcome.code, secondOutcome.code]).toEqual([null, null]);
    expect(secondOutcome.rollover?.id).not.toBe(firstOutcome.rollover?.id);
    expect(await countStoredRecords(api, organizationId)).toEqual({ rollovers: 2, events: 2, records: 2 });
    expect((await first.create(api, key, "k", body)).rollover).toEqual(firstOutcome.rollover);
    expect((await second.create(api, key, "k", other)).rollover).toEqual(secondOutcome.rollover);
    // The duplicate rule also covers a rollover that the other transport created.
    expect((await second.create(api, key, "k2", body)).code).toBe("duplicate_rollover");
  });

  it.each([
    ["one character", "k"],
    ["255 characters", "k".repeat(255)],
    ["any visible characters", `"order/7"; a=b, {}[]~\\ 'x' <é>`],
  ])("201 accepts a key of %s", async (_name, idempotencyKey) => {
    const { key, organizationId, body } = await buildCaller(api);
    const first = await post(api, key, idempotencyKey, body).expect(201);
    const again = await post(api, key, idempotencyKey, body).expect(201);
    expect([again.text, again.headers["idempotency-replayed"]]).toEqual([first.text, "true"]);
    expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
  });

  it.each([
    ["an empty key", ""],
    ["a key of spaces, which is empty on the wire", "   "],
    ["256 characters", "k".repeat(256)],
    ["thousands of characters", "k".repeat(8_000)],
  ])("400 rejects %s, names the header, and writes nothing", async (_name, idempotencyKey) => {
    const { key, organizationId, body } = await buildCaller(api);
    const response = await post(api, key, idempotencyKey, body);
    expect(expectIssues(response, "invalid_request")).toEqual(["Idempotency-Key"]);
    expect(await countStoredRecords(api, organizationId)).toEqual(NOTHING);
  });

  it("201 distinguishes keys by every character, including case", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    const keys = ["key", "KEY", "key0", "ke", `${"k".repeat(254)}a`, `${"k".repeat(254)}b`];
    const ids = new Set<string>();
    for (const [index, idempotencyKey] of keys.entries()) {
      const source = { ...body.source, accountNumber: `CASE-${index}` };
      ids.add((await post(api, key, idempotencyKey, { ...body, source }).expect(201)).body.id);
    }
    expect(ids.size).toBe(keys.length);
    expect(await countStoredRecords(api, organizationId)).toEqual({ rollovers: 6, events: 6, records: 6 });
  });

  it("201 accepts the header name in any case", async () => {
    const { key, body } = await buildCaller(api);
    const text = JSON.stringify(body);
    const request = (name: string) =>
      `POST /v1/rollovers HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n${name}: k\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`;
    const [first] = await sendRaw(api.url, request("IDEMPOTENCY-KEY"));
    const [again] = await sendRaw(api.url, request("idempotency-key"));
    expect([first?.status, again?.status, again?.body]).toEqual([201, 201, first?.body]);
    expect(again?.headers["idempotency-replayed"]).toBe("true");
  });

  it("201 stores nothing without a key", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    await api.call("post", "/v1/rollovers", key).send(body).expect(201);
    expectProblem(await api.call("post", "/v1/rollovers", key).send(body), "duplicate_rollover");
    expect(await countStoredRecords(api, organizationId)).toEqual({ ...ONCE, records: 0 });
  });
});
