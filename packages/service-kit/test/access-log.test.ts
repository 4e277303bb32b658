import { describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { useResource } from "@svc/testing/use-resource";
import request from "supertest";
import { accessLog, setCaller } from "../src/http/index.ts";
import { captureLog, NO_PROXIES, startTestApp } from "./start-test-app.ts";

describe("Access log", () => {
  const { log, lines } = captureLog();
  const app = useResource(() =>
    startTestApp((express) => {
      express.use(accessLog(log, NO_PROXIES));
      express.post("/rollovers/:id", (_req, res) => {
        res.locals.route = "/rollovers/{id}";
        setCaller(res, { organizationId: "org_1", keyId: "key_1", memberId: null });
        res.status(201).json({});
      });
      express.get("/health/ready", (req, res) => {
        res.locals.route = "/health/ready";
        res.status(req.query.down === undefined ? 200 : 503).json({});
      });
    }),
  );

  it("logs the route's pattern and never the URL, a header or a body", async () => {
    const response = await request(app.url)
      .post("/rollovers/SECRET-ID?email=SECRET-QUERY")
      .set("Authorization", "Bearer SECRET-KEY")
      .send({ ssn: "SECRET-BODY" })
      .expect(201);
    await pollUntil("a line", () => lines.length === 1);
    expect(lines[0]).toMatchObject({
      msg: "request",
      requestId: response.headers["x-request-id"],
      method: "POST",
      route: "/rollovers/{id}",
      status: 201,
      durationMs: expect.any(Number),
      keyId: "key_1",
      clientAddress: "127.0.0.1",
    });
    expect(lines[0]).not.toHaveProperty("aborted");
    expect(JSON.stringify(lines)).not.toContain("SECRET");
  });

  it("logs a request to an unknown path without revealing the path", async () => {
    lines.length = 0;
    await request(app.url).get("/SECRET").expect(404);
    await pollUntil("a line", () => lines.length === 1);
    expect(lines[0]).toMatchObject({ route: null, status: 404 });
    expect(JSON.stringify(lines)).not.toContain("SECRET");
  });

  it("omits health checks that succeed, and logs those that fail", async () => {
    lines.length = 0;
    await request(app.url).get("/health/ready").expect(200);
    await request(app.url).get("/health/ready?down").expect(503);
    await request(app.url).get("/health/ready").expect(200);
    await request(app.url).post("/rollovers/last").expect(201);
    await pollUntil("the last line", () => lines.some(({ status }) => status === 201));
    expect(lines.map(({ route, status }) => [route, status])).toEqual([
      ["/health/ready", 503],
      ["/rollovers/{id}", 201],
    ]);
  });
});
