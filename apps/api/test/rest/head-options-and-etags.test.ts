import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody, findCustodianId, pollUntil } from "@svc/testing";
import request from "supertest";
import { openApiDocument } from "../../src/index.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

const { paths } = openApiDocument({ includesPages: true });
const GET_PATHS = Object.keys(paths).filter((path) => paths[path]?.get);
const PATHS = Object.keys(paths);

const VOLATILE_HEADERS = ["date", "x-request-id", "ratelimit", "connection", "keep-alive"];

describe("The API", () => {
  const api = useTestApi();
  let fillPath: (path: string) => string;
  beforeAll(async () => {
    const account = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, account.id);
    const rollover = (await api.call("post", "/v1/rollovers").send(body).expect(201)).body.id;
    const hook = { url: "https://hooks.example.com/in", eventTypes: ["*"] };
    const endpoint = (await api.call("post", "/v1/webhook-endpoints").send(hook).expect(201)).body.id;
    const test = await api.call("post", `/v1/webhook-endpoints/${endpoint}/test`).expect(202);
    const ids: Record<string, string> = {
      rollovers: rollover,
      accounts: account.id,
      custodians: await findCustodianId(api, "fidelity"),
      "webhook-endpoints": endpoint,
      deliveries: test.body.id,
      events: test.body.eventId,
    };
    fillPath = (path) =>
      path
        .replace(/([\w-]+)\/\{id\}/, (_both, noun) => `${noun}/${ids[noun]}`)
        .replace("{code}", "not_found")
        .replace("{name}", "pagination")
        .replace("widget/{operationId}", "widget/openSession")
        .replace("{operationId}", "createRollover")
        .replace("{type}", "Rollover")
        .replace(/^\/graphql$/, "/graphql?query={__typename}");
  });

  const toStableHeaders = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !VOLATILE_HEADERS.includes(name)));

  /** Requests assets without `api.call`, because the OpenAPI document does not list them. */
  const sendRequest = (method: "get" | "head", path: string) =>
    (/^\/(?:docs\/)?assets\//.test(path)
      ? request(api.url)[method](path)
      : api.call(method, fillPath(path))
    ).set("Accept-Encoding", "gzip");

  it.each([
    ...GET_PATHS,
    "/docs/assets/reference.css",
    "/docs/assets/try-it.js",
    "/v1/rollovers/none",
    "/v1/nothing",
  ])("responds to HEAD like GET, without the body: %s", async (path) => {
    // Repeat, because a background write every few seconds may change the response in between.
    await pollUntil(
      "GET and HEAD have equal headers",
      async () => {
        const get = await sendRequest("get", path);
        const head = await sendRequest("head", path);
        expect([head.status, head.text]).toEqual([get.status, undefined]);
        // Streams have no length; only GET sends `transfer-encoding`.
        const { "transfer-encoding": chunked, ...getHeaders } = toStableHeaders(get.headers);
        const headHeaders = toStableHeaders(head.headers);
        if (chunked === undefined) expect(headHeaders).toHaveProperty("content-length");
        return [headHeaders, getHeaders] as const;
      },
      { isDone: ([headHeaders, getHeaders]) => isDeepStrictEqual(headHeaders, getHeaders) },
    );
  });

  it.each(PATHS)(
    "responds to OPTIONS with 204 and to unsupported methods with 405, both with Allow: %s",
    async (path) => {
      const documentedMethods = Object.keys(paths[path] ?? {}).map((method) => method.toUpperCase());
      const allow = [...documentedMethods, ...(documentedMethods.includes("GET") ? ["HEAD"] : []), "OPTIONS"]
        .sort()
        .join(", ");
      const response = await api.call("options", fillPath(path), null);
      expect([response.status, response.headers.allow, response.text]).toEqual([204, allow, ""]);
      for (const method of ["get", "head", "post", "patch", "put", "delete"] as const) {
        if (allow.includes(method.toUpperCase())) continue;
        const refused = await api.call(method, fillPath(path), null);
        expect([refused.status, refused.headers.allow]).toEqual([405, allow]);
        if (method !== "head") expectProblem(refused, "method_not_allowed");
      }
    },
  );

  it("responds with 304 wherever an ETag is sent, with the headers of the 200 response", async () => {
    const pathsWithEtag: string[] = [];
    for (const path of [...GET_PATHS, "/docs/assets/reference.css", "/assets/page.css"]) {
      const full = await sendRequest("get", path);
      const { etag } = full.headers;
      if (etag === undefined) continue;
      pathsWithEtag.push(path);
      for (const tag of [etag, `W/${etag}`, `"x", W/"y" ,${etag}`, "*"]) {
        for (const method of ["get", "head"] as const) {
          const response = await sendRequest(method, path).set("If-None-Match", tag);
          expect([path, tag, response.status, response.text || ""]).toEqual([path, tag, 304, ""]);
          for (const name of ["etag", "cache-control", "vary"])
            expect(response.headers[name]).toBe(full.headers[name]);
          expect(response.headers["x-request-id"]).toBeDefined();
          expect(response.headers["content-type"]).toBeUndefined();
        }
      }
      for (const tag of ['"x"', 'W/"x"', etag.slice(0, -1), ""]) {
        expect((await sendRequest("get", path).set("If-None-Match", tag)).status).toBe(200);
      }
    }
    expect(pathsWithEtag).toEqual(
      expect.arrayContaining([
        "/v1/rollovers/{id}",
        "/v1/rollovers/{id}/state",
        "/v1/accounts/{id}",
        "/v1/webhook-endpoints/{id}",
        "/v1/custodians",
        "/openapi.json",
        "/docs",
        "/docs/contents",
        "/docs/reference/{operationId}",
        "/docs/graphql/{type}",
        "/docs/assets/reference.css",
        "/assets/page.css",
      ]),
    );
  });

  it("returns changes since an ETag, even those that do not increase the version", async () => {
    const id = fillPath("/v1/webhook-endpoints/{id}").split("/")[3] ?? "";
    const path = `/v1/webhook-endpoints/${id}`;
    const { etag } = (await api.call("get", path).expect(200)).headers;
    const failingSince = new Date("2026-01-01T00:00:00Z");
    await api.db.prisma.webhookEndpoint.update({ where: { id }, data: { failingSince } });
    const changed = await api.call("get", path).set("If-None-Match", String(etag)).expect(200);
    expect(changed.body.failingSince).toBe(failingSince.toISOString());
    const patch = (tag: string | undefined, description: string) =>
      api.call("patch", path).set("If-Match", String(tag)).send({ description });
    await patch(changed.headers.etag, "first").expect(200);
    await patch(changed.headers.etag, "again").expect(412);

    const state = fillPath("/v1/rollovers/{id}/state");
    const { organizationId } = api.ak;
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read"] });
    const full = await api.call("get", state).expect(200);
    const read = await api.call("get", state, reader.key).set("If-None-Match", String(full.headers.etag));
    expect([read.status, read.body.availableActions]).toEqual([200, []]);
  });

  it("parses times as RFC 3339 defines them", async () => {
    for (const time of ["2026-01-31t12:00:00z", "1998-12-31T23:59:60Z", "2026-01-31T12:00:00.5%2b02:00"]) {
      await api.call("get", `/v1/rollovers?createdAfter=${time}`).expect(200);
    }
    await api.call("get", "/v1/rollovers?createdAfter=1998-12-31T22:59:60Z").expect(400);
  });
});
