import { afterAll, describe, expect, it } from "@jest/globals";
import { pollUntil, useResource } from "@svc/testing";
import { type SpanInput, setTracing } from "../src/tracing/index.ts";
import { carryTraces } from "../src/tracing/trace-requests.ts";
import { startTestApp } from "./start-test-app.ts";

describe("Span of a request that the client ends", () => {
  const ended: Record<string, unknown>[] = [];
  const app = useResource(() => {
    setTracing({
      begin({ name }: SpanInput) {
        const span: Record<string, unknown> = { name };
        return {
          traceparent: "",
          tracestate: null,
          spanId: "",
          rename: (newName) => Object.assign(span, { name: newName }),
          set: (attributes) => Object.assign(span, attributes),
          fail: (error) => Object.assign(span, { error }),
          end: () => ended.push(span),
        };
      },
      close: async () => {},
    });
    return startTestApp((express) => {
      express.use(carryTraces());
      express.get("/:kind", (req, res) => {
        res.locals.route = req.path;
        res.locals.isEndless = req.path === "/endless";
        res.flushHeaders();
      });
    });
  });
  afterAll(() => setTracing(null));

  it.each([
    ["/endless", { "http.response.status_code": 200 }],
    ["/export", { error: "aborted" }],
  ])("of %s has the outcome %j", async (path, outcome) => {
    const controller = new AbortController();
    await fetch(`${app.url}${path}`, { signal: controller.signal });
    controller.abort();
    const name = `GET ${path}`;
    await pollUntil("the span has ended", () => ended.some((span) => span.name === name));
    expect(ended.find((span) => span.name === name)).toEqual({
      name,
      "http.route": path,
      "svc.request.id": expect.any(String),
      ...outcome,
    });
  });
});
