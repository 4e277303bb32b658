import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { openApiDocument } from "../src/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { startTestWidgetAuth } from "./start-test-widget-auth.ts";

const { paths } = openApiDocument({ includesPages: true });
const PATHS = Object.keys(paths);
const VARYING_HEADERS = ["date", "x-request-id", "ratelimit", "connection", "keep-alive"];

describe("Every path", () => {
  const widget = useResource(() =>
    startTestWidgetAuth({ clock: { now: () => new Date("2026-06-15T12:00:00Z") } }),
  );

  const fillPath = (path: string) =>
    path.replace("{code}", "not_found").replace("{operationId}", "openSession");
  const pickStableHeaders = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !VARYING_HEADERS.includes(name)));

  it.each(PATHS.filter((path) => paths[path]?.get))(
    "returns the headers of GET without a body for HEAD, and 304 for its ETag: %s",
    async (path) => {
      // By default, the HTTP client requests gzip only for GET.
      const send = (method: "get" | "head") =>
        widget.call(method, fillPath(path), widget.pk.key).set("Accept-Encoding", "gzip").expect(200);
      const get = await send("get");
      const head = await send("head");
      expect(head.text).toBeUndefined();
      expect(pickStableHeaders(head.headers)).toEqual(pickStableHeaders(get.headers));
      const { etag } = get.headers;
      if (etag === undefined) return;
      const conditional = widget
        .call("get", fillPath(path), widget.pk.key)
        .set("If-None-Match", `"x", W/${etag}`);
      await conditional.expect(304);
    },
  );

  const buildExpectedAllow = (path: string) => {
    const methods = Object.keys(paths[path] ?? {}).map((method) => method.toUpperCase());
    return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort().join(", ");
  };

  it.each(PATHS)("returns 204 and Allow for OPTIONS, without a credential: %s", async (path) => {
    const response = await widget.call("options", fillPath(path), null);
    expect([response.status, response.headers.allow, response.text]).toEqual([
      204,
      buildExpectedAllow(path),
      "",
    ]);
  });

  it.each(PATHS)("returns 405 and Allow for any other method: %s", async (path) => {
    for (const method of ["get", "post", "put", "patch", "delete"] as const) {
      if (paths[path]?.[method]) continue;
      const response = await widget.call(method, fillPath(path), widget.pk.key);
      expectProblem(response, "method_not_allowed");
      expect(response.headers.allow).toBe(buildExpectedAllow(path));
    }
  });
});
