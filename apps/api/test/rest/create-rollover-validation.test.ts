import { afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

describe("POST /v1/rollovers with an invalid body", () => {
  const api = useTestApi();
  let body: Awaited<ReturnType<typeof buildRolloverBody>>;
  let before: Record<string, number>;
  beforeAll(async () => {
    body = await buildRolloverBody(api, (await buildAccount(api, api.ak.organizationId)).id);
  });
  beforeEach(async () => {
    before = await countRows(api);
  });
  afterEach(async () => {
    expect(await countRows(api)).toEqual(before);
  });

  const post = (sent: object | string) =>
    api.call("post", "/v1/rollovers").set("Content-Type", "application/json").send(sent);

  it("422 lists every field that an empty body lacks", async () => {
    expect(expectIssues(await post({}), "validation_failed")).toEqual([
      "#/accountId",
      "#/amount",
      "#/deliveryMethod",
      "#/destination",
      "#/source",
      "#/type",
    ]);
  });

  it("422 lists every error, including unknown fields and a delivery method that does not fit the type", async () => {
    const sent = {
      ...body,
      accountId: newId("rol"),
      deliveryMethod: "acats",
      source: {
        ...body.source,
        accountNumber: "4010$1234",
        planName: "",
        "a/b": 1,
        firstContributionDate: "2026-02-30",
      },
      destination: { custodianId: "vanguard", accountType: "401k" },
      amount: { kind: "partial" },
      attestations: { eligibleAmount: "yes", perhaps: true },
      externalId: "",
      metadata: { n: 1, "": "empty" },
      status: "completed",
    };
    expect(expectIssues(await post(sent), "validation_failed")).toEqual([
      "#/accountId",
      "#/amount/requested",
      "#/attestations/eligibleAmount",
      "#/attestations/perhaps",
      "#/deliveryMethod",
      "#/destination/accountNumber",
      "#/destination/accountType",
      "#/destination/custodianId",
      "#/externalId",
      "#/metadata/",
      "#/metadata/n",
      "#/source/accountNumber",
      "#/source/a~1b",
      "#/source/firstContributionDate",
      "#/source/planName",
      "#/status",
    ]);
  });

  it.each([
    ...[1000, "-1.00", "1.000", "1", "1.0", "1e3", "NaN", "1000000000000.00", "0.00", "", " 1.00"],
    ...["1,000.00", "01.00", ".50", "１.００", null, {}],
  ])("422 rejects the amount %j", async (requested) => {
    const response = await post({ ...body, amount: { kind: "partial", requested } });
    expect(expectIssues(response, "validation_failed")).toEqual(["#/amount/requested"]);
  });

  it.each([
    { amount: { kind: "partial" }, pointers: ["#/amount/requested"] },
    { amount: { kind: "full", requested: "10.00" }, pointers: ["#/amount/requested"] },
    { amount: { kind: "half" }, pointers: ["#/amount/kind"] },
    { amount: {}, pointers: ["#/amount/kind"] },
    { amount: { kind: "full", currency: "EUR" }, pointers: ["#/amount/currency"] },
    { amount: "full", pointers: ["#/amount"] },
    { amount: null, pointers: ["#/amount"] },
  ])("422 rejects $amount as an amount", async ({ amount, pointers }) => {
    expect(expectIssues(await post({ ...body, amount }), "validation_failed")).toEqual(pointers);
  });

  const METHODS = ["check", "wire", "ach", "acats", "internal"];
  it.each([
    { type: "direct", methods: ["check", "wire", "ach", "internal"] },
    { type: "trustee_transfer", methods: ["check", "wire", "ach", "acats"] },
    { type: "indirect_60_day", methods: ["check", "wire", "ach"] },
    { type: "in_plan", methods: ["internal"] },
  ])("422 rejects methods that can't deliver a $type rollover", async ({ type, methods }) => {
    for (const deliveryMethod of [...METHODS.filter((method) => !methods.includes(method)), "pigeon"]) {
      const response = await post({ ...body, type, deliveryMethod });
      expect(expectIssues(response, "validation_failed")).toEqual(["#/deliveryMethod"]);
    }
    for (const deliveryMethod of methods) {
      const response = await post({ ...body, type, deliveryMethod, amount: { kind: "partial" } });
      expect(expectIssues(response, "validation_failed")).toEqual(["#/amount/requested"]);
    }
  });

  it.each([
    ...["123", "a b", "----", "x".repeat(35), "12345678\u0000", "<script>", "123-45-6789", "123 45 6789"],
    ...["4010;DROP", "é1234", 40101234],
  ])("422 rejects the account number %j", async (accountNumber) => {
    const response = await post({ ...body, destination: { ...body.destination, accountNumber } });
    expect(expectIssues(response, "validation_failed")).toEqual(["#/destination/accountNumber"]);
    expect(response.text).not.toContain(String(accountNumber));
  });

  it.each([
    ...["0000-01-01", "1899-12-31", "2026-02-29", "2026-13-01", "26-01-01", "2026-1-1"],
    ...["2026-01-01T00:00:00Z", "", 20260101],
  ])("422 rejects %j as the first contribution date", async (firstContributionDate) => {
    const response = await post({ ...body, source: { ...body.source, firstContributionDate } });
    expect(expectIssues(response, "validation_failed")).toEqual(["#/source/firstContributionDate"]);
  });

  it.each([
    {
      metadata: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, "v"])),
      pointers: ["#/metadata"],
    },
    { metadata: { ["k".repeat(41)]: "v" }, pointers: [`#/metadata/${"k".repeat(41)}`] },
    { metadata: { k: "v".repeat(501) }, pointers: ["#/metadata/k"] },
    { metadata: { k: "123-45-6789" }, pointers: ["#/metadata/k"] },
    { metadata: { k: null }, pointers: ["#/metadata/k"] },
    { metadata: { k: { deep: "v" } }, pointers: ["#/metadata/k"] },
    { metadata: ["v"], pointers: ["#/metadata"] },
    { metadata: "v", pointers: ["#/metadata"] },
    { metadata: null, pointers: ["#/metadata"] },
  ])("422 rejects metadata with an error at $pointers", async ({ metadata, pointers }) => {
    expect(expectIssues(await post({ ...body, metadata }), "validation_failed")).toEqual(pointers);
  });

  it.each([
    { name: "U+0000 in a text", externalId: '"a\\u0000b"' },
    { name: "a lone surrogate in a text", externalId: '"a\\ud800b"' },
    { name: "256 characters", externalId: `"${"x".repeat(256)}"` },
    { name: "a Social Security number", externalId: '"participant 123-45-6789"' },
    { name: "null", externalId: "null" },
  ])("422 rejects $name as the externalId", async ({ externalId }) => {
    const response = await post(`${JSON.stringify(body).slice(0, -1)},"externalId":${externalId}}`);
    expect(expectIssues(response, "validation_failed")).toEqual(["#/externalId"]);
  });

  it("422 rejects __proto__ and constructor at any depth, and inherits nothing from them", async () => {
    const text = JSON.stringify(body).slice(0, -1);
    const polluted = await post(`${text},"__proto__":{"isAdmin":true}}`);
    expect(expectIssues(polluted, "validation_failed")).toContain("#/__proto__");
    const deep = await post(`${text},"metadata":{"__proto__":"x","constructor":{"prototype":{"a":"b"}}}}`);
    expect(expectIssues(deep, "validation_failed")).toEqual(
      expect.arrayContaining(["#/metadata/__proto__", "#/metadata/constructor"]),
    );
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it("422 quickly rejects a body nested deeper than the stack allows", async () => {
    const deep = `{"metadata":${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}}`;
    expect(expectIssues(await post(deep), "validation_failed")).toContain("#/accountId");
  });
});
