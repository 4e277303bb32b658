import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { OpenApiConformance } from "@svc/testing";
import { toCoreDocument } from "../../src/transport/openapi/core-document.ts";
import { openApiDocument } from "../../src/transport/openapi/openapi-document.ts";
import { expectProblem } from "../expect-problem.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { useTestApi } from "../start-test-api.ts";

const committed = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));
const committedCore = JSON.parse(readFileSync(new URL("../../openapi.core.json", import.meta.url), "utf8"));

describe("OpenAPI document and reference pages", () => {
  const api = useTestApi();
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("200 serves the committed document publicly, with the deployment's own address", async () => {
    const response = await api.call("get", "/openapi.json", null).expect(200);
    expect(response.body.servers).toEqual([{ url: TEST_PORTAL.PORTAL_URL, description: "This deployment." }]);
    expect({ ...response.body, servers: committed.servers }).toEqual(committed);
    expect(response.headers["cache-control"]).toBe("public, max-age=300");
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("200 serves the core document, with at most a dozen operations and without dangling references", async () => {
    const { body } = await api.call("get", "/openapi.core.json", null).expect(200);
    expect({ ...body, servers: committedCore.servers }).toEqual(committedCore);
    expect(body.servers).toEqual([{ url: TEST_PORTAL.PORTAL_URL, description: "This deployment." }]);
    const operations = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(operations.length).toBeGreaterThan(8);
    expect(operations.length).toBeLessThanOrEqual(12);
    for (const { path, method, operation } of operations) {
      expect(committed.paths[path][method]).toEqual(operation);
    }
    const references = new Set(
      [...JSON.stringify(body).matchAll(/"#\/components\/([^"]+)"/g)].map(([, name]) => name),
    );
    const { securitySchemes, ...components } = body.components;
    const names = Object.entries<object>(components).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `${kind}/${name}`),
    );
    expect([...references].sort()).toEqual(names.sort());
    expect(Object.keys(securitySchemes).sort()).toEqual(["bearerAuth"]);
    const page = await api.call("get", "/docs/core", null).expect(200);
    const links = [...page.text.matchAll(/<li><a href="\/docs\/reference\/(\w+)">/g)].map(([, id]) => id);
    for (const { operation } of operations) {
      expect(links).toContain((operation as { operationId: string }).operationId);
    }
    expect(page.text).not.toContain("/docs/reference/exportRollovers");
    expect((await api.call("get", "/llms.txt", null)).text).toContain("(/openapi.core.json)");
  });

  it("serves the same core in the live environment", () => {
    const live = toCoreDocument(openApiDocument({ environment: "live" }));
    expect(Object.keys(live.paths)).toEqual(Object.keys(committedCore.paths));
  });

  it("405 for a write to the core document", async () => {
    expectProblem(await api.call("post", "/openapi.core.json", null), "method_not_allowed");
  });

  it("404 for unknown pages", async () => {
    expectProblem(await api.call("get", "/docs/reference/nothing", null), "not_found");
    expectProblem(await api.call("get", "/docs/widget/createRollover", null), "not_found");
    expectProblem(await api.call("get", "/docs/graphql/Nothing", null), "not_found");
    expectProblem(await api.call("get", "/docs/assets/nothing.js", null), "not_found");
    expectProblem(await api.call("get", "/docs/graphiql/..%2fpackage.json", null), "not_found");
  });

  it("200 serves pages that load only their own assets, under a policy without other hosts", async () => {
    for (const path of [
      "/docs",
      "/docs/reference/createRollover",
      "/docs/widget/openSession",
      "/docs/graphql/Rollover",
    ]) {
      const page = await fetch(`${api.url}${path}`);
      const html = await page.text();
      expect([path, page.status, page.headers.get("content-type")]).toEqual([
        path,
        200,
        "text/html; charset=utf-8",
      ]);
      const policy = String(page.headers.get("content-security-policy"));
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
      expect(policy).not.toMatch(/https?:|\*|\.\w|unsafe/);
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|style=/);
      const loaded = [
        ...html.matchAll(/<(?:script|link(?! rel="service-)|img)[^>]*\s(?:src|href)="([^"]*)"/g),
      ];
      expect(loaded.length).toBeGreaterThan(2);
      for (const [, assetPath = ""] of loaded) {
        expect(assetPath).toMatch(/^\/(docs\/)?assets\/[\w.-]+\?v=[\w-]+$/);
        const asset = await fetch(new URL(assetPath, api.url));
        expect(asset.status).toBe(200);
        expect(await asset.text()).not.toMatch(/@import|url\(["']?https?:|(?:src|href|fetch\()=?["']https?:/);
      }
    }
  });

  it("200 shows every operation and event of both services, all linked from the first page", async () => {
    const { text } = await api.call("get", "/docs", null).expect(200);
    const links = new Set(
      [...text.matchAll(/href="(\/docs\/(?:reference|widget)\/\w+)"/g)].map(([, path]) => String(path)),
    );
    const referencePaths = [...Object.values(committed.paths), ...Object.values(committed.webhooks)].flatMap(
      (methods) =>
        Object.values(methods as Record<string, { operationId: string }>).map(
          (one) => `/docs/reference/${one.operationId}`,
        ),
    );
    const widgetPaths = ["openSession", "listCustodians", "createOrRetrieveAccount"].map(
      (id) => `/docs/widget/${id}`,
    );
    expect([...links].sort()).toEqual([...referencePaths, ...widgetPaths].sort());
    for (const path of links) {
      const page = await api.call("get", path, null).expect(200);
      const ids = [...page.text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([path, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([path, []]);
      expect(page.text).not.toMatch(/>undefined<|\[object Object\]/);
    }
  });

  it("shows an operation's input, responses, errors and samples before a request is sent", async () => {
    const { text } = await api.call("get", "/docs/reference/createRollover", null).expect(200);
    expect(text).toContain('<code class="path"><wbr>/v1<wbr>/rollovers</code>');
    expect(text).toContain("<dd><code>rollovers:write</code></dd>");
    expect(text).toMatch(/id="body\.source\.custodianId"/);
    expect(text).toContain('<a href="/errors/duplicate_rollover"><code>duplicate_rollover</code></a>');
    for (const language of ["curl", "TypeScript", "Python", "Go"])
      expect(text).toContain(`data-lang="${language}"`);
    expect(text).toContain('id="response-201"');
    expect(text).toContain("Idempotency-Replayed");
  });

  it("keeps the strict content security policy for the document itself", async () => {
    const { headers } = await api.call("get", "/openapi.json", null);
    expect(headers["content-security-policy"]).not.toContain("script-src");
  });

  it("every response in the API tests is verified against the document", async () => {
    const check = jest.spyOn(OpenApiConformance.prototype, "check");
    await api.call("get", "/v1/rollovers").expect(200);
    expect(check).toHaveBeenCalledTimes(1);
    check.mockImplementation(() => {
      throw new Error("does not match openapi.json");
    });
    await expect(api.call("get", "/v1/rollovers").then((response) => response.status)).rejects.toThrow(
      "does not match",
    );
  });
});
