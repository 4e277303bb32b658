import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { buildKey, useResource } from "@svc/testing";
import { insertRollover } from "../insert-rollover.ts";
import { startTestApi } from "../start-test-api.ts";

const LIST = "/v1/rollovers?limit=20";
const GRAPHQL = "{ rollovers(first: 20) { edges { node { id accountId createdAt updatedAt state } } } }";

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

describe("JSON response", () => {
  const api = useResource(async () => {
    const test = await startTestApi();
    for (let count = 0; count < 20; count += 1) await insertRollover(test, test.ak.organizationId);
    return test;
  });

  /** Returns the raw bytes, which other HTTP clients would decompress. */
  function sendRequest(
    path: string,
    headers: Record<string, string>,
    { method = "GET", body = "" } = {},
  ): Promise<RawResponse> {
    return new Promise((resolve, reject) => {
      const sent = { Authorization: `Bearer ${api.ak.key}`, "Content-Type": "application/json", ...headers };
      const clientRequest = httpRequest(api.url + path, { method, headers: sent }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        );
      });
      clientRequest.on("error", reject);
      clientRequest.end(body);
    });
  }

  const DECOMPRESS: Record<string, (bytes: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
  };

  it.each([
    ["br", "br"],
    ["gzip, deflate", "gzip"],
    ["gzip;q=0.5, br;q=0.8", "br"],
    ["br;q=0.1, gzip", "gzip"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
  ])("over one kilobyte with Accept-Encoding %s is compressed as %s", async (accepted, encoding) => {
    const uncompressed = await sendRequest(LIST, {});
    const compressed = await sendRequest(LIST, { "Accept-Encoding": accepted });
    expect([compressed.status, compressed.headers["content-encoding"]]).toEqual([200, encoding]);
    expect(compressed.headers.vary).toContain("Accept-Encoding");
    expect(compressed.headers["content-length"]).toBe(String(compressed.bytes.length));
    expect(compressed.bytes.length * 5).toBeLessThan(uncompressed.bytes.length);
    expect(DECOMPRESS[encoding]?.(compressed.bytes).equals(uncompressed.bytes)).toBe(true);
    const head = await sendRequest(LIST, { "Accept-Encoding": accepted }, { method: "HEAD" });
    for (const name of ["content-encoding", "content-length", "vary", "content-type"])
      expect([name, head.headers[name]]).toEqual([name, compressed.headers[name]]);
    expect(head.bytes.length).toBe(0);
  });

  it.each(["identity", "gzip;q=0, br;q=0", "deflate", "identity, gzip;q=0.5"])(
    "is not compressed for Accept-Encoding %s, and varies by that header",
    async (accepted) => {
      const response = await sendRequest(LIST, { "Accept-Encoding": accepted });
      expect(response.headers).not.toHaveProperty("content-encoding");
      expect(response.headers.vary).toContain("Accept-Encoding");
      expect(JSON.parse(response.bytes.toString()).data).toHaveLength(20);
    },
  );

  it("keeps the ETag of its version when compressed, and is an empty 304 if the request repeats that ETag", async () => {
    const [first] = JSON.parse((await sendRequest(LIST, {})).bytes.toString()).data;
    const path = `/v1/rollovers/${first.id}`;
    const compressed = await sendRequest(path, { "Accept-Encoding": "gzip" });
    expect([compressed.headers["content-encoding"], compressed.headers.etag]).toEqual(["gzip", '"1"']);
    const again = await sendRequest(path, { "Accept-Encoding": "gzip", "If-None-Match": '"1"' });
    expect([again.status, again.bytes.length, again.headers.vary]).toEqual([304, 0, compressed.headers.vary]);
    expect(again.headers).not.toHaveProperty("content-encoding");
  });

  it("is compressed for GraphQL queries too, by GET and POST", async () => {
    const accepted = { "Accept-Encoding": "gzip" };
    const get = await sendRequest(`/graphql?query=${encodeURIComponent(GRAPHQL)}`, accepted);
    expect(get.headers["content-encoding"]).toBe("gzip");
    const post = await sendRequest("/graphql", accepted, {
      method: "POST",
      body: JSON.stringify({ query: GRAPHQL }),
    });
    expect(post.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(post.bytes).equals(gunzipSync(get.bytes))).toBe(true);
  });

  it("is not compressed if it contains a secret next to the caller's input", async () => {
    // A compressed length would reveal the secret (BREACH attack).
    const { key } = await buildKey(api, "ak");
    const ownHeaders = { Authorization: `Bearer ${key}`, "Accept-Encoding": "br, gzip" };
    const hook = { url: `https://hooks.example.com/${"a".repeat(1_500)}`, eventTypes: ["*"] };
    const created = await sendRequest("/v1/webhook-endpoints", ownHeaders, {
      method: "POST",
      body: JSON.stringify(hook),
    });
    expect(JSON.parse(created.bytes.toString()).secret).toMatch(/^whsec_/);
    expect(created.bytes.length).toBeGreaterThan(1_024);
    expect(created.headers).not.toHaveProperty("content-encoding");
    const reveal = `mutation { createWebhookEndpoint(input: {url: "${hook.url}", eventTypes: ["*"]}) { secret endpoint { url } } }`;
    const mutated = await sendRequest("/graphql", ownHeaders, {
      method: "POST",
      body: JSON.stringify({ query: reveal }),
    });
    expect(JSON.parse(mutated.bytes.toString()).data.createWebhookEndpoint.secret).toMatch(/^whsec_/);
    expect(mutated.headers).not.toHaveProperty("content-encoding");
  });

  it("is not compressed under one kilobyte", async () => {
    const response = await sendRequest("/v1/api-keys/current", { "Accept-Encoding": "br, gzip" });
    expect(response.headers).not.toHaveProperty("content-encoding");
    expect(response.headers.vary).toContain("Accept-Encoding");
  });
});
