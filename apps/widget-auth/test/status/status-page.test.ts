import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { SERVICE } from "../../src/service.ts";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";

const ENDPOINTS = [
  { method: "POST", path: "/api/widget/auth" },
  { method: "GET", path: "/api/widget/custodians" },
  { method: "POST", path: "/api/widget/create-account" },
];

describe("GET /", () => {
  let widget: TestWidgetAuth;
  let withoutPages: TestWidgetAuth;
  beforeAll(async () => {
    widget = await startTestWidgetAuth();
    withoutPages = await startTestWidgetAuth({ sharedEnvironment: widget, env: { STATUS_PAGE: "off" } });
  });
  afterAll(async () => {
    await withoutPages.stop();
    await widget.stop();
  });

  it("200 shows a person the service, its environment, its state and exactly its three endpoints", async () => {
    const response = await widget.call("get", "/", null).set("Accept", "text/html,*/*;q=0.8").expect(200);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.text).toContain("Widget authentication");
    expect(response.text).toContain("The service is <span>running</span>");
    expect(response.text).toContain("<dt>Environment</dt><dd>test</dd>");
    expect(response.text).toContain(`<dt>Version</dt><dd>${SERVICE.version}</dd>`);
    expect(response.text).toContain("<dt>Uptime</dt><dd>under a minute</dd>");
    for (const name of ["PostgreSQL", "Redis"]) {
      expect(response.text).toMatch(
        new RegExp(`<dt>${name}</dt><dd class="up">up · (?:under 1|\\d{1,3}) ms</dd>`),
      );
    }
    expect(response.text).toMatch(
      /Checked at <time datetime="(\d{4}-\d\d-\d\dT)(\d\d:\d\d:\d\d)\.\d{3}Z">\2 UTC<\/time>/,
    );
    expect(response.text).not.toContain("Impact");
    const shownEndpoints = [
      ...response.text.matchAll(
        /<code><span class="method" data-method="[A-Z]+">([A-Z]+)<\/span><span>(\/[^<]*)<\/span><\/code><p>[^<]+<\/p>/g,
      ),
    ];
    expect(shownEndpoints.map(([, method, path]) => ({ method, path }))).toEqual(ENDPOINTS);
  });

  it("200 returns HTML to a client that sends no Accept header", async () => {
    const response = await widget.call("get", "/", null).expect(200);
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
    expect(response.headers.vary).toContain("Accept");
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("200 returns the same as JSON to a program", async () => {
    const { body } = await widget.call("get", "/", null).set("Accept", "application/json").expect(200);
    expect(body).toEqual({
      service: "Widget authentication",
      environment: "test",
      version: SERVICE.version,
      status: "running",
      uptimeSeconds: expect.any(Number),
      endpoints: ENDPOINTS.map((endpoint) => ({ ...endpoint, purpose: expect.any(String) })),
      checks: { postgres: "up", redis: "up" },
      responseMilliseconds: { postgres: expect.any(Number), redis: expect.any(Number) },
      checkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it("refreshes automatically without a script, unless turned off; JSON does not", async () => {
    const page = await widget.call("get", "/", null).expect(200);
    expect(page.headers.refresh).toBe("30");
    expect(page.text).toContain('<a href="/?refresh=off">');
    const withoutRefresh = await widget.call("get", "/?refresh=off", null).expect(200);
    expect(withoutRefresh.headers).not.toHaveProperty("refresh");
    expect(withoutRefresh.text).toContain('<a href="/">');
    const json = await widget.call("get", "/", null).set("Accept", "application/json").expect(200);
    expect(json.headers).not.toHaveProperty("refresh");
  });

  it.each(["refresh=", "refresh=on", "refresh=off&refresh=off", "refresh[a]=off", "refresh=%3Cscript%3E"])(
    "200 refreshes with any other query (?%s), and echoes none of it",
    async (query) => {
      const { headers, text } = await widget.call("get", `/?${query}`, null).expect(200);
      expect(headers.refresh).toBe("30");
      expect(text).not.toContain("<script");
    },
  );

  it("contains no script or style, and loads only a style sheet and an icon from its own origin", async () => {
    const { text, headers } = await widget.call("get", "/", null).expect(200);
    expect(text).not.toMatch(
      /<script|<style|\son\w+=|javascript:|\bsrc=|<form|<iframe|\sstyle=|url\(|@import/i,
    );
    const links = [...text.matchAll(/<link rel="(?:icon|stylesheet)"[^>]* href="([^"]*)"/g)];
    const loaded = links.map(([, href]) => String(href));
    expect(loaded).toEqual([
      expect.stringMatching(/^\/assets\/icon\.svg\?v=/),
      expect.stringMatching(/^\/assets\/page\.css\?v=/),
    ]);
    for (const path of loaded) {
      const asset = await fetch(new URL(path, widget.url));
      expect(asset.status).toBe(200);
      expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }
    const policy = String(headers["content-security-policy"]).split(/;\s*/);
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join()).not.toMatch(/unsafe|script-src/);
  });

  it("reveals nothing that is not public", async () => {
    const { text, headers } = await widget.call("get", "/", null).expect(200);
    for (const secret of [
      "127.0.0.1",
      "redis://",
      "postgresql:",
      "svc_",
      "node",
      "express",
      widget.sk.organizationId,
    ])
      expect(text.toLowerCase()).not.toContain(secret);
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it("200 shows the uptime", async () => {
    const clock = new TestClock();
    const service = await startTestWidgetAuth({ sharedEnvironment: widget, clock });
    // 1 day, 2 hours, 3 minutes and 4.567 seconds.
    clock.advance(93_784_567);
    const { body } = await service.call("get", "/", null).set("Accept", "application/json").expect(200);
    expect(body.uptimeSeconds).toBe(93_784);
    expect((await service.call("get", "/", null)).text).toContain("<dd>1 day 2 hours</dd>");
    await service.stop();
  });

  it("links to its OpenAPI document, which /llms.txt also names", async () => {
    const { headers } = await widget.call("get", "/", null).expect(200);
    expect(headers.link).toContain('</openapi.json>; rel="service-desc"');
    const { text } = await widget.call("get", "/llms.txt", null).expect(200);
    expect(text).toMatch(/^# Widget authentication\n\n> The API of the widget in a participant's browser/);
    expect(text).toContain("- [OpenAPI 3.1](/openapi.json): ");
    expect(text).not.toContain("## Guides");
  });

  it("HEAD returns no page", async () => {
    const response = await widget.call("head", "/", null).expect(200);
    expect(response.text).toBeUndefined();
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
  });

  it("404 is returned for all its pages if they are turned off; the service still works", async () => {
    for (const path of [
      "/",
      "/docs",
      "/docs/assets/try-it.js",
      "/docs/contents",
      "/docs/reference/openSession",
      "/llms.txt",
    ]) {
      expectProblem(await withoutPages.call("get", path, null), "not_found");
      expectProblem(await withoutPages.call("post", path, null), "not_found");
    }
    await withoutPages.call("get", "/openapi.json", null).expect(200);
    await withoutPages.call("get", "/health/ready", null).expect(200);
    await withoutPages.call("get", "/api/widget/custodians", withoutPages.pk.key).expect(200);
  });
});
