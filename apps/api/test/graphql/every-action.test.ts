import { describe, expect, it } from "@jest/globals";
import { mutationOf } from "../../src/rollovers/action-body.ts";
import { CALLERS_ACTIONS, type CallersAction } from "../../src/rollovers/workflow/transitions.ts";
import { useTestApi } from "../start-test-api.ts";
import { NOW } from "../workflow/rollover-course.ts";
import { ACTIONS, FITTING, LEADS } from "../workflow/workflow-table.ts";
import { asGraphql } from "./graphql-calls.ts";
import { SCHEMA } from "./select-all.ts";
import { actOn, buildTwin, callGraphql, callRest, Refusal, type Twin, withoutOwn } from "./transports.ts";

const ENUMS = [
  "request_documents.from",
  "mark_funds_sent.method",
  "mark_funds_sent.sentTo",
  "report_funds_returned.reason",
  "record_distribution.datesAttested",
  "mark_funds_received.datesAttested",
  "void_receipt.reason",
];

const REVIEWS: readonly CallersAction[] = ["accept_document", "reject_document"];

describe("every action, as a mutation", () => {
  const api = useTestApi({ clock: { now: () => new Date(NOW) } });

  async function buildFor(action: CallersAction): Promise<Twin> {
    const changes = action === "record_distribution" ? { type: "indirect_60_day" } : {};
    const twin = await buildTwin(api, changes);
    const [first] = Object.keys(LEADS[action]);
    const state = action === "void_receipt" ? "funds_received" : first;
    if (state === "on_hold") await actOn(twin, "hold");
    else if (state !== "draft") {
      await callRest(api, twin.key, "post", `/v1/sandbox/rollovers/${twin.rolloverId}/advance`, {
        to: state,
      });
    }
    if (REVIEWS.includes(action)) await actOn(twin, "provide_documents");
    return twin;
  }

  const byRest = async (
    { key, rolloverId }: Twin,
    action: CallersAction,
    params: object,
    more: object = {},
  ) =>
    asGraphql(
      (await callRest(api, key, "post", `/v1/rollovers/${rolloverId}/actions`, {
        action,
        params,
        ...more,
      })) as Record<string, unknown>,
    );
  const byGraphql = async ({ key, rolloverId }: Twin, action: CallersAction, fields: object) => {
    const input = { rolloverId, ...fields };
    const payload = (await callGraphql(api, key, "mutation", mutationOf(action), { input })) as {
      rollover: Record<string, unknown>;
    };
    return payload.rollover;
  };
  const outcomeOf = (call: Promise<unknown>) =>
    call.then(withoutOwn, (error) => {
      if (error instanceof Refusal) return { refused: error.code, because: error.message };
      throw error;
    });
  async function paramsFor(
    { key, rolloverId }: Twin,
    action: CallersAction,
  ): Promise<Record<string, unknown>> {
    if (action === "complete") return { postedAmount: "10000.00" };
    if (action !== "report_funds_returned" && !REVIEWS.includes(action)) return FITTING[action];
    const { transfers, documents } = (await callRest(api, key, "get", `/v1/rollovers/${rolloverId}`)) as {
      transfers: { id: string }[];
      documents: { id: string }[];
    };
    if (REVIEWS.includes(action)) return { ...FITTING[action], documentId: documents[0]?.id };
    return { ...FITTING[action], transferId: transfers[0]?.id };
  }

  it("is one, and there is no other", () => {
    expect([...CALLERS_ACTIONS].sort()).toEqual([...ACTIONS].sort());
    const mutations = Object.keys(SCHEMA.getMutationType()?.getFields() ?? {});
    expect(mutations).toEqual(expect.arrayContaining(CALLERS_ACTIONS.map(mutationOf)));
    expect(new Set(CALLERS_ACTIONS.map(mutationOf)).size).toBe(CALLERS_ACTIONS.length);
    expect(mutationOf("submit")).toBe("submitRollover");
    expect(mutationOf("mark_funds_sent")).toBe("markRolloverFundsSent");
    expect(mutations.filter((name) => /expire/i.test(name))).toEqual([]);
  });

  it.each(CALLERS_ACTIONS)("does what REST does: %s", async (action) => {
    const [one, other] = [await buildFor(action), await buildFor(action)];
    const rest = await outcomeOf(byRest(one, action, await paramsFor(one, action)));
    const graphql = await outcomeOf(byGraphql(other, action, await paramsFor(other, action)));
    expect(graphql).toEqual(rest);
    // `resolve_mismatch` is rejected, because nothing is mismatched.
    if (action !== "resolve_mismatch") expect(graphql).toMatchObject({ id: "rol_" });
  });

  it.each(CALLERS_ACTIONS)("writes nothing in a dry run, and shows what would be: %s", async (action) => {
    const twin = await buildFor(action);
    const params = await paramsFor(twin, action);
    const before = await callRest(api, twin.key, "get", `/v1/rollovers/${twin.rolloverId}`);
    const rest = await outcomeOf(byRest(twin, action, params, { dryRun: true }));
    const graphql = await outcomeOf(
      byGraphql(twin, action, { ...params, dryRun: true, idempotencyKey: "k" }),
    );
    expect(graphql).toEqual(rest);
    expect(await callRest(api, twin.key, "get", `/v1/rollovers/${twin.rolloverId}`)).toEqual(before);
  });

  it.each(CALLERS_ACTIONS.filter((action) => Object.keys(FITTING[action]).length > 0))(
    "refuses params that do not fit as REST does, and says where: %s",
    async (action) => {
      const twin = await buildFor(action);
      // GraphQL itself validates enums.
      const spoilt = Object.entries(FITTING[action]).map(([name, value]) => {
        if (ENUMS.includes(`${action}.${name}`)) return [name, value];
        return [name, Array.isArray(value) ? [] : " "];
      });
      const unfit = Object.fromEntries(spoilt);
      const rest = await outcomeOf(byRest(twin, action, unfit));
      expect(rest).toMatchObject({ refused: expect.stringMatching(/^(validation_failed|amount_mismatch)$/) });
      expect(await outcomeOf(byGraphql(twin, action, unfit))).toEqual(rest);
    },
  );
});
