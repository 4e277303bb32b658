import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import { ACTION_NAMES, ACTIONS } from "@svc/rollover-rules/workflow/transitions";
import { findCustodianId } from "@svc/testing";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { openApiDocument } from "../../src/index.ts";
import { EVENT_FILTERS, EVENT_TYPE_NAMES, EVENT_TYPES } from "../../src/webhooks/events/event-types.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner } from "./webhook-calls.ts";

const ROOT = new URL("../../../../", import.meta.url);
const NAMES: readonly string[] = EVENT_TYPE_NAMES;
const KINDS = [...new Set(NAMES.map((name) => name.split(".")[0] ?? ""))];
/** Matches event types as string literals, but not `action` values and file names such as `rollover.pdf`. */
const EVENT_TYPE_LITERAL = new RegExp(
  `(?<!\\baction)(?:: |\\? |\\[)"((?:${KINDS.join("|")})\\.(?!(?:pdf|csv)")[a-z_]+)"`,
  "g",
);

interface DescribedType {
  name: string;
  description: string;
  schema: object;
  example: { type: string; data: object };
}

describe("Event type registry", () => {
  it("contains the event of every action", () => {
    for (const action of ACTION_NAMES) expect(NAMES).toContain(ACTIONS[action].event);
  });

  it("contains exactly the types that the source code writes", async () => {
    const emittedTypes = new Set<string>(ACTION_NAMES.map((action) => ACTIONS[action].event));
    for await (const file of glob(["apps/*/src/**/*.ts", "packages/accounts/src/**/*.ts"], { cwd: ROOT })) {
      if (/generated|audit-actions|rest\/examples|webhooks\/events\//.test(file)) continue;
      const text = readFileSync(new URL(file, ROOT), "utf8");
      // These database functions name their event type in SQL.
      if (text.includes("await recordAccountCreated(")) emittedTypes.add("account.created");
      if (text.includes("await recordWrongAnswer(")) emittedTypes.add("account.identity_locked");
      for (const [, type] of text.matchAll(EVENT_TYPE_LITERAL)) emittedTypes.add(type ?? "");
    }
    // These timeline entries emit no event.
    for (const type of ["rollover.sealed", "rollover.script_ended"])
      expect(emittedTypes.delete(type)).toBe(true);
    expect([...emittedTypes].sort()).toEqual([...NAMES].sort());
  });

  it("has a valid example of each type, and lists the allowed filters", () => {
    for (const name of EVENT_TYPE_NAMES)
      expect(EVENT_TYPES[name].data.safeParse(EVENT_TYPES[name].example).error).toBeUndefined();
    expect(EVENT_FILTERS).toEqual([...NAMES, ...KINDS.map((kind) => `${kind}.*`), "*"]);
  });
});

describe("Webhooks of the OpenAPI document", () => {
  const { webhooks = {} } = openApiDocument();

  it("are the types of the registry, each with its headers and responses", () => {
    expect(Object.keys(webhooks)).toEqual(NAMES);
    for (const { post } of Object.values(webhooks)) {
      const { parameters, responses } = post as { parameters: { name: string }[]; responses: object };
      expect(parameters.map(({ name }) => name)).toEqual([
        "webhook-id",
        "webhook-timestamp",
        "webhook-signature",
        "traceparent",
        "tracestate",
      ]);
      expect(Object.keys(responses).sort()).toEqual(["2XX", "410", "default"]);
    }
  });
});

describe("GET /v1/event-types", () => {
  const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
  const api = useTestApi();

  const describeTypes = async (): Promise<DescribedType[]> =>
    (await api.call("get", "/v1/event-types").expect(200)).body.data;

  it("200 returns each type with a description, a JSON Schema and an example that matches it", async () => {
    const types = await describeTypes();
    expect(types.map(({ name }) => name)).toEqual(NAMES);
    for (const { name, description, schema, example } of types) {
      expect(description).toMatch(/^[A-Z].{15,}\.$/);
      const validate = ajv.compile(schema);
      expect([name, validate(example), validate.errors]).toEqual([name, true, null]);
      expect(validate({ ...example, type: "other" })).toBe(false);
      expect(validate({ ...example, data: { ...example.data, name: "Ada" } })).toBe(false);
    }
  });

  it("events of rollovers, accounts and keys match their schemas", async () => {
    const { send, organizationId, createEndpoint } = await buildWebhookOwner(api);
    const source = { custodianId: await findCustodianId(api, "test-manual"), accountType: "qualified_plan" };
    const destination = {
      custodianId: await findCustodianId(api, "vanguard"),
      accountType: "traditional_ira",
    };
    const createRollover = async (externalId: string) => {
      const participant = { externalId, firstName: "Ada", email: `${externalId}@example.com` };
      const { account } = (await send("post", "accounts", participant).expect(201)).body;
      const rollover = {
        accountId: account.id,
        type: "direct",
        source: { ...source, accountNumber: `1-${externalId}` },
        destination: { ...destination, accountNumber: `2-${externalId}` },
        amount: { kind: "full" },
        deliveryMethod: "check",
        attestations: { eligibleAmount: true },
      };
      const { id } = (await send("post", "rollovers", rollover).expect(201)).body;
      const advance = (to: string) => send("post", `sandbox/rollovers/${id}/advance`, { to }).expect(200);
      return { id, advance };
    };
    const completed = await createRollover("one");
    await send("patch", `rollovers/${completed.id}`, { metadata: { a: "1" } }).expect(200);
    await completed.advance("on_hold");
    await completed.advance("completed");
    for (const end of ["rejected", "failed", "cancelled", "expired"])
      await (await createRollover(end)).advance(end);
    const late = await createRollover("late");
    await late.advance("requested");
    await send("post", "sandbox/clock/advance", { days: 20 }).expect(200);
    const soft = await createRollover("soft");
    await soft.advance("requested");
    const simulation = { happening: "soft_rejected" };
    await send("post", `sandbox/rollovers/${soft.id}/simulate`, simulation).expect(200);
    const { id } = await createEndpoint({ eventTypes: ["account.created"] });
    await send("post", `webhook-endpoints/${id}/test`).expect(202);
    await send("post", "api-keys/rotate", { gracePeriodSeconds: 600 }).expect(201);

    const schemas = new Map((await describeTypes()).map(({ name, schema }) => [name, ajv.compile(schema)]));
    const seenTypes = new Set<string>();
    let cursor = "";
    do {
      const page = (await send("get", `events?limit=100${cursor}`).expect(200)).body;
      for (const event of page.data) {
        seenTypes.add(event.type);
        const validate = schemas.get(event.type);
        expect([event.type, validate?.(event), validate?.errors]).toEqual([event.type, true, null]);
      }
      cursor = page.hasMore ? `&cursor=${page.nextCursor}` : "";
    } while (cursor !== "");
    expect(await api.db.prisma.event.count({ where: { organizationId } })).toBeGreaterThan(40);
    for (const type of [
      "rollover.overdue",
      "rollover.expired",
      "rollover.custodian_soft_rejected",
      "rollover.completed",
      "rollover.updated",
      "account.created",
      "api_key.rotated",
      "webhook.test",
    ])
      expect(seenTypes).toContain(type);
  });
});
