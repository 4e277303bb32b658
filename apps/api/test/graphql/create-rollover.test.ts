import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { CREATE_ROLLOVER, type CreateRolloverData, runGraphql } from "./graphql-calls.ts";

describe("createRollover", () => {
  const api = useTestApi();

  const buildInput = async (key = api.ak) =>
    buildRolloverBody(api, (await buildAccount(api, key.organizationId)).id);
  const create = (input: object, key = api.ak.key) =>
    runGraphql<CreateRolloverData>(api, CREATE_ROLLOVER, { input }, key);

  async function expectRefused(input: object) {
    const before = await countRows(api);
    const { status, data, errors } = await create(input);
    expect([status, errors, data.createRollover.rollover]).toEqual([200, [], null]);
    expect(await countRows(api)).toEqual(before);
    return data.createRollover.errors;
  }

  it("treats null for an optional input as omitted", async () => {
    const input = await buildInput();
    const nulls = {
      source: { ...input.source, planName: null, firstContributionDate: null },
      amount: { kind: "full", requested: null, currency: null },
      attestations: { taxableAcknowledged: null, noOtherRolloverIn12Months: null, eligibleAmount: null },
      externalId: null,
      metadata: null,
    };
    const { data } = await create({ ...input, ...nulls });
    expect(data.createRollover).toMatchObject({
      errors: [],
      rollover: {
        externalId: null,
        metadata: {},
        source: { planName: null },
        amount: { kind: "full", requested: null, currency: "USD" },
        eligibility: { outcome: "allowed_with_conditions" },
      },
    });
    const { data: again } = await create({ ...(await buildInput()), attestations: null });
    expect(again.createRollover.errors).toEqual([]);
  });

  it("accepts metadata as a variable, as a literal, and with a variable in the literal", async () => {
    const buildLiteral = async (metadata: string) => {
      const { accountId, source, destination } = await buildInput();
      const formatSide = (side: typeof source | typeof destination) =>
        `{custodianId: "${side.custodianId}", accountType: ${side.accountType}, accountNumber: "LITERAL-1"}`;
      return `{accountId: "${accountId}", type: direct, deliveryMethod: check, amount: {kind: full},
        source: ${formatSide(source)}, destination: ${formatSide(destination)}, metadata: ${metadata}}`;
    };
    const runLiteral = async (metadata: string, variables = "") => {
      const document = `mutation ${variables} { createRollover(input: ${await buildLiteral(metadata)}) {
        rollover { metadata } errors { code message path } } }`;
      return (await runGraphql<CreateRolloverData>(api, document)).data.createRollover;
    };
    const metadata = { desk: "west", "": undefined, "with space": "é" };
    const asVariable = await create({ ...(await buildInput()), metadata });
    expect(asVariable.data.createRollover.rollover?.metadata).toEqual({ desk: "west", "with space": "é" });

    const asLiteral = await runLiteral('{desk: "west", note: """block"""}');
    expect(asLiteral).toEqual({ rollover: { metadata: { desk: "west", note: "block" } }, errors: [] });
    const withVariable = await runLiteral('{desk: $desk, note: """block"""}', '($desk: String = "east")');
    expect(withVariable.rollover).toEqual({ metadata: { desk: "east", note: "block" } });
    const refused = await runLiteral("{n: 1, deep: {a: [true, null]}}");
    const paths = ["input.metadata.n", "input.metadata.deep"];
    expect(refused.errors.map(({ path }) => path.join("."))).toEqual(paths);
  });

  it.each([["text"], [1], [true], [["a"]]])(
    "rejects metadata %j before the operation runs",
    async (metadata) => {
      const { status, errors } = await create({ ...(await buildInput()), metadata });
      expect([status, errors[0]?.extensions.code]).toEqual([400, "BAD_USER_INPUT"]);
      expect(errors[0]?.message).toContain("JSONObject must be an object");
    },
  );

  it("returns validation_failed, a 422 in REST, as user errors, each with its path", async () => {
    const input = await buildInput();
    const errors = await expectRefused({
      ...input,
      accountId: "me",
      deliveryMethod: "acats",
      source: { ...input.source, accountNumber: "$$$$$$" },
      amount: { kind: "partial" },
      metadata: { "a/b~": "x".repeat(501), none: null },
    });
    for (const error of errors) {
      expect(error.code).toBe("validation_failed");
      expect(error.message.length).toBeGreaterThan(0);
    }
    expect([...new Set(errors.map(({ path }) => path.join(" ")))].sort()).toEqual([
      "input accountId",
      "input amount requested",
      "input deliveryMethod",
      "input metadata a/b~",
      "input metadata none",
      "input source accountNumber",
    ]);
  });

  it("returns duplicate_rollover, a 409 in REST, as a user error, also for concurrent requests", async () => {
    const input = await buildInput();
    const responses = await Promise.all(Array.from({ length: 8 }, () => create(input)));
    expect(responses.flatMap(({ errors }) => errors)).toEqual([]);
    const payloads = responses.map(({ data }) => data.createRollover);
    expect(payloads.filter(({ rollover }) => rollover !== null)).toHaveLength(1);
    const expected = { code: "duplicate_rollover", message: expect.any(String), path: ["input"] };
    for (const { rollover, errors } of payloads) if (rollover === null) expect(errors).toEqual([expected]);
    expect(await expectRefused(input)).toEqual([expected]);
  });
});
