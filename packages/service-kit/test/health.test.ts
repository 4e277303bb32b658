import { afterEach, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import request from "supertest";
import { type Dependency, Health, healthRoutes, NotReadyError } from "../src/health/index.ts";
import { routeRouter } from "../src/routes/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";

const up = async () => {};
const down = async () => {
  throw new Error("connect ECONNREFUSED 10.1.2.3:5432");
};
const hangs = () => new Promise<never>(() => {});
const throwsSynchronously = () => {
  throw new Error("not even a promise");
};

const required = (check: Dependency["check"]): Dependency => ({ name: "a", isRequired: true, check });
const optional = (check: Dependency["check"]): Dependency => ({ name: "b", isRequired: false, check });

describe("Health", () => {
  it.each([
    ["ready", up, up, { a: "up", b: "up" }],
    ["degraded", up, down, { a: "up", b: "down" }],
    ["unavailable", down, up, { a: "down", b: "up" }],
    ["unavailable", down, down, { a: "down", b: "down" }],
    ["unavailable", hangs, up, { a: "down", b: "up" }],
    ["degraded", up, hangs, { a: "up", b: "down" }],
    ["unavailable", throwsSynchronously, up, { a: "down", b: "up" }],
  ] as const)("is %s (%#)", async (status, requiredCheck, optionalCheck, checks) => {
    const health = new Health([required(requiredCheck), optional(optionalCheck)]);
    expect(await health.read()).toEqual({ status, checks });
  });

  it("reports the reason of a NotReadyError, but not the message of another error", async () => {
    const diskFull = async () => {
      throw new NotReadyError("the disk is full");
    };
    const health = new Health([required(diskFull), optional(down)]);
    expect(await health.read()).toEqual({
      status: "unavailable",
      checks: { a: "down", b: "down" },
      reasons: ["the disk is full"],
    });
  });

  it("lists a quiet condition only while it fails", async () => {
    const quiet = (check: Dependency["check"]) => ({ name: "c", isRequired: true, isQuiet: true, check });
    const read = (check: Dependency["check"]) => new Health([required(up), quiet(check)]).read();
    expect(await read(up)).toEqual({ status: "ready", checks: { a: "up" } });
    expect(await read(down)).toEqual({ status: "unavailable", checks: { a: "up", c: "down" } });
  });

  it("runs a check once for a flood of probes", async () => {
    let checkCount = 0;
    const health = new Health([required(async () => (checkCount += 1))]);
    await Promise.all(Array.from({ length: 100 }, () => health.read()));
    expect(checkCount).toBe(1);
  });

  it("notices when a dependency recovers", async () => {
    let isUp = false;
    const health = new Health([required(() => (isUp ? up() : down()))]);
    expect((await health.read()).status).toBe("unavailable");
    isUp = true;
    await pollUntil("the recovery is noticed", async () => (await health.read()).status === "ready");
  });
});

describe("Health routes", () => {
  let app: TestApp;
  afterEach(() => app.stop());
  const serve = async (health: Health) => {
    app = await startTestApp((express) => express.use(routeRouter(healthRoutes, { health })));
  };

  it.each([
    [200, "ready", up, up],
    [200, "degraded", up, down],
    [503, "unavailable", down, up],
  ] as const)(
    "/health/ready returns %d when %s, and reveals no address",
    async (status, name, requiredCheck, optionalCheck) => {
      await serve(new Health([required(requiredCheck), optional(optionalCheck)]));
      const response = await request(app.url).get("/health/ready").expect(status);
      expect(response.body.status).toBe(name);
      expect(response.text).not.toContain("10.1.2.3");
      expect(response.headers["cache-control"]).toBe("no-store");
      await request(app.url).get("/health/live").expect(200, { status: "live" });
    },
  );

  it("/health/ready returns 503 once stopping begins, while /health/live returns 200", async () => {
    const health = new Health([required(up)]);
    await serve(health);
    await request(app.url).get("/health/ready").expect(200);
    health.beginStopping();
    await request(app.url).get("/health/ready").expect(503, { status: "stopping", checks: {} });
    await request(app.url).get("/health/live").expect(200);
  });

  it("405 rejects other methods, and 404 other paths", async () => {
    await serve(new Health([]));
    for (const path of ["/health/live", "/health/ready"]) {
      const response = await request(app.url).post(path);
      expectProblem(response, "method_not_allowed");
      expect(response.headers.allow).toBe("GET, HEAD, OPTIONS");
      await request(app.url).head(path).expect(200);
    }
    expectProblem(await request(app.url).get("/health/other"), "not_found");
  });
});
