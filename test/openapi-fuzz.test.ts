import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, HOSTILE_TEXTS, HOSTILE_VALUES, useResource } from "@svc/testing";
import fc from "fast-check";
import request from "supertest";
import { signInAs } from "../apps/api/test/portal/sign-in-as.ts";
import { startTestApi } from "../apps/api/test/start-test-api.ts";
import { startTestWidgetAuth } from "../apps/widget-auth/test/start-test-widget-auth.ts";

// Sends hostile requests generated from the OpenAPI documents. FUZZ_REQUESTS sets the count; FC_SEED replays
// a run.

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500);
const { seed } = fc.readConfigureGlobal();
const NO_LIMITS = { RATE_LIMIT_PER_MINUTE: "10000000" };

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}
interface Operation {
  operationId?: string;
  parameters?: ({ name: string; in: string } | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, unknown>;
}
interface Endpoint {
  method: "get" | "post" | "patch" | "delete";
  path: string;
  query: string[];
  headers: string[];
  /** The body, if any. */
  example: unknown;
  /** Paths of fields that can be replaced; the empty path is the whole body. */
  fieldPaths: string[][];
  statuses: string[];
}

function readEndpoints(file: string): Endpoint[] {
  const document: OpenApi = JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
  const resolve = <T>(node: T): T => {
    const { $ref } = node as { $ref?: string };
    if ($ref === undefined) return node;
    const resolved = $ref
      .slice(2)
      .split("/")
      .reduce<unknown>((parent, name) => (parent as Record<string, unknown>)[name], document);
    return resolved as T;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => ["get", "post", "patch", "delete"].includes(method))
      .map(([method, operation]): Endpoint => {
        const parameters = (operation.parameters ?? []).map(resolve) as { name: string; in: string }[];
        const listNames = (location: string) =>
          parameters.filter((parameter) => parameter.in === location).map(({ name }) => name);
        const json = operation.requestBody?.content["application/json"];
        const example = json?.example ?? (json ? {} : undefined);
        const propertyPaths = Object.keys(json ? (resolve(json.schema).properties ?? {}) : {}).map((name) => [
          name,
        ]);
        return {
          method: method as Endpoint["method"],
          path,
          query: listNames("query"),
          headers: listNames("header"),
          example,
          fieldPaths: [[], ...propertyPaths, ...listFieldPaths(example)],
          statuses: Object.keys(operation.responses),
        };
      }),
  );
}

function listFieldPaths(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, fieldValue]) => [
    [name],
    ...listFieldPaths(fieldValue).map((subpath) => [name, ...subpath]),
  ]);
}

function replaceAt(value: unknown, [name, ...rest]: readonly string[], replacement: unknown): unknown {
  if (name === undefined) return replacement;
  const current =
    typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : null;
  const replaced = replaceAt(current, rest, replacement);
  if (Array.isArray(value)) return value.map((item, index) => (index === Number(name) ? replaced : item));
  return { ...(value as object | null), [name]: replaced };
}

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string());
/** For URLs: Node rejects those over 16 kB with 431. */
const shortText = hostileText.map((text) => [...text].slice(0, 300).join(""));
const hostileValue = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue());

function arbitraryRequests(endpoint: Endpoint) {
  const arbitraryHeader = (name: string) =>
    fc.option(
      hostileText.map((text) => [name, text] as const),
      { freq: 6, nil: null },
    );
  return fc.record({
    endpoint: fc.constant(endpoint),
    id: fc.option(shortText, { freq: 8, nil: null }),
    query: fc.dictionary(
      endpoint.query.length > 0 ? fc.constantFrom(...endpoint.query) : fc.constant("unknown"),
      shortText,
      { maxKeys: 2 },
    ),
    headers: fc.tuple(...endpoint.headers.map(arbitraryHeader)),
    changes: fc.array(fc.tuple(fc.constantFrom(...endpoint.fieldPaths), hostileValue), { maxLength: 2 }),
  });
}

type SentRequest = ReturnType<typeof arbitraryRequests> extends fc.Arbitrary<infer Sent> ? Sent : never;

interface Target {
  url: string;
  headers: Record<string, string>;
  ids: Record<string, string>;
}

const ANY_ID = /([a-z]{2,5})_[0-7][0-9a-hjkmnp-tv-z]{25}/g;
/** By ID prefix, the start of the paths of operations that take such an ID. */
const PATHS_BY_PREFIX: Record<string, string> = {
  acct: "/v1/accounts/",
  rol: "/v1/rollovers/",
  cus: "/v1/custodians/",
};

/** Sends a request. @returns an undocumented response or a server error, as text */
async function findIssue(target: Target, input: SentRequest): Promise<string | null> {
  const { endpoint, id, query, headers, changes } = input;
  const knownPrefix = Object.keys(target.ids).find((prefix) => {
    const start = PATHS_BY_PREFIX[prefix];
    return start !== undefined && endpoint.path.startsWith(start);
  });
  const knownId = knownPrefix === undefined ? undefined : target.ids[knownPrefix];
  const path = endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(id?.toWellFormed() ?? knownId ?? "none"));
  const search = Object.entries(query).map(
    ([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`,
  );
  const call = request(target.url)
    [endpoint.method](search.length > 0 ? `${path}?${search.join("&")}` : path)
    .set(target.headers)
    .redirects(0);
  for (const header of headers) {
    if (header === null) continue;
    const [name, value] = header;
    // Node sends no other characters in a header.
    if (/^[\x20-\x7e]{1,2000}$/.test(value)) call.set(name, value);
  }
  let body = endpoint.example;
  for (const [fieldPath, value] of changes) body = replaceAt(body, fieldPath, value);
  const text = JSON.stringify(body)?.replace(ANY_ID, (exampleId, prefix) => target.ids[prefix] ?? exampleId);
  const response = await (endpoint.example === undefined
    ? call
    : call.set("Content-Type", "application/json").send(text));
  // An empty ID matches no operation.
  const statuses = path.includes("//") ? [...endpoint.statuses, "404"] : endpoint.statuses;
  if (response.status < 500 && statuses.includes(String(response.status))) return null;
  return `${endpoint.method.toUpperCase()} ${path}?${search.join("&")} with ${text} returned ${response.status}: ${response.text?.slice(0, 300)}`;
}

describe(`Hostile requests (FC_SEED=${seed} FUZZ_REQUESTS=${REQUESTS} replays this run)`, () => {
  const api = useResource(() => startTestApi({ env: NO_LIMITS }));
  const widget = useResource(() => startTestWidgetAuth({ env: NO_LIMITS }));

  const buildKeyHeaders = (key: string) => ({ Authorization: `Bearer ${key}` });

  async function prepareKeyTarget(): Promise<Target> {
    const account = await buildAccount(api, api.ak.organizationId, { dateOfBirth: "1960-02-03" });
    const body = await buildRolloverBody(api, account.id);
    const rollover = await api.call("post", "/v1/rollovers").send(body).expect(201);
    const ids = { acct: account.id, rol: rollover.body.id, cus: body.source.custodianId };
    return { url: api.url, headers: buildKeyHeaders(api.ak.key), ids };
  }

  async function prepareMemberTarget(): Promise<Target> {
    const { headers } = await signInAs(api, "owner", { organizationId: api.ak.organizationId });
    const { ids, url } = await prepareKeyTarget();
    return { url, ids, headers: { ...headers, "Svc-Organization": api.ak.organizationId } };
  }

  async function prepareWidgetTarget(): Promise<Target> {
    return { url: widget.url, headers: buildKeyHeaders((await widget.openSession()).token), ids: {} };
  }

  const DOCUMENTS = [
    { file: "../apps/api/openapi.json", share: 0.7, prepare: prepareKeyTarget },
    { file: "../apps/api/portal-openapi.json", share: 0.2, prepare: prepareMemberTarget },
    { file: "../apps/widget-auth/openapi.json", share: 0.1, prepare: prepareWidgetTarget },
  ];

  it.each(DOCUMENTS)("made from $file get a documented response, and never 5xx", async (document) => {
    const { file, share, prepare } = document;
    const target = await prepare();
    // A rotation expires the shared key, and the change stream never ends.
    const endpoints = readEndpoints(file).filter(({ path }) => !/rotate$|\/changes$/.test(path));
    expect(endpoints.length).toBeGreaterThan(3);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...endpoints).chain(arbitraryRequests), async (sent) => {
        const issue = await findIssue(target, sent as SentRequest);
        if (issue !== null) throw new Error(`FC_SEED=${seed}: ${issue}`);
      }),
      { numRuns: Math.ceil(REQUESTS * share), endOnFailure: true },
    );
  });
});
