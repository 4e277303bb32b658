import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import request from "supertest";
import { expectProblem } from "./expect-problem.ts";
import { startTestWidgetAuth } from "./start-test-widget-auth.ts";

const NAME = "svc-rollover-widget.js";

describe("Widget script", () => {
  const widget = useResource(startTestWidgetAuth);
  const get = (path: string) => request(widget.url).get(path).set("Origin", "https://shop.example");

  it("redirects from its fixed address to the current build, which is cached permanently", async () => {
    const fixed = await get(`/widget/v1/${NAME}`).expect(302);
    expect(fixed.headers["cache-control"]).toBe("public, max-age=300");
    expect(fixed.headers.location).toMatch(/^\.\.\/[\w-]{12}\/svc-rollover-widget\.js$/);
    const { pathname } = new URL(String(fixed.headers.location), `http://x/widget/v1/${NAME}`);
    const script = await get(pathname).expect(200);
    expect(script.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "content-encoding": "gzip",
    });
    await get(pathname).set("If-None-Match", String(script.headers.etag)).expect(304);
  });

  it("has every file that it imports served from the same build", async () => {
    const { headers } = await get(`/widget/v1/${NAME}`);
    const address = new URL(String(headers.location), `${widget.url}/widget/v1/${NAME}`);
    const text = await (await fetch(address)).text();
    const imported = [...text.matchAll(/import\("(\.\/[\w.-]+)"\)/g)].map(([, path = ""]) => path);
    expect(imported).toEqual(
      expect.arrayContaining(["./svc-rollover-widget.steps.js", "./svc-rollover-widget.es.js"]),
    );
    for (const path of imported) expect((await fetch(new URL(path, address))).status).toBe(200);
  });

  it("is served in its current version at another build's address, uncached, during a release", async () => {
    const response = await get(`/widget/000000000000/${NAME}`).expect(200);
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    "/widget/v1/nothing.js",
    "/widget/v1/__proto__",
    "/widget/v1/..%2fmain.js",
    "/widget/v1",
    "/widget",
  ])("404 at %s", async (path) => {
    expectProblem(await get(path), "not_found");
  });
});
