import { describe, expect, it } from "@jest/globals";
import { CREATE_ROLLOVER, type CreateRolloverData, runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  buildCaller,
  type Caller,
  countStoredRecords,
  GRAPHQL,
  NOTHING,
  ONCE,
  type RolloverBody,
} from "./idempotent-calls.ts";

describe("createRollover with an idempotencyKey", () => {
  const api = useTestApi();

  const create = ({ key }: Caller, idempotencyKey: string | null, body: object) =>
    GRAPHQL.create(api, key, idempotencyKey, body);

  it("replays the first response, and does nothing twice", async () => {
    const caller = await buildCaller(api);
    const body = { ...caller.body, metadata: { desk: "é" }, amount: { kind: "partial", requested: "7.50" } };
    const first = await create(caller, "order-1", body);
    expect(first).toEqual({ rollover: expect.objectContaining({ metadata: { desk: "é" } }), code: null });
    expect(await create(caller, "order-1", body)).toEqual(first);
    const id = first.rollover?.id ?? "";
    await api.db.prisma.rollover.update({ where: { id }, data: { state: "cancelled", version: 7 } });
    expect(await create(caller, "order-1", body)).toEqual(first);
    expect(await countStoredRecords(api, caller.organizationId)).toEqual(ONCE);
  });

  it("replays with the fields that the repeated request selects", async () => {
    const { key, body } = await buildCaller(api);
    const input = { ...body, idempotencyKey: "k" };
    const idOnlyMutation =
      "mutation M($input: CreateRolloverInput!) { createRollover(input: $input) { rollover { id } } }";
    const { data } = await runGraphql<CreateRolloverData>(api, idOnlyMutation, { input }, key);
    const again = await runGraphql<CreateRolloverData>(api, CREATE_ROLLOVER, { input }, key);
    expect(again.data.createRollover).toMatchObject({
      rollover: { id: data.createRollover.rollover?.id, source: { accountNumberMask: "****8877" } },
      errors: [],
    });
  });

  it("treats nulls, reordered fields and literals as the same input", async () => {
    const caller = await buildCaller(api);
    const { attestations, ...body } = caller.body;
    const first = await create(caller, "k", body);
    const { accountId, source, destination, ...others } = body;
    const nulls = { externalId: null, metadata: null, attestations: null };
    const reversed = Object.fromEntries(Object.entries(source).reverse());
    const again = { ...nulls, ...others, destination, source: reversed, accountId };
    expect(await create(caller, "k", again)).toEqual(first);

    const formatSide = (side: RolloverBody["source"] | RolloverBody["destination"]) =>
      `{accountNumber: "${side.accountNumber}", accountType: ${side.accountType}, custodianId: "${side.custodianId}"` +
      `${"planName" in side ? `, planName: "${side.planName}"` : ""}}`;
    const literal = `mutation { createRollover(input: {idempotencyKey: "k", deliveryMethod: check, type: direct,
      amount: {kind: full}, source: ${formatSide(source)}, destination: ${formatSide(destination)}, accountId: "${accountId}"
    }) { rollover { id } errors { code } } }`;
    const { data } = await runGraphql<CreateRolloverData>(api, literal, {}, caller.key);
    expect(data.createRollover).toEqual({ rollover: { id: first.rollover?.id }, errors: [] });
    expect(await countStoredRecords(api, caller.organizationId)).toEqual(ONCE);
  });

  it("returns one rollover for two mutations in one document that share a key", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    const document = `mutation M($input: CreateRolloverInput!) {
      one: createRollover(input: $input) { rollover { id } errors { code } }
      two: createRollover(input: $input) { rollover { id } errors { code } }
    }`;
    const input = { ...body, idempotencyKey: "k" };
    type Twice = Record<"one" | "two", CreateRolloverData["createRollover"]>;
    const { data } = await runGraphql<Twice>(api, document, { input }, key);
    expect(data.one).toEqual({ rollover: { id: expect.stringMatching(/^rol_/) }, errors: [] });
    expect(data.two).toEqual(data.one);
    expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
  });

  it("returns idempotency_key_reused for another input among the payload's errors", async () => {
    const caller = await buildCaller(api);
    const first = await create(caller, "k", caller.body);
    const input = { ...caller.body, deliveryMethod: "wire", idempotencyKey: "k" };
    const response = await runGraphql<CreateRolloverData>(api, CREATE_ROLLOVER, { input }, caller.key);
    expect([response.status, response.errors]).toEqual([200, []]);
    expect(response.data.createRollover).toEqual({
      rollover: null,
      errors: [{ code: "idempotency_key_reused", message: expect.any(String), path: ["input"] }],
    });
    expect(await countStoredRecords(api, caller.organizationId)).toEqual(ONCE);
    expect(await create(caller, "k", caller.body)).toEqual(first);
  });

  // Length is counted in code points, not UTF-16 units.
  it.each([
    ["one letter", "k"],
    ["a space", " "],
    ["255 letters", "k".repeat(255)],
    ["255 non-ASCII letters", "é".repeat(255)],
    ["255 surrogate pairs", "😀".repeat(255)],
    ["a control character", "\u0000"],
  ])("accepts a key of %s", async (_name, idempotencyKey) => {
    const caller = await buildCaller(api);
    const first = await create(caller, idempotencyKey, caller.body);
    expect(first.code).toBeNull();
    expect(await create(caller, idempotencyKey, caller.body)).toEqual(first);
    expect(await countStoredRecords(api, caller.organizationId)).toEqual(ONCE);
  });

  // A lone surrogate has no UTF-8 bytes, so two such keys would be equal.
  it.each([
    ["an empty key", ""],
    ["256 letters", "k".repeat(256)],
    ["256 surrogate pairs", "😀".repeat(256)],
    ["a lone high surrogate", "\ud800"],
    ["a lone low surrogate", "a\udfff"],
  ])("rejects %s with invalid_request, and writes nothing", async (_name, idempotencyKey) => {
    const { key, organizationId, body } = await buildCaller(api);
    const input = { ...body, idempotencyKey };
    const { data, errors } = await runGraphql<object | null>(api, CREATE_ROLLOVER, { input }, key);
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { path: ["createRollover"], extensions: { code: "invalid_request", status: 400 } },
    ]);
    expect(errors[0]?.extensions.errors).toMatchObject([{ detail: expect.stringContaining("1 to 255") }]);
    expect(await countStoredRecords(api, organizationId)).toEqual(NOTHING);
  });

  it("treats null as no key", async () => {
    const caller = await buildCaller(api);
    expect((await create(caller, null, caller.body)).code).toBeNull();
    expect((await create(caller, null, caller.body)).code).toBe("duplicate_rollover");
    expect((await countStoredRecords(api, caller.organizationId)).records).toBe(0);
  });
});
