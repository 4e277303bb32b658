import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { buildCollection } from "@svc/openapi/collections";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "yaml";
import { COLLECTIONS } from "../../src/transport/openapi/collections.ts";
import { openApiDocument } from "../../src/transport/openapi/openapi-document.ts";
import { expectProblem } from "../expect-problem.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { useTestApi } from "../start-test-api.ts";

interface Item {
  name: string;
  description?: string;
  item?: Item[];
  request?: {
    method: string;
    url: { raw: string; host: string[]; path: string[]; query?: { key: string; disabled?: boolean }[] };
    auth?: { type: string };
    header: { key: string; value: string }[];
    body?: { mode: string; raw?: string };
  };
  event?: { script: { exec: string[] } }[];
}

const committed = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));
const GROUPS: { name: string; tags: string[] }[] = committed["x-tagGroups"];
const FILES = ["postman.json", "postman-environment.json", "bruno.zip", "requests.http"];
const VARIABLE = /\{\{(\w+)\}\}/g;

const listRequests = (item: Item): Item[] => (item.item ? item.item.flatMap(listRequests) : [item]);

/** Method and path of each operation, with `*` for path parameters. */
const OPERATIONS = Object.entries<object>(committed.paths)
  .flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "*")}`),
  )
  .sort();

describe("Collections for API clients", () => {
  const api = useTestApi();
  const download = async (file: string) => {
    const response = await fetch(`${api.url}/collections/${file}`);
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const readPostman = async () => JSON.parse((await download("postman.json")).toString());

  const findOperation = (method: string, path: string) => {
    const segments = path.split("/");
    if (OPERATIONS.includes(`${method} ${path}`)) return `${method} ${path}`;
    return OPERATIONS.find((operation) => {
      const [operationMethod, operationPath = ""] = operation.split(" ");
      const pattern = operationPath.split("/");
      return (
        operationMethod === method &&
        pattern.length === segments.length &&
        pattern.every((segment, index) => segment === "*" || segment === segments[index])
      );
    });
  };

  it("200 serves the Postman collection with the deployment's address and every operation", async () => {
    const collection = await readPostman();
    expect(collection.info.schema).toBe(
      "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    );
    expect(collection.variable[0]).toEqual({
      key: "baseUrl",
      value: TEST_PORTAL.PORTAL_URL,
      type: "string",
    });
    const [first, ...groups]: Item[] = collection.item;
    expect(first?.name).toBe("First rollover");
    expect(groups.map(({ name, item = [] }) => ({ name, tags: item.map((one) => one.name) }))).toEqual(
      GROUPS,
    );
    const requests = groups.flatMap(listRequests);
    for (const { request } of requests) expect(request?.url.host).toEqual(["{{baseUrl}}"]);
    const operations = requests.map(({ request }) =>
      findOperation(String(request?.method), `/${request?.url.path.join("/")}`),
    );
    expect(operations.sort()).toEqual(OPERATIONS);
  });

  it("sets each variable of the walkthrough before a request uses it", async () => {
    const { item, variable } = await readPostman();
    const setVariables = new Set(["baseUrl", "apiKey"]);
    for (const { request, event = [] } of listRequests(item[0])) {
      const used = [...JSON.stringify(request).matchAll(VARIABLE)].map(([, name]) => String(name));
      expect(used.filter((name) => !setVariables.has(name))).toEqual([]);
      const scripts = event.flatMap(({ script }) => script.exec).join("\n");
      expect(scripts).toContain('pm.test("Succeeds"');
      for (const [, name] of scripts.matchAll(/collectionVariables\.set\("(\w+)"/g))
        setVariables.add(String(name));
    }
    const names = variable.map(({ key }: { key: string }) => key);
    // `{{amount}}` is a placeholder of letter templates.
    const declared = new Set([...names, "apiKey", "amount"]);
    for (const one of item.flatMap(listRequests) as Item[]) {
      const used = [...JSON.stringify(one.request).matchAll(VARIABLE)].map(([, name]) => String(name));
      expect(used.filter((name) => !declared.has(name))).toEqual([]);
      expect(one.request?.body?.raw ?? "").not.toMatch(/"(acct|rol|cus|whe)_[0-7]/);
    }
  });

  it("sends the key only to operations that need one", async () => {
    const { item, auth } = await readPostman();
    expect(auth.bearer[0].value).toBe("{{apiKey}}");
    const requests: Item[] = item.flatMap(listRequests);
    const findRequest = (raw: string) => requests.find(({ request }) => request?.url.raw === raw)?.request;
    expect(findRequest("{{baseUrl}}/health/ready")?.auth).toEqual({ type: "noauth" });
    expect(findRequest("{{baseUrl}}/v1/rollovers/{{rolloverId}}")?.auth).toBeUndefined();
  });

  it("sends an Idempotency-Key that differs in each request", async () => {
    const { item } = await readPostman();
    const create = (item.flatMap(listRequests) as Item[]).find(
      ({ name }) => name === "4. Create the rollover",
    );
    expect(create?.request?.header).toContainEqual({ key: "Idempotency-Key", value: "{{$guid}}" });
  });

  it("200 serves the Postman environment with an empty secret", async () => {
    const environment = JSON.parse((await download("postman-environment.json")).toString());
    expect(environment.values).toEqual([
      { key: "baseUrl", value: TEST_PORTAL.PORTAL_URL, type: "default", enabled: true },
      { key: "apiKey", value: "", type: "secret", enabled: true },
    ]);
  });

  it("200 serves the Bruno collection as a folder, with the same requests", async () => {
    const files = Object.entries(unzipSync(new Uint8Array(await download("bruno.zip")))).map(
      ([path, bytes]) => [path, parse(strFromU8(bytes))] as const,
    );
    const byPath = new Map(files);
    expect(byPath.get("Rollover API/opencollection.yml")).toMatchObject({
      opencollection: "1.0.0",
      request: { auth: { type: "bearer", token: "{{apiKey}}" } },
    });
    expect(byPath.get("Rollover API/environments/sandbox.yml")).toEqual({
      name: "sandbox",
      variables: [
        { name: "baseUrl", value: TEST_PORTAL.PORTAL_URL },
        { name: "apiKey", secret: true },
      ],
    });
    const urls = files.flatMap(([, { http }]) => (http ? [`${http.method} ${http.url}`] : []));
    const { item } = await readPostman();
    const postmanUrls = (item.flatMap(listRequests) as Item[]).map(
      ({ request }) => `${request?.method} ${request?.url.raw}`,
    );
    expect(urls.sort()).toEqual(postmanUrls.sort());
  });

  it("200 serves the HTTP file, with the same requests", async () => {
    const text = (await download("requests.http")).toString();
    expect(text).toContain(`@baseUrl = ${TEST_PORTAL.PORTAL_URL}\n`);
    const urls = [...text.matchAll(/^(?:GET|POST|PUT|PATCH|DELETE) .+$/gm)].map(([line]) => line);
    const { item } = await readPostman();
    const postmanUrls = (item.flatMap(listRequests) as Item[]).map(
      ({ request }) => `${request?.method} ${request?.url.raw}`,
    );
    expect(urls).toEqual(postmanUrls);
  });

  it.each(FILES)("%s contains no key and can be cached", async (file) => {
    const bytes = await download(file);
    const texts = file.endsWith(".zip")
      ? Object.values(unzipSync(new Uint8Array(bytes))).map((one) => strFromU8(one))
      : [bytes.toString()];
    for (const text of texts) expect(text).not.toMatch(/svc_(?:test|live)_[a-z]{2}_\w{8}/);
    const get = (headers: Record<string, string>) =>
      api.call("get", `/collections/${file}`, null).set({ "Accept-Encoding": "gzip", ...headers });
    const { headers } = await get({}).expect(200);
    expect(headers["content-disposition"]).toBe(`attachment; filename="${file}"`);
    await get({ "If-None-Match": String(headers.etag) }).expect(304);
  });

  it("omits the walkthrough in the live environment, which has no sandbox", () => {
    const live = openApiDocument({ environment: "live" });
    const { folders, description } = buildCollection(live, { ...COLLECTIONS, environment: "live" });
    expect(folders.map(({ name }) => name)).toEqual(GROUPS.map(({ name }) => name));
    expect(description).not.toContain("First rollover");
  });

  it("links the files from the reference and from llms.txt", async () => {
    const { text } = await api.call("get", "/docs", null).expect(200);
    for (const file of FILES) expect(text).toContain(`<a href="/collections/${file}">`);
    expect((await api.call("get", "/llms.txt", null)).text).toContain("(/collections/postman.json)");
  });

  it("404 for an unknown file", async () => {
    for (const file of ["insomnia.json", "constructor", "..%2fopenapi.json", "%00"])
      expectProblem(await api.call("get", `/collections/${file}`, null), "not_found");
  });

  it("405 for a write", async () => {
    expectProblem(await api.call("post", "/collections/postman.json", null), "method_not_allowed");
  });
});
