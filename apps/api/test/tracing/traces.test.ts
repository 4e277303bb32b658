import { afterEach, expect, it } from "@jest/globals";
import {
  buildAccount,
  buildKey,
  buildRolloverBody,
  callService,
  createTestEnvironment,
  describeWithRedis,
  pollUntil,
  type ServiceProcess,
  startServiceProcess,
  startWebhookReceiver,
  useResource,
  type WebhookReceiver,
} from "@svc/testing";
import { type Collector, type SentSpan, startCollector } from "./collector.ts";

const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER_SPAN_ID = "00f067aa0ba902b7";
const TRACEPARENT = `00-${TRACE_ID}-${CALLER_SPAN_ID}-01`;
// Values of OTLP's `SpanKind`.
const SPAN_KIND_SERVER = 2;
const SPAN_KIND_CLIENT = 3;

describeWithRedis("Traces", () => {
  const test = useResource(createTestEnvironment);
  const collector: Collector = useResource(async () => {
    const started = await startCollector();
    return { ...started, stop: () => started.receiver.close() };
  });
  const processes: ServiceProcess[] = [];
  const receivers: WebhookReceiver[] = [];
  afterEach(async () => {
    for (const service of processes.splice(0)) await service.kill();
    for (const receiver of receivers.splice(0)) await receiver.close();
    collector.receiver.requests.length = 0;
  });

  const start = async (name: "api" | "worker" | "widget-auth", env: Record<string, string> = {}) => {
    const service = await startServiceProcess(name, {
      ...test.env,
      ...collector.env,
      WEBHOOK_ALLOW_LOOPBACK: "true",
      ...env,
    });
    processes.push(service);
    return service;
  };
  const sendRequest = (url: string, key: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: body ? "POST" : "GET",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const filterTrace = (spans: SentSpan[]) => spans.filter(({ traceId }) => traceId === TRACE_ID);
  const findSpan = (spans: SentSpan[], name: string) => spans.find((span) => span.name === name);

  it("lead from a caller through a request and its statements to the webhook's receiver", async () => {
    const { key, organizationId } = await buildKey(test, "ak");
    const api = await start("api");
    await start("worker");
    const receiver = await startWebhookReceiver();
    receivers.push(receiver);
    const endpoint = { url: receiver.url, eventTypes: ["rollover.created"] };
    expect((await sendRequest(`${api.url}/v1/webhook-endpoints`, key, endpoint)).status).toBe(201);
    const body = await buildRolloverBody(test, (await buildAccount(test, organizationId)).id);
    const trace = { traceparent: TRACEPARENT, tracestate: "vendor=1" };
    const response = await sendRequest(`${api.url}/v1/rollovers`, key, body, trace);
    expect(response.status).toBe(201);

    // Processes export independently, so the worker's spans may arrive before the API's.
    const spans = filterTrace(
      await collector.until("the request's span and the webhook's", (all) =>
        ["POST /v1/rollovers", "webhook rollover.created"].every((name) => findSpan(filterTrace(all), name)),
      ),
    );
    const request = findSpan(spans, "POST /v1/rollovers");
    expect(request).toMatchObject({
      service: "svc-api",
      parentSpanId: CALLER_SPAN_ID,
      kind: SPAN_KIND_SERVER,
      isError: false,
      attributes: {
        "http.request.method": "POST",
        "http.route": "/v1/rollovers",
        "http.response.status_code": 201,
        "svc.request.id": response.headers.get("x-request-id"),
        "svc.organization.id": organizationId,
      },
    });
    const childSpans = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    const statements = childSpans.filter(({ attributes }) => attributes["db.system.name"] === "postgresql");
    expect(statements.length).toBeGreaterThan(1);
    for (const { kind, name, attributes } of statements) {
      expect({ kind, summary: attributes["db.query.summary"] }).toEqual({
        kind: SPAN_KIND_CLIENT,
        summary: name,
      });
    }
    expect(findSpan(childSpans, "webhook rollover.created")).toMatchObject({
      service: "svc-worker",
      kind: SPAN_KIND_CLIENT,
      attributes: { "http.response.status_code": 204, "server.address": "127.0.0.1" },
    });
    const [delivered] = receiver.requests;
    expect(delivered?.headers.traceparent).toBe(
      `00-${TRACE_ID}-${findSpan(childSpans, "webhook rollover.created")?.spanId}-01`,
    );
    expect(delivered?.headers.tracestate).toBe("vendor=1");
  });

  it("include the statements of an export, which another thread runs", async () => {
    const { key, organizationId } = await buildKey(test, "ak");
    const api = await start("api");
    const body = await buildRolloverBody(test, (await buildAccount(test, organizationId)).id);
    expect((await sendRequest(`${api.url}/v1/rollovers`, key, body)).status).toBe(201);
    const exported = await sendRequest(`${api.url}/v1/rollovers/export`, key, undefined, {
      traceparent: TRACEPARENT,
    });
    expect((await exported.text()).split("\n")).toHaveLength(2);
    const isExport = ({ name }: SentSpan) => name === "GET /v1/rollovers/export";
    const isRead = ({ name }: SentSpan) => name === "rollovers";
    const spans = await collector.until("the request's span and the statement's", (all) =>
      [isExport, isRead].every((predicate) => filterTrace(all).some(predicate)),
    );
    const request = spans.find(isExport);
    const read = filterTrace(spans).find(isRead);
    expect(read).toMatchObject({
      service: "svc-api",
      kind: SPAN_KIND_CLIENT,
      parentSpanId: request?.spanId,
      isError: false,
    });
    expect(read?.attributes["db.query.summary"]).toBe(read?.name);
    const [began, ended] = [BigInt(read?.startTimeUnixNano ?? 0), BigInt(read?.endTimeUnixNano ?? 0)];
    expect(began >= BigInt(request?.startTimeUnixNano ?? 0) && ended > began).toBe(true);
  });

  it("include a service's Redis commands and jobs, but no health probes", async () => {
    const { key } = await buildKey(test, "sk");
    const widget = await start("widget-auth", {
      OTEL_SERVICE_NAME: "widgets",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment=on%20trial",
    });
    await start("worker");
    await fetch(`${widget.url}/health/ready`);
    const session = { externalUserId: "traced" };
    expect(
      (await sendRequest(`${widget.url}/api/widget/auth`, key, session, { traceparent: TRACEPARENT })).status,
    ).toBe(201);
    const spans = await collector.until(
      "the spans of both services",
      (all) =>
        all.some(({ name }) => name === "POST /api/widget/auth") &&
        all.some(({ service }) => service === "svc-worker"),
    );
    const request = findSpan(spans, "POST /api/widget/auth");
    const commands = spans.filter(({ attributes }) => attributes["db.system.name"] === "redis");
    expect(commands).toContainEqual(
      expect.objectContaining({
        service: "widgets",
        name: "set",
        parentSpanId: request?.spanId,
        kind: SPAN_KIND_CLIENT,
      }),
    );
    // Commands outside requests and jobs are not traced.
    const rootSpans = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(rootSpans.map(({ kind }) => kind)).not.toContain(SPAN_KIND_CLIENT);
    expect(spans.filter(({ name }) => name.includes("health"))).toEqual([]);
    expect(collector.receiver.requests.map(({ body }) => body).join("\n")).toContain(
      '"key":"deployment.environment","value":{"stringValue":"on trial"}',
    );
  });

  it("record the type of an error, but not its message", async () => {
    const { key } = await buildKey(test, "ak");
    const api = await start("api");
    const rename = (from: string, to: string) =>
      test.db.sql.query({ text: `ALTER TABLE ${from} RENAME TO ${to}` });
    await rename("webhook_endpoints", "endpoints_away");
    const failed = await sendRequest(`${api.url}/v1/webhook-endpoints`, key).finally(() =>
      rename("endpoints_away", "webhook_endpoints"),
    );
    expect(failed.status).toBe(500);
    const findErrorSpans = (spans: SentSpan[]) => spans.filter(({ isError }) => isError);
    const spans = await collector.until("the error spans", (all) => findErrorSpans(all).length > 1);
    const errorTypes = findErrorSpans(spans).map(({ attributes }) => attributes["error.type"]);
    // 42P01 is PostgreSQL's code for an unknown table.
    expect(errorTypes.sort()).toEqual(["42P01", "internal_error"]);
    expect(collector.receiver.requests.map(({ body }) => body).join("\n")).not.toContain("does not exist");
  });

  it("follow the sampler and the caller's sampling decision, and propagate even when unsampled", async () => {
    const { key, organizationId } = await buildKey(test, "ak");
    const body = await buildRolloverBody(test, (await buildAccount(test, organizationId)).id);
    const api = await start("api", { OTEL_TRACES_SAMPLER: "parentbased_always_off" });
    const { id } = (await (await sendRequest(`${api.url}/v1/rollovers`, key, body)).json()) as { id: string };
    const sampled = `00-${"a".repeat(32)}-${CALLER_SPAN_ID}-01`;
    await sendRequest(`${api.url}/v1/rollovers/${id}`, key, undefined, { traceparent: sampled });
    await collector.until("the caller's trace", (all) => all.length > 0);
    expect(new Set(collector.spans().map(({ traceId }) => traceId))).toEqual(new Set(["a".repeat(32)]));
    const [event] = await test.db.sql.query<{ traceparent: string }>({
      text: "SELECT traceparent FROM events WHERE rollover_id = $1",
      values: [id],
    });
    expect(event?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });

  it("contain no API key, are sent with the configured headers, and share their IDs with the log", async () => {
    const { key } = await buildKey(test, "ak");
    const api = await start("api", {
      OTEL_EXPORTER_OTLP_HEADERS: "x-api-token=collector%20token",
      LOG_LEVEL: "info",
    });
    await callService(api, "GET", { path: "/v1/rollovers", key });
    await collector.until("a span", (all) => all.length > 0);
    const [sent] = collector.receiver.requests;
    expect(sent).toMatchObject({ path: "/v1/traces", headers: { "x-api-token": "collector token" } });
    expect(sent?.body).not.toContain(key);
    const { output } = await api.stop();
    const lines = output.split("\n").filter((line) => line.includes('"msg":"request"'));
    const [span] = collector.spans().filter(({ name }) => name === "GET /v1/rollovers");
    expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ traceId: span?.traceId, spanId: span?.spanId });
  });

  it("are lost while the collector is down, which is logged at most once and blocks no request", async () => {
    const { key } = await buildKey(test, "ak");
    const hangingCollector = await startWebhookReceiver(() => ({ hangs: true }));
    receivers.push(hangingCollector);
    const api = await start("api", {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${hangingCollector.port}`,
      LOG_LEVEL: "info",
    });
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await callService(api, "GET", { path: "/v1/rollovers", key })).status).toBe(200);
    }
    await pollUntil("spans are sent", async () => hangingCollector.requests.length, { isDone: Boolean });
    const { code, signal, output } = await api.stop();
    expect({ code, signal }).toEqual({ code: 0, signal: null });
    const warningCount = output.split("the collector does not accept traces").length - 1;
    expect(warningCount).toBeLessThanOrEqual(1);
  });
});
