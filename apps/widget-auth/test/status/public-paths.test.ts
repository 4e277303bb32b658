import { describe, expect, it } from "@jest/globals";
import { ERRORS } from "@svc/service-kit/errors";
import { useResource } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

describe("Health, error and unknown paths", () => {
  const widget = useResource(startTestWidgetAuth);

  it("200 /health/live reports that the process runs, and /health/ready its dependencies", async () => {
    const live = await widget.call("get", "/health/live", null).expect(200);
    expect(live.body).toEqual({ status: "live" });
    const ready = await widget.call("get", "/health/ready", null).expect(200);
    expect(ready.body).toEqual({ status: "ready", checks: { postgres: "up", redis: "up" } });
    for (const { headers } of [live, ready]) expect(headers["cache-control"]).toBe("no-store");
    await widget.call("head", "/health/ready", null).expect(200);
  });

  it("200 /errors/{code} explains a code", async () => {
    const call = widget.call("get", "/errors/session_bound", null).set("Accept", "application/json");
    expect((await call.expect(200)).body).toEqual({ code: "session_bound", ...ERRORS.session_bound });
  });

  it.each(["/errors/nonsense", "/errors/__proto__", "/errors/toString", "/errors/%ff"])(
    "404 for %s",
    async (path) => {
      expectProblem(await widget.call("get", path, null), "not_found");
    },
  );

  it.each([
    "/nothing",
    "/api",
    "/api/widget",
    "/api/widget/",
    "/api/widget/auth/",
    "/api/widget/sessions",
    "/v1/rollovers",
    "/graphql",
    "/index.html",
    "/.env",
    "/favicon.ico",
    "/..%2f..%2fetc%2fpasswd",
    "/%ff",
    "/metrics",
  ])("404 for %s, with or without a key", async (path) => {
    for (const credential of [null, widget.sk.key]) {
      expectProblem(await widget.call("get", path, credential), "not_found");
    }
    expectProblem(await widget.call("post", path, widget.sk.key).send({}), "not_found");
  });

  it("give each request its own ID, whatever the client sends", async () => {
    const responses = await Promise.all(
      ["mine", "mine"].map((id) => widget.call("get", "/health/live", null).set("X-Request-Id", id)),
    );
    const ids = responses.map(({ headers }) => headers["x-request-id"]);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^req_[0-9a-z]{26}$/);
  });
});
