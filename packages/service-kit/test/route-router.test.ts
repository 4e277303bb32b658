import { describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { useResource } from "@svc/testing/use-resource";
import request from "supertest";
import { accessLog } from "../src/http/index.ts";
import { PUBLIC_GET_DEFAULTS, type Route, routeRouter } from "../src/routes/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { captureLog, NO_PROXIES, sendRaw, startTestApp } from "./start-test-app.ts";

const buildRoute = (
  path: string,
  changes: Partial<Route<{ text: string }>> = {},
): Route<{ text: string }> => ({
  ...PUBLIC_GET_DEFAULTS,
  path,
  operationId: path,
  summary: "",
  description: "",
  responses: {},
  serve:
    ({ text }) =>
    (req, res) => {
      res.json({ text, method: req.method, ...req.params });
    },
  ...changes,
});

const serveNothing: Route<unknown>["serve"] = () => null;
const routes = [
  buildRoute("/things/{name}"),
  buildRoute("/things/export"),
  buildRoute("/things/export", { method: "POST" }),
  buildRoute("/probe", { ignoresCaseAndTrailingSlash: true }),
  buildRoute("/page", { assets: { "style.css": (_req, res) => res.send("a{}") } }),
  buildRoute("/hidden", { assets: { "style.css": (_req, res) => res.send("a{}") }, serve: serveNothing }),
];

describe("routeRouter", () => {
  const { log, lines } = captureLog();
  const app = useResource(() =>
    startTestApp((express) =>
      express.use(accessLog(log, NO_PROXIES)).use(routeRouter(routes, { text: "hello" })),
    ),
  );

  it("200 passes the service's context to a route; literal segments win over parameters", async () => {
    await request(app.url).get("/things/a%2Fb").expect(200, { text: "hello", method: "GET", name: "a/b" });
    await request(app.url).get("/things/export").expect(200, { text: "hello", method: "GET" });
    await request(app.url).post("/things/export").expect(200, { text: "hello", method: "POST" });
    await request(app.url).head("/things/export").expect(200);
  });

  it.each([
    ["/things/export?a=1", 200],
    ["/things/export#top?a=1", 200],
    ["http://example.com/things/export?a=1", 200],
    ["HTTPS://example.com/things/export", 200],
    ["//things/export", 404],
    ["/things//export", 404],
    ["/things/", 404],
    ["*", 404],
  ])("responds to the target %s with %d", async (target, status) => {
    expect((await sendRaw(app.port, [`GET ${target} HTTP/1.1`])).status).toBe(status);
  });

  it("405 and 204 list exactly the methods of the path", async () => {
    const refused = await request(app.url).delete("/things/export");
    expectProblem(refused, "method_not_allowed");
    expect(refused.headers.allow).toBe("GET, HEAD, OPTIONS, POST");
    await request(app.url).options("/things/a").expect(204).expect("Allow", "GET, HEAD, OPTIONS");
    await request(app.url).options("/page/style.css").expect(204).expect("Allow", "GET, HEAD, OPTIONS");
  });

  it("404 rejects a path that does not match exactly, unless its route is lenient", async () => {
    for (const path of ["/things/export/", "/Things/export", "/page/", "/page/other.css"]) {
      expectProblem(await request(app.url).get(path), "not_found");
    }
    for (const path of ["/probe", "/probe/", "/PROBE"]) await request(app.url).get(path).expect(200);
  });

  it("404 hides a route that the operator has disabled, for every method, and its assets", async () => {
    expectProblem(await request(app.url).get("/hidden"), "not_found");
    expectProblem(await request(app.url).post("/hidden"), "not_found");
    expectProblem(await request(app.url).get("/hidden/style.css"), "not_found");
  });

  it("logs the declared path of the route", async () => {
    const routeByPath = {
      "/things/secret": "/things/{name}",
      "/PROBE/": "/probe",
      "/page/style.css": "/page/{file}",
    };
    for (const [path, route] of Object.entries(routeByPath)) {
      lines.length = 0;
      await request(app.url).get(path);
      await pollUntil("the request is logged", () => lines.length === 1);
      expect(lines[0]).toMatchObject({ route });
    }
  });
});
