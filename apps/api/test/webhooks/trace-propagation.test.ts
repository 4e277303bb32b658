import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { type TraceContext, withTrace } from "@svc/service-kit/tracing";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { useDeliveryTest } from "./delivery-harness.ts";

const TRACEPARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
const TRACE: TraceContext = { traceparent: TRACEPARENT, tracestate: "vendor=t61rcWkgMzE" };

describe("A caller's trace in events", () => {
  const api = useTestApi();

  const listTraces = (type: string, organizationId = api.ak.organizationId) =>
    api.db.sql.query<TraceContext>({
      text: "SELECT traceparent, tracestate FROM events WHERE organization_id = $1 AND type = $2 ORDER BY position",
      values: [organizationId, type],
    });
  const buildBody = async () => buildRolloverBody(api, (await buildAccount(api, api.ak.organizationId)).id);

  it("is the request's trace, through REST, in batches and through GraphQL", async () => {
    const postTraced = (path: string) =>
      api.call("post", path).set({ traceparent: TRACE.traceparent, tracestate: String(TRACE.tracestate) });
    await postTraced("/v1/rollovers")
      .send(await buildBody())
      .expect(201);
    await postTraced("/v1/rollovers/batch")
      .set("Idempotency-Key", newId("req"))
      .send({ rollovers: [await buildBody(), await buildBody()] })
      .expect(200);
    const query =
      "mutation ($input: CreateRolloverInput!) { createRollover(input: $input) { rollover { id } } }";
    const { body } = await postTraced("/graphql").send({ query, variables: { input: await buildBody() } });
    expect(body.errors).toBeUndefined();
    await api
      .call("post", "/v1/rollovers")
      .send(await buildBody())
      .expect(201);
    expect(await listTraces("rollover.created")).toEqual([
      ...Array(4).fill(TRACE),
      { traceparent: null, tracestate: null },
    ]);
  });

  it("is empty when the trace header is invalid, and the request still succeeds", async () => {
    for (const traceparent of [
      "'; DROP TABLE events; --",
      "00-0-0-01",
      `${TRACEPARENT}${"-".repeat(4_000)}`,
    ]) {
      await api
        .call("post", "/v1/rollovers")
        .set({ traceparent, tracestate: "a=1" })
        .send(await buildBody())
        .expect(201);
    }
    expect((await listTraces("rollover.created")).slice(-3)).toEqual(
      Array(3).fill({ traceparent: null, tracestate: null }),
    );
  });
});

describe("A caller's trace in webhooks", () => {
  const test = useDeliveryTest();

  it("is sent with every attempt of each of its events, and with no other event", async () => {
    const receiver = await test.startReceiver((_request, index) => ({ status: index === 0 ? 500 : 204 }));
    const { organizationId } = await test.insertEndpoint({ url: receiver.url });
    await withTrace(TRACE, () => test.recordEvents(organizationId, 2));
    const { traceparent } = TRACE;
    await withTrace({ traceparent, tracestate: null }, () => test.recordEvents(organizationId));
    await test.recordEvents(organizationId);
    test.startDispatcher({ retryDelay: () => 1 });
    await test.waitUntil("all are delivered", () => receiver.requests.length === 5);
    const receivedTraces = receiver.requests.map(
      ({ headers }) => `${headers.traceparent} ${headers.tracestate}`,
    );
    const fullTrace = `${TRACE.traceparent} ${TRACE.tracestate}`;
    expect(receivedTraces.sort()).toEqual(
      [fullTrace, fullTrace, fullTrace, `${traceparent} undefined`, "undefined undefined"].sort(),
    );
  });
});
