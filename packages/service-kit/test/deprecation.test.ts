import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing/use-resource";
import request from "supertest";
import { z } from "zod";
import { endpointRouter } from "../src/endpoints/index.ts";
import { Problem } from "../src/errors/index.ts";
import { type Deprecation, setDeprecationHeaders } from "../src/http/index.ts";
import { startTestApp } from "./start-test-app.ts";
import { defineTestEndpoint, PRINCIPAL } from "./test-endpoints.ts";

const complete: Deprecation = {
  since: "2026-05-01T00:00:00.000Z",
  sunset: "2027-05-01T00:00:00.000Z",
  link: "/docs/guides/versioning",
  successor: "/v2/things",
};
// `Deprecation` contains Unix seconds (RFC 9745), and `Sunset` an HTTP date (RFC 8594).
const SINCE = "@1777593600";
const SUNSET = "Sat, 01 May 2027 00:00:00 GMT";

const defineEndpointAt = (path: string, operationId: string, deprecated?: Deprecation) =>
  defineTestEndpoint({
    operationId,
    method: "GET",
    path,
    summary: "Read things",
    credentials: ["ak"],
    query: z.strictObject({}),
    responses: { 200: { description: "The things.", schema: z.strictObject({}) } },
    errors: [],
    handle: async () => ({ status: 200, body: {} }),
    ...(deprecated ? { deprecated } : {}),
  });

const endpoints = [
  defineEndpointAt("/v1/things", "listThings", complete),
  defineEndpointAt("/v1/undecided", "listUndecided", { since: complete.since, link: complete.link }),
  defineEndpointAt("/v2/things", "listNewThings"),
];

/** Rotated keys: `ends-first` ends before the endpoint's sunset, `ends-last` after it. */
const ROTATED_KEYS: Record<string, [since: string, end: string]> = {
  "ends-first": ["2026-06-01T00:00:00.000Z", "2026-06-02T00:00:00.000Z"],
  "ends-last": ["2026-04-01T00:00:00.000Z", "2028-01-01T00:00:00.000Z"],
};

/** The start of `ends-last`. */
const LAST_KEY_SINCE = "@1775001600";

const router = endpointRouter(endpoints, {
  ctx: { handled: [] },
  checksResponses: true,
  authenticate: async (req, res) => {
    const key = req.get("x-api-key");
    if (key === undefined) throw new Problem("missing_credentials");
    const [since, end] = ROTATED_KEYS[key] ?? [];
    if (since && end) setDeprecationHeaders(res, new Date(since), new Date(end));
    return PRINCIPAL;
  },
});

describe("Deprecated endpoint", () => {
  const app = useResource(() => startTestApp((express) => express.use(router)));

  const read = async (path: string, key = "good") => {
    const { status, headers } = await request(app.url).get(path).set("X-API-Key", key);
    return { status, deprecation: headers.deprecation, sunset: headers.sunset, link: headers.link };
  };
  const link = '</docs/guides/versioning>; rel="deprecation", </v2/things>; rel="successor-version"';

  it("200 returns the start, the sunset, and the links of the deprecation and the successor", async () => {
    expect(await read("/v1/things")).toEqual({ status: 200, deprecation: SINCE, sunset: SUNSET, link });
  });

  it("200 omits an undecided end and a missing successor", async () => {
    expect(await read("/v1/undecided")).toEqual({
      status: 200,
      deprecation: SINCE,
      sunset: undefined,
      link: '</docs/guides/versioning>; rel="deprecation"',
    });
  });

  it("400 and 401 return the headers too", async () => {
    expect(await read("/v1/things?unknown=1")).toMatchObject({ status: 400, deprecation: SINCE, link });
    const { status, headers } = await request(app.url).get("/v1/things");
    expect({ status, sunset: headers.sunset }).toEqual({ status: 401, sunset: SUNSET });
  });

  it("200 returns the earlier end and the earlier start of a rotated key and the endpoint", async () => {
    expect(await read("/v1/things", "ends-first")).toEqual({
      status: 200,
      deprecation: SINCE,
      sunset: "Tue, 02 Jun 2026 00:00:00 GMT",
      link,
    });
    expect(await read("/v1/things", "ends-last")).toEqual({
      status: 200,
      deprecation: LAST_KEY_SINCE,
      sunset: SUNSET,
      link,
    });
  });

  it("200 returns a rotated key's end if the endpoint has none", async () => {
    expect(await read("/v1/undecided", "ends-last")).toMatchObject({
      deprecation: LAST_KEY_SINCE,
      sunset: "Sat, 01 Jan 2028 00:00:00 GMT",
    });
  });

  it("200 returns no headers for an endpoint that is not deprecated", async () => {
    expect(await read("/v2/things")).toEqual({ status: 200 });
  });
});
