import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { useResource } from "@svc/testing/use-resource";
import request from "supertest";
import {
  dependencyUnavailable,
  ERROR_CODES,
  type ErrorCode,
  notFound,
  Problem,
  toProblemBody,
} from "../src/errors/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { sendRaw, startTestApp } from "./start-test-app.ts";

const SECRET = "SELECT * FROM accounts WHERE id = 'unknown'";

class LibraryError extends Error {}

const thrown: Record<string, unknown> = {
  error: new Error(SECRET),
  "with-status": Object.assign(new Error(SECRET), {
    status: 418,
    expose: true,
    headers: { "X-Leak": SECRET },
  }),
  text: SECRET,
  object: { message: SECRET, status: 400, code: "not_found" },
  number: 42,
  cause: new Problem("internal_error", undefined, { cause: new Error(SECRET) }),
};

describe("Error handler", () => {
  const app = useResource(() =>
    startTestApp(
      (express) => {
        // As in production, where Express prints errors that it receives.
        express.set("env", "production");
        express.get("/thrown/:name", (req) => {
          throw thrown[req.params.name];
        });
        express.get("/rejected", async () => {
          throw new Error(SECRET);
        });
        express.get("/problem/:code", (req) => {
          throw new Problem(req.params.code as ErrorCode, "A detailed explanation.", {
            errors: [{ pointer: "#/a", detail: "d" }],
            extensions: { rules: ["r"], status: 200, code: "other", type: "x" },
            headers: { "X-Own": "1" },
          });
        });
        express.get("/mapped", () => {
          throw new LibraryError(SECRET);
        });
        express.get("/half", async (_req, res) => {
          await new Promise((resolve) => res.write("the first half", resolve));
          throw new Error(SECRET);
        });
      },
      (error) => (error instanceof LibraryError ? dependencyUnavailable("The database", error) : null),
    ),
  );
  beforeEach(() => {
    app.logLines.length = 0;
  });

  const THROWING_PATHS = [...Object.keys(thrown).map((name) => `/thrown/${name}`), "/rejected"];
  it.each(THROWING_PATHS)("500 reveals nothing of what is thrown at %s, and logs it", async (path) => {
    const response = await request(app.url).get(path);
    const body = expectProblem(response, "internal_error");
    const all = JSON.stringify([response.headers, response.text]);
    expect(all).not.toContain("SELECT");
    expect(all).not.toContain("accounts");
    expect(all).not.toMatch(/at .*\.ts|node_modules|stack/);
    expect(app.logLines).toEqual([
      expect.objectContaining({ level: 50, requestId: body.requestId, code: "internal_error" }),
    ]);
  });

  it("503 returns an error that the mapper recognizes, with a Retry-After, and logs the cause", async () => {
    const response = await request(app.url).get("/mapped");
    expectProblem(response, "dependency_unavailable");
    expect(response.headers["retry-after"]).toBe("1");
    expect(response.text).not.toContain("SELECT");
    expect(app.logLines).toEqual([expect.objectContaining({ level: 50, code: "dependency_unavailable" })]);
  });

  it.each(ERROR_CODES)("returns the problem %s; no extension replaces a standard field", async (code) => {
    const response = await request(app.url).get(`/problem/${code}?secret=1`);
    const body = expectProblem(response, code);
    expect(body).toMatchObject({
      detail: "A detailed explanation.",
      instance: `/problem/${code}`,
      errors: [{ pointer: "#/a", detail: "d" }],
      rules: ["r"],
    });
    expect(response.headers["x-own"]).toBe("1");
    // Overload is logged elsewhere, at most once in five seconds.
    expect(app.logLines).toHaveLength(response.status >= 500 && code !== "overloaded" ? 1 : 0);
  });

  it("cuts off a half-sent response, and prints nothing outside the log", async () => {
    const print = jest.spyOn(console, "error").mockImplementation(() => {});
    try {
      const response = await sendRaw(app.port, ["GET /half HTTP/1.1"]);
      expect(response.status).toBe(200);
      expect(response.body).toContain("the first half");
      // Without the final chunk, clients see an incomplete response.
      expect(response.body).not.toMatch(/0\r\n\r\n$/);
      expect(response.body).not.toContain("SELECT");
      expect(app.logLines).toHaveLength(1);
      expect(print).not.toHaveBeenCalled();
    } finally {
      print.mockRestore();
    }
  });
});

describe("Problem", () => {
  it("has a title, a status and a detail by default", () => {
    const body = toProblemBody(notFound("rollover"), "/v1/rollovers/x", "req_1");
    expect(body).toEqual({
      type: "/errors/not_found",
      title: "Not found",
      status: 404,
      detail: "There is no such rollover.",
      instance: "/v1/rollovers/x",
      code: "not_found",
      requestId: "req_1",
      errors: [],
    });
    expect(new Problem("internal_error").message).not.toBe("");
  });
});
