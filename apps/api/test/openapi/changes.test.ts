import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { addVersions, type ContractRelease, type OpenApiDocument, recordContract } from "@svc/openapi";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expectProblem } from "../expect-problem.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { useTestApi } from "../start-test-api.ts";

interface Change {
  change: string;
  kind: string;
  name: string;
  version: string | null;
  date: string | null;
}

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const committed: OpenApiDocument = readJson("../../openapi.json");
const released: OpenApiDocument = readJson("../../../../docs/contract/api/openapi.json");
const history: ContractRelease[] = readJson("../../../../docs/contract/history.json");
const { version: releasedVersion } = readJson("../../../../docs/contract/released.json");

const listOperations = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

/** Pages that the first release's document lists among the operations. They are still served. */
const PAGES = ["GET /docs", "GET /docs/guides", "GET /docs/guides/{name}"];
const releasedOperations = listOperations(released).filter((name) => !PAGES.includes(name));

const buildDocument = (operations: readonly string[], fields: readonly string[]): OpenApiDocument => ({
  ...structuredClone(committed),
  paths: Object.fromEntries(operations.map((path) => [path, { get: { operationId: path } }])),
  webhooks: {},
  components: {
    schemas: { Thing: { properties: Object.fromEntries(fields.map((name) => [name, { type: "string" }])) } },
  },
});

describe("Recorded contract", () => {
  it("ends with the last release", () => {
    expect(history.at(-1)?.version).toBe(releasedVersion);
    const next = recordContract(history, released, { version: releasedVersion, date: "2026-11-23" }).at(-1);
    const none = { operations: [], events: [], members: [] };
    expect(next).toMatchObject({ added: none, removed: none });
  });

  it("records what each release adds and removes", () => {
    const first = recordContract([], buildDocument(["/a", "/b"], ["id"]), {
      version: "1.0.0",
      date: "2026-01-01",
    });
    const second = recordContract(first, buildDocument(["/b", "/c"], ["id", "name"]), {
      version: "1.1.0",
      date: "2026-02-01",
    });
    expect(second).toEqual([
      first[0],
      {
        version: "1.1.0",
        date: "2026-02-01",
        added: { operations: ["GET /c"], events: [], members: ["Thing.name"] },
        removed: { operations: ["GET /a"], events: [], members: [] },
      },
    ]);
    const withPage = buildDocument(["/b", "/c", "/page"], ["id", "name"]);
    withPage.paths["/page"] = { get: { responses: { 200: { content: { "text/html": {} } }, 404: {} } } };
    expect(recordContract(second, withPage, { version: "1.2.0", date: "2026-03-01" }).at(-1)).toMatchObject({
      added: { operations: [], members: [] },
      removed: { operations: [], members: [] },
    });
    const document = addVersions(buildDocument(["/b", "/c", "/d"], ["id", "name", "color"]), second);
    expect(Object.values(document.paths).map(({ get }) => get?.["x-added"])).toEqual([
      "1.0.0",
      "1.1.0",
      "unreleased",
    ]);
    expect(document.components.schemas?.Thing).toMatchObject({
      "x-members-added": { name: "1.1.0", color: "unreleased" },
    });
  });
});

describe("Changes of the API", () => {
  const api = useTestApi();
  const readChanges = async (): Promise<Change[]> =>
    (await api.call("get", "/v1/changes", null).expect(200)).body.changes;

  it("200 lists when each operation and event was added, without a credential", async () => {
    const changes = await readChanges();
    const listNames = (kind: string, version?: string | null) =>
      changes
        .filter((one) => one.change === "added" && one.kind === kind)
        .filter((one) => version === undefined || one.version === version)
        .map(({ name }) => name);
    expect(listNames("operation", "1.0.0").sort()).toEqual(releasedOperations.toSorted());
    expect(listNames("operation").sort()).toEqual(
      [...new Set([...releasedOperations, ...listOperations(committed)])].sort(),
    );
    expect(changes.filter(({ change, kind }) => change === "removed" && kind === "operation")).toEqual([]);
    expect(listNames("event")).toEqual(expect.arrayContaining(Object.keys(committed.webhooks ?? {})));
    expect(listNames("member", "1.0.0")).toContain("Rollover.id");
    expect(changes).toContainEqual({
      change: "added",
      kind: "operation",
      name: "GET /v1/changes",
      version: null,
      date: null,
      sunset: null,
      successor: null,
    });
  });

  it("do not mention pages for browsers, which are still served", async () => {
    const changes = await readChanges();
    expect(changes.filter(({ name }) => PAGES.includes(name))).toEqual([]);
    for (const path of ["/docs", "/docs/guides", "/docs/guides/tracking-page"])
      await api.call("get", path, null).expect(200);
  });

  it("200 serves the releases as a JSON feed, newest first", async () => {
    const response = await api.call("get", "/changes.json", null).expect(200);
    expect(response.headers["content-type"]).toBe("application/feed+json; charset=utf-8");
    const feed = JSON.parse(response.text);
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      home_page_url: `${TEST_PORTAL.PORTAL_URL}/docs`,
      feed_url: `${TEST_PORTAL.PORTAL_URL}/changes.json`,
    });
    const item = {
      type: "object",
      required: ["id", "url", "title", "content_html", "date_published"],
      properties: { date_published: { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT00:00:00Z$" } },
    };
    const schema = { properties: { items: { type: "array", minItems: 1, items: item } } };
    expect(new Ajv2020().validate(schema, feed)).toBe(true);
    expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(
      history.map(({ version }) => `Version ${version}`).reverse(),
    );
    expect(feed.items.at(-1).content_html).toContain("<code>GET /v1/rollovers</code>");
  });

  it("200 serves the same entries as an Atom feed", async () => {
    const response = await api.call("get", "/changes.atom", null).buffer(true).expect(200);
    expect(response.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const text = response.text ?? response.body.toString();
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/,
    );
    expect(text.match(/<entry>/g)).toHaveLength(history.length);
    expect(text).toContain(`<link rel="self" href="${TEST_PORTAL.PORTAL_URL}/changes.atom"/>`);
    expect(text).toContain("&lt;code&gt;GET /v1/rollovers&lt;/code&gt;");
  });

  it("shows in the reference when operations and fields were added", async () => {
    const { text } = await api.call("get", "/docs/reference/listRollovers", null).expect(200);
    expect(text).toContain("<dt>Added in</dt><dd>1.0.0</dd>");
    expect(text).toContain('<p class="bounds">added in the next release</p>');
    expect(committed.components.schemas?.ContractChange).toMatchObject({ "x-added": "unreleased" });
    const created = await api.call("get", "/docs/reference/listChanges", null).expect(200);
    expect(created.text).toContain("<dt>Added in</dt><dd>the next release</dd>");
  });

  it("405 for a write", async () => {
    for (const path of ["/v1/changes", "/changes.atom", "/changes.json"])
      expectProblem(await api.call("post", path, null), "method_not_allowed");
  });
});
