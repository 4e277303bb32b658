import { describe, expect, it } from "@jest/globals";
import { CALLER_ACTIONS, type CallerAction } from "@svc/rollover-rules/workflow/transitions";
import {
  ACTIONS,
  TRANSITIONS,
  VALID_PARAMS,
} from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { toMutationName } from "../../src/rollovers/actions/action-body.ts";
import { useTestApi } from "../start-test-api.ts";
import { NOW } from "../workflow/rollover-steps.ts";
import { toGraphqlObject } from "./graphql-calls.ts";
import { SCHEMA } from "./select-all.ts";
import {
  buildTwin,
  callGraphql,
  callRest,
  executeActionOn,
  maskGenerated,
  Refusal,
  type Twin,
} from "./transports.ts";

/** Params whose types GraphQL itself checks, such as enums. */
const GRAPHQL_CHECKED_PARAMS = [
  "request_documents.from",
  "mark_funds_sent.method",
  "mark_funds_sent.sentTo",
  "report_funds_returned.reason",
  "record_distribution.datesAttested",
  "amend.destination",
  "report_death.actingParty",
  "resolve_death.resolution",
  "mark_funds_received.datesAttested",
  "void_receipt.reason",
  "reverse_posting.reason",
  "return_to_source.reason",
  "return_to_source.datesAttested",
];

/** States for actions that change recorded money. Other actions run in the first state that allows them. */
const STATE_WITH_MONEY: Partial<Record<CallerAction, string>> = {
  report_funds_returned: "funds_sent",
  correct_transfer: "funds_sent",
  void_receipt: "funds_received",
  return_to_source: "funds_received",
  correct_receipt: "funds_received",
};

const DOCUMENT_REVIEWS: readonly CallerAction[] = ["accept_document", "reject_document"];

describe("Mutations for every action", () => {
  const api = useTestApi({ clock: { now: () => new Date(NOW) } });

  async function buildTwinForAction(action: CallerAction): Promise<Twin> {
    const changes = action === "record_distribution" ? { type: "indirect_60_day" } : {};
    const twin = await buildTwin(api, changes);
    const [firstState] = Object.keys(TRANSITIONS[action]);
    const state = STATE_WITH_MONEY[action] ?? firstState;
    if (action === "resolve_death") await executeActionOn(twin, "report_death");
    else if (state === "on_hold") await executeActionOn(twin, "hold");
    else if (state !== "draft") {
      const path = `/v1/sandbox/rollovers/${twin.rolloverId}/advance`;
      await callRest(api, twin.key, "post", path, { to: state });
    }
    if (DOCUMENT_REVIEWS.includes(action)) await executeActionOn(twin, "provide_documents");
    return twin;
  }

  const actByRest = async ({ key, rolloverId }: Twin, action: CallerAction, body: object) => {
    const path = `/v1/rollovers/${rolloverId}/actions`;
    const rollover = await callRest(api, key, "post", path, { action, ...body });
    return toGraphqlObject(rollover as Record<string, unknown>);
  };
  const actByGraphql = async ({ key, rolloverId }: Twin, action: CallerAction, fields: object) => {
    const input = { rolloverId, ...fields };
    const payload = (await callGraphql(api, key, "mutation", toMutationName(action), { input })) as {
      rollover: Record<string, unknown>;
    };
    return payload.rollover;
  };
  const getOutcome = (call: Promise<unknown>) =>
    call.then(maskGenerated, (error) => {
      if (error instanceof Refusal) return { code: error.code, message: error.message };
      throw error;
    });
  async function buildParams(
    { key, rolloverId }: Twin,
    action: CallerAction,
  ): Promise<Record<string, unknown>> {
    if (action === "return_to_source")
      return { ...VALID_PARAMS.return_to_source, returnedOn: NOW.slice(0, 10) };
    if (action === "complete") return { postedAmount: "10000.00" };
    if (action !== "report_funds_returned" && !DOCUMENT_REVIEWS.includes(action)) return VALID_PARAMS[action];
    const { transfers, documents } = (await callRest(api, key, "get", `/v1/rollovers/${rolloverId}`)) as {
      transfers: { id: string }[];
      documents: { id: string }[];
    };
    if (DOCUMENT_REVIEWS.includes(action)) return { ...VALID_PARAMS[action], documentId: documents[0]?.id };
    return { ...VALID_PARAMS[action], transferId: transfers[0]?.id };
  }

  it("exist for each action of a caller, and for no other", () => {
    expect([...CALLER_ACTIONS].sort()).toEqual([...ACTIONS].sort());
    const mutations = Object.keys(SCHEMA.getMutationType()?.getFields() ?? {});
    expect(mutations).toEqual(expect.arrayContaining(CALLER_ACTIONS.map(toMutationName)));
    expect(new Set(CALLER_ACTIONS.map(toMutationName)).size).toBe(CALLER_ACTIONS.length);
    expect(toMutationName("submit")).toBe("submitRollover");
    expect(toMutationName("mark_funds_sent")).toBe("markRolloverFundsSent");
    expect(mutations.filter((name) => /expire/i.test(name))).toEqual([]);
  });

  it.each(CALLER_ACTIONS)("have the same result as REST: %s", async (action) => {
    const [restTwin, graphqlTwin] = [await buildTwinForAction(action), await buildTwinForAction(action)];
    const restOutcome = await getOutcome(
      actByRest(restTwin, action, { params: await buildParams(restTwin, action) }),
    );
    const graphqlOutcome = await getOutcome(
      actByGraphql(graphqlTwin, action, await buildParams(graphqlTwin, action)),
    );
    expect(graphqlOutcome).toEqual(restOutcome);
    // `resolve_mismatch` is refused, because no amounts differ.
    if (action !== "resolve_mismatch") expect(graphqlOutcome).toMatchObject({ id: "rol_" });
  });

  it.each(CALLER_ACTIONS)("write nothing in a dry run, and preview the same as REST: %s", async (action) => {
    const twin = await buildTwinForAction(action);
    const params = await buildParams(twin, action);
    const before = await callRest(api, twin.key, "get", `/v1/rollovers/${twin.rolloverId}`);
    const restOutcome = await getOutcome(actByRest(twin, action, { params, dryRun: true }));
    const input = { ...params, dryRun: true, idempotencyKey: "k" };
    const graphqlOutcome = await getOutcome(actByGraphql(twin, action, input));
    expect(graphqlOutcome).toEqual(restOutcome);
    expect(await callRest(api, twin.key, "get", `/v1/rollovers/${twin.rolloverId}`)).toEqual(before);
  });

  const canBeInvalid = (action: CallerAction) =>
    Object.keys(VALID_PARAMS[action]).some((name) => !GRAPHQL_CHECKED_PARAMS.includes(`${action}.${name}`));
  it.each(CALLER_ACTIONS.filter(canBeInvalid))(
    "reject invalid params as REST does, with their location: %s",
    async (action) => {
      const twin = await buildTwinForAction(action);
      const invalidEntries = Object.entries(VALID_PARAMS[action]).map(([name, value]) => {
        if (GRAPHQL_CHECKED_PARAMS.includes(`${action}.${name}`)) return [name, value];
        return [name, Array.isArray(value) ? [] : " "];
      });
      const invalidParams = Object.fromEntries(invalidEntries);
      const restOutcome = await getOutcome(actByRest(twin, action, { params: invalidParams }));
      const code = expect.stringMatching(/^(validation_failed|amount_mismatch)$/);
      expect(restOutcome).toMatchObject({ code });
      expect(await getOutcome(actByGraphql(twin, action, invalidParams))).toEqual(restOutcome);
    },
  );
});
