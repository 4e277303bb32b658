import { describe, expect, it } from "@jest/globals";
import { findCustodianId, TestClock, toExampleShape } from "@svc/testing";
import { NOW, ROLLOVER_ID } from "../../src/context/example-values.ts";
import { endpointsIn } from "../../src/transport/rest/endpoints.ts";
import { useTestApi } from "../start-test-api.ts";

// biome-ignore lint/suspicious/noExplicitAny: each example is of its own shape.
const EXAMPLES: Readonly<Record<string, any>> = Object.fromEntries(
  endpointsIn("test").map(({ operationId, examples }) => [operationId, examples]),
);

// Fields that depend on the test's key, whose last use is recorded in the background.
const KEY_FIELDS = ["key", "name", "prefix", "last4", "scopes", "lastUsedAt", "firstUsedAt"];

describe("OpenAPI examples, run in order", () => {
  let rolloverPath: string;
  let accountId: string;
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  const expectExample = (body: unknown, example: unknown) =>
    expect(toExampleShape(body, KEY_FIELDS)).toEqual(toExampleShape(example, KEY_FIELDS));
  const get = async (path: string) => (await api.call("get", path).expect(200)).body;

  it("creates a participant, and retrieves it again", async () => {
    const { body, responses } = EXAMPLES.createOrRetrieveAccount;
    const created = await api.call("post", "/v1/accounts").send(body).expect(201);
    expectExample(created.body, responses[201]);
    accountId = created.body.account.id;
    expectExample((await api.call("post", "/v1/accounts").send(body).expect(200)).body, responses[200]);
    expectExample(await get(`/v1/accounts/${accountId}`), EXAMPLES.getAccount.responses[200]);
    expectExample(await get("/v1/accounts"), EXAMPLES.listAccounts.responses[200]);
  });

  it("finds custodians, and checks eligibility", async () => {
    const custodianPage = await get("/v1/custodians?q=test-manual&limit=1");
    const example = EXAMPLES.listCustodians.responses[200];
    expectExample(custodianPage.data, example.data);
    expectExample(
      await get(`/v1/custodians/${custodianPage.data[0].id}`),
      EXAMPLES.getCustodian.responses[200],
    );
    const { body, responses } = EXAMPLES.checkEligibility;
    const evaluated = await api.call("post", "/v1/rollovers/eligibility").send(body).expect(200);
    expectExample(evaluated.body, responses[200]);
  });

  it("drafts, changes and submits a rollover", async () => {
    const { body, responses } = EXAMPLES.createRollover;
    const [source, destination] = await Promise.all([
      findCustodianId(api, "test-manual"),
      findCustodianId(api, "fidelity"),
    ]);
    const drafted = await api
      .call("post", "/v1/rollovers")
      .send({
        ...body,
        accountId,
        source: { ...body.source, custodianId: source },
        destination: { ...body.destination, custodianId: destination },
      })
      .expect(201);
    expectExample(drafted.body, responses[201]);
    expect(EXAMPLES.createRollovers.responses[200].results[0].rollover).toEqual(responses[201]);
    rolloverPath = `/v1/rollovers/${drafted.body.id}`;
    expectExample(await get(rolloverPath), EXAMPLES.getRollover.responses[200]);
    const { updateRollover, executeAction } = EXAMPLES;
    const changed = await api.call("patch", rolloverPath).send(updateRollover.body).expect(200);
    expectExample(changed.body, updateRollover.responses[200]);
    const moved = await api.call("post", `${rolloverPath}/actions`).send(executeAction.body).expect(200);
    expectExample(moved.body, executeAction.responses[200]);
  });

  it("reads the rollover's state, actions and timeline", async () => {
    expectExample(await get("/v1/rollovers"), EXAMPLES.listRollovers.responses[200]);
    const headers = { Authorization: `Bearer ${api.ak.key}` };
    const lines = await (await fetch(`${api.url}/v1/rollovers/export`, { headers })).text();
    expectExample(JSON.parse(lines), EXAMPLES.exportRollovers.responses[200]);
    expectExample(await get(`${rolloverPath}/state`), EXAMPLES.getRolloverState.responses[200]);
    expectExample(await get(`${rolloverPath}/actions`), EXAMPLES.listActions.responses[200]);
    expectExample(await get(`${rolloverPath}/timeline`), EXAMPLES.listTimeline.responses[200]);
  });

  it("advances the rollover and the clock in the sandbox", async () => {
    const sandboxPath = rolloverPath.replace("/v1/", "/v1/sandbox/");
    const { advanceSandboxRollover, simulateSandboxHappening, advanceSandboxClock } = EXAMPLES;
    const advance = (body: object) => api.call("post", `${sandboxPath}/advance`).send(body).expect(200);
    expectExample((await advance(advanceSandboxRollover.body)).body, advanceSandboxRollover.responses[200]);
    await advance({ to: "requested" });
    const simulated = await api.call("post", `${sandboxPath}/simulate`).send(simulateSandboxHappening.body);
    expectExample(simulated.body, simulateSandboxHappening.responses[200]);
    const { body, responses } = advanceSandboxClock;
    const moved = await api.call("post", "/v1/sandbox/clock/advance").send(body).expect(200);
    // The number of fired timers depends on the rollovers of the other tests.
    expectExample({ ...moved.body, fired: 0 }, { ...responses[200], fired: 0 });
  });

  it("changes a participant's details, and erases another participant", async () => {
    const { updateAccount, eraseAccount, createOrRetrieveAccount } = EXAMPLES;
    const changed = await api.call("patch", `/v1/accounts/${accountId}`).send(updateAccount.body).expect(200);
    expectExample(changed.body, updateAccount.responses[200]);
    const other = { ...createOrRetrieveAccount.body, externalId: "participant-1043" };
    const { account } = (await api.call("post", "/v1/accounts").send(other).expect(201)).body;
    const erased = await api.call("delete", `/v1/accounts/${account.id}`).expect(200);
    expectExample(erased.body, eraseAccount.responses[200]);
  });

  it("manages a webhook endpoint, its events and its deliveries", async () => {
    const toShape = (body: unknown) => toExampleShape(body, [...KEY_FIELDS, "secret"]);
    const expectLike = (body: unknown, example: unknown) => expect(toShape(body)).toEqual(toShape(example));
    const { createWebhookEndpoint, updateWebhookEndpoint, rotateWebhookSecret } = EXAMPLES;
    const root = "/v1/webhook-endpoints";
    const created = await api.call("post", root).send(createWebhookEndpoint.body).expect(201);
    expectLike(created.body, createWebhookEndpoint.responses[201]);
    const path = `${root}/${created.body.id}`;
    expectLike(await get(root), EXAMPLES.listWebhookEndpoints.responses[200]);
    expectLike(await get(path), EXAMPLES.getWebhookEndpoint.responses[200]);
    const { recoverWebhookEndpoint, redeliverEvent, testWebhookEndpoint } = EXAMPLES;
    const { data } = await get("/v1/events?type=rollover.submitted");
    expectLike(data, EXAMPLES.listEvents.responses[200].data);
    expectLike(await get(`/v1/events/${data[0].id}`), EXAMPLES.getEvent.responses[200]);
    const { createdAt } = data[0];
    const recovered = await api
      .call("post", `${path}/recover`)
      .send({ ...recoverWebhookEndpoint.body, since: createdAt, until: createdAt })
      .expect(202);
    expectLike({ ...recovered.body, total: 1, waiting: 1 }, recoverWebhookEndpoint.responses[202]);
    const recoveries = await get(`${path}/recover`);
    expectLike(recoveries.data, [recovered.body]);
    const again = await api.call("post", `/v1/events/${data[0].id}/redeliver`).expect(202);
    expectLike(again.body, redeliverEvent.responses[202]);
    const tested = await api.call("post", `${path}/test`).send(testWebhookEndpoint.body).expect(202);
    expectLike(tested.body, testWebhookEndpoint.responses[202]);
    const listed = await get(`${path}/deliveries?eventId=${data[0].id}&limit=1`);
    const [example] = EXAMPLES.listWebhookDeliveries.responses[200].data as object[];
    expectLike(listed.data, [{ ...example, kind: "redelivery" }]);
    const { history, ...delivery } = EXAMPLES.getDelivery.responses[200];
    const read = await get(`/v1/deliveries/${tested.body.id}`);
    expectLike(read, { ...testWebhookEndpoint.responses[202], history: [] });
    expect(Object.keys(read)).toEqual([...Object.keys(delivery), "history"]);
    expect(history).toHaveLength(1);
    expectLike(Object.keys(await get(`${path}/stats`)), Object.keys(EXAMPLES.getWebhookStats.responses[200]));
    const [type] = (await get("/v1/event-types")).data;
    expectLike([type], EXAMPLES.listEventTypes.responses[200].data);

    const changed = await api.call("patch", path).send(updateWebhookEndpoint.body).expect(200);
    expectLike(changed.body, updateWebhookEndpoint.responses[200]);
    const rotated = await api.call("post", `${path}/rotate-secret`).expect(200);
    expectLike(rotated.body, rotateWebhookSecret.responses[200]);
    expectLike(await get(`${path}/secret`), EXAMPLES.revealWebhookSecret.responses[200]);
    const deleted = await api.call("delete", path).expect(200);
    expectLike(deleted.body, EXAMPLES.deleteWebhookEndpoint.responses[200]);
  });

  it("shows and rotates the key", async () => {
    expectExample((await get("/v1/api-keys")).data, EXAMPLES.listApiKeys.responses[200].data);
    expectExample(await get("/v1/api-keys/current"), EXAMPLES.getCurrentApiKey.responses[200]);
    const { body, responses } = EXAMPLES.rotateApiKey;
    const rotated = await api.call("post", "/v1/api-keys/rotate").send(body).expect(201);
    expectExample(rotated.body, responses[201]);
  });

  it("shows full account numbers and payment instructions", async () => {
    const { body } = EXAMPLES.createRollover;
    const [source, destination] = await Promise.all([
      findCustodianId(api, "test-manual"),
      findCustodianId(api, "test-instant"),
    ]);
    const rolloverSides = {
      source: { ...body.source, custodianId: source },
      destination: { ...body.destination, custodianId: destination },
    };
    const drafted = await api
      .call("post", "/v1/rollovers")
      .send({ ...body, accountId, ...rolloverSides, externalId: "transfer-78" })
      .expect(201);
    const path = `/v1/rollovers/${drafted.body.id}`;
    await api.call("post", `${path}/actions`).send(EXAMPLES.executeAction.body).expect(200);
    const shown = await get(`${path}/instructions`);
    const example = EXAMPLES.revealInstructions.responses[200];
    // The memo contains the rollover's ID, and the sandbox clock has moved.
    const memo = shown.payment.memo.replace(drafted.body.id, ROLLOVER_ID);
    const { preparedOn } = example;
    expectExample({ ...shown, payment: { ...shown.payment, memo }, preparedOn }, example);
  });
});
