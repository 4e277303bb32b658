import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing/use-resource";
import request from "supertest";
import { ERROR_CODES, ERRORS, errorRoutes } from "../src/errors/index.ts";
import { routeRouter } from "../src/routes/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { startTestApp } from "./start-test-app.ts";

const SITE = { name: "Things", home: "/", groups: [] };

describe("/errors/{code}", () => {
  const app = useResource(() =>
    startTestApp((express) => express.use(routeRouter(errorRoutes(), { site: SITE }))),
  );

  it.each(ERROR_CODES)("200 explains %s as JSON and as HTML", async (code) => {
    const path = `/errors/${code}`;
    const json = await request(app.url).get(path).set("Accept", "application/json").expect(200);
    expect(json.body).toEqual({ code, ...ERRORS[code] });
    const html = await request(app.url).get(path).set("Accept", "text/html,*/*;q=0.8").expect(200);
    expect(html.headers["content-type"]).toMatch(/^text\/html; charset=utf-8/);
    expect(html.headers.vary).toBe("Accept");
    expect(html.text).toContain(`<h1>${ERRORS[code].title}</h1>`);
    // Remedies are escaped, so only the page's own tags are left.
    const main = /<main[\s\S]*<\/main>/.exec(html.text)?.[0] ?? "";
    expect(main).not.toMatch(/<(?!\/?(main|div|nav|ol|li|a|p|code|h1|h2)\b)/);
    expect(main).not.toContain("`");
  });

  it("200 returns the HTML page if no type is requested", async () => {
    const response = await request(app.url).get("/errors/not_found").expect(200);
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
  });

  it.each(["nothing", "__proto__", "constructor", "toString", "NOT_FOUND", "not_found%20", "%3Cscript%3E"])(
    "404 for the unknown error %s",
    async (code) => {
      expectProblem(await request(app.url).get(`/errors/${code}`), "not_found");
    },
  );

  it("405 rejects POST", async () => {
    const response = await request(app.url).post("/errors/not_found").send({});
    expectProblem(response, "method_not_allowed");
    expect(response.headers.allow).toBe("GET, HEAD, OPTIONS");
  });
});

describe("Error catalog", () => {
  it.each(ERROR_CODES)("has a complete entry for %s", (code) => {
    const { status, title, cause, remedy } = ERRORS[code];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    for (const text of [cause, remedy]) expect(text).toMatch(/^[A-Z`].*\.$/s);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
  });
});
