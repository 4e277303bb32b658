import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { OpenApiConformance } from "@svc/testing";
import request from "supertest";
import { expectProblem } from "../problem-answers.ts";
import { useTestApi } from "../start-test-api.ts";

const committed = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));

describe("the document and its page, as the API serves them", () => {
  const api = useTestApi();
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("200 gives the committed document to anybody", async () => {
    const answer = await api.call("get", "/openapi.json", null).expect(200);
    expect(answer.body).toEqual(committed);
    expect(answer.headers["cache-control"]).toBe("public, max-age=300");
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("404 beside it", async () => {
    expectProblem(await api.call("get", "/docs/swagger-ui.css.map", null), "not_found");
    expectProblem(await api.call("get", "/docs/..%2fpackage.json", null), "not_found");
  });

  it("200 shows a page that loads everything from here, under a policy that knows no other host", async () => {
    const page = await fetch(`${api.url}/docs`);
    const html = await page.text();
    expect({ status: page.status, type: page.headers.get("content-type") }).toEqual({
      status: 200,
      type: "text/html; charset=utf-8",
    });
    const policy = String(page.headers.get("content-security-policy"));
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*|\.\w|unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|style=/);

    // A link to the document is followed by programs, and loads nothing.
    const loaded = [
      ...html.matchAll(/<(?:script|link(?! rel="service-)|img)[^>]*\s(?:src|href)="([^"]*)"/g),
    ].map(([, at]) => at);
    expect(loaded).toHaveLength(4);
    for (const path of loaded) {
      expect(path).toMatch(/^\/docs\/[\w.-]+$/);
      const asset = await fetch(new URL(String(path), api.url));
      expect(asset.status).toBe(200);
      expect((await asset.arrayBuffer()).byteLength).toBeGreaterThan(100);
      const plain = await fetch(new URL(String(path), api.url), {
        headers: { "Accept-Encoding": "identity" },
      });
      expect(plain.headers.get("content-encoding")).toBeNull();
      const etag = String(asset.headers.get("etag"));
      await request(api.url).get(String(path)).set("If-None-Match", etag).expect(304);
    }
    // The start script names the document, and no validator, font or proxy elsewhere.
    const start = await (await fetch(`${api.url}/docs/start.js`)).text();
    expect(start).toContain('url: "/openapi.json"');
    expect(start).not.toMatch(/https?:/);
    expect(start).toContain("validatorUrl: null");
    const css = await (await fetch(`${api.url}/docs/swagger-ui.css`)).text();
    const urls = [...css.matchAll(/(?:@import|url\()\s*["']?([^"')]{0,5})/g)].map(([, start]) => start);
    expect([...new Set(urls)]).toEqual(["data:"]);
  });

  it("keeps the strict policy everywhere else", async () => {
    const { headers } = await api.call("get", "/openapi.json", null);
    expect(headers["content-security-policy"]).not.toContain("script-src");
  });

  it("every answer that the tests of the API receive is held against the document", async () => {
    const check = jest.spyOn(OpenApiConformance.prototype, "check");
    await api.call("get", "/v1/rollovers").expect(200);
    expect(check).toHaveBeenCalledTimes(1);
    check.mockImplementation(() => {
      throw new Error("otherwise than openapi.json says");
    });
    await expect(api.call("get", "/v1/rollovers").then((answer) => answer.status)).rejects.toThrow(
      "otherwise",
    );
  });
});
