import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import request from "supertest";
import { startTestApi } from "../start-test-api.ts";

const SCRIPT = "export const built = true;\n";

function buildFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), "svc-portal-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), '<!doctype html><html lang="en" data-environment="test"></html>');
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets/index-1.js"), SCRIPT);
  writeFileSync(join(folder, "assets/index-1.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(folder, "assets/index-1.js.br"), brotliCompressSync(SCRIPT));
  return folder;
}

const folder = buildFiles();
afterAll(() => rmSync(folder, { recursive: true }));

describe("Portal files", () => {
  const api = useResource(() => startTestApi({ portalDirectory: folder }));
  const get = (path: string) => request(api.url).get(path);

  it.each([
    "/portal",
    "/portal/",
    "/portal/keys",
    "/portal/rollovers/rol_1?tab=money",
    "/portal/no-such-page",
  ])("%s returns the page with a policy that allows only our own files and no framing", async (path) => {
    const { headers, text } = await get(path).expect(200);
    expect(text).toContain('data-environment="test"');
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["permissions-policy"]).toContain("camera=()");
  });

  it("are served in the compressed form from the build, and cached for a year", async () => {
    const path = "/portal/assets/index-1.js";
    const gzipped = await get(path).set("Accept-Encoding", "gzip").expect(200);
    expect(gzipped.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    expect(gzipped.text).toBe(SCRIPT);
    const response = await fetch(api.url + path, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toBe(SCRIPT);
    const uncompressed = await get(path).set("Accept-Encoding", "identity").expect(200);
    expect(uncompressed.headers["content-encoding"]).toBeUndefined();
    expect(uncompressed.headers["content-length"]).toBe(String(SCRIPT.length));
  });

  it.each(["/portal/keys", "/portal/assets/index-1.js", "/portal/icon.svg"])(
    "%s returns 304 for a matching ETag, and HEAD returns the headers of GET",
    async (path) => {
      const { headers } = await get(path).set("Accept-Encoding", "gzip").expect(200);
      await get(path)
        .set("If-None-Match", headers.etag ?? "")
        .expect(304);
      const head = await request(api.url).head(path).set("Accept-Encoding", "gzip").expect(200);
      expect(head.headers["content-length"]).toBe(headers["content-length"]);
      expect(head.headers.etag).toBe(headers.etag);
    },
  );

  it("return 404 for a missing file and 405 for other methods, and leave API routes alone", async () => {
    await get("/portal/assets/index-0.js").expect(404);
    await get("/portal/assets/%2e%2e%2findex.html").expect(404);
    await request(api.url).post("/portal/keys").expect(405).expect("Allow", "GET, HEAD");
    const { body } = await get("/portal/api/no-such-thing").expect(404);
    expect(body.code).toBe("not_found");
  });
});

describe("Deployment without a portal", () => {
  it.each<{ reason: string; options: Parameters<typeof startTestApi>[0]; status: number; title: string }>([
    {
      reason: "PORTAL_URL is not set",
      options: { portalDirectory: folder, env: { PORTAL_URL: "", PORTAL_SECRET: "" } },
      status: 404,
      title: "The portal is not available",
    },
    {
      // The folder `assets` contains no index.html.
      reason: "it was not built",
      options: { portalDirectory: join(folder, "assets") },
      status: 503,
      title: "The portal is not built",
    },
  ])("returns a page that says so when $reason", async ({ options, status, title }) => {
    const api = await startTestApi(options);
    try {
      const { text, headers } = await request(api.url).get("/portal/keys").expect(status);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(headers["cache-control"]).toBe("no-store");
    } finally {
      await api.stop();
    }
  });
});

it("marks a live deployment's page as live", async () => {
  const api = await startTestApi({ environment: "live", portalDirectory: folder });
  try {
    const { text } = await request(api.url).get("/portal").expect(200);
    expect(text).toContain('data-environment="live"');
    const response = await fetch(`${api.url}/portal`, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toBe(text);
  } finally {
    await api.stop();
  }
});
