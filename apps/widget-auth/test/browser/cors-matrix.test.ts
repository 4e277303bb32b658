import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { ErrorCode } from "@svc/service-kit/errors";
import { buildKey, buildOrganization, useResource } from "@svc/testing";
import type { Response } from "supertest";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";

const AUTH = "/api/widget/auth";
const CUSTODIANS = "/api/widget/custodians";
const CREATE = "/api/widget/create-account";
const APP = "https://app.example.com";
const FOREIGN = "https://evil.example";
const ADA = { firstName: "Ada", email: "ada@example.com" };

type Credential = "session" | "pk" | "sk" | "ak" | "garbage" | "nothing";
type Outcome = "ok" | ErrorCode;

// Outcomes without an origin, and for an allowed, a foreign and an opaque origin.
const MATRIX: [path: string, Credential, Outcome, Outcome, Outcome, Outcome][] = [
  [CUSTODIANS, "session", "ok", "ok", "origin_not_allowed", "origin_not_allowed"],
  [CUSTODIANS, "pk", "ok", "ok", "origin_not_allowed", "origin_not_allowed"],
  [CUSTODIANS, "sk", ...forEveryOrigin("key_type_not_allowed")],
  [CUSTODIANS, "ak", ...forEveryOrigin("key_type_not_allowed")],
  [CUSTODIANS, "garbage", ...forEveryOrigin("session_invalid")],
  [CUSTODIANS, "nothing", ...forEveryOrigin("missing_credentials")],
  [CREATE, "session", "ok", "ok", "origin_not_allowed", "origin_not_allowed"],
  [CREATE, "pk", ...forEveryOrigin("key_type_not_allowed")],
  [CREATE, "sk", ...forEveryOrigin("key_type_not_allowed")],
  [CREATE, "ak", ...forEveryOrigin("key_type_not_allowed")],
  [CREATE, "garbage", ...forEveryOrigin("session_invalid")],
  [CREATE, "nothing", ...forEveryOrigin("missing_credentials")],
  [AUTH, "sk", "ok", ...rejectEveryOrigin()],
  [AUTH, "pk", "key_type_not_allowed", ...rejectEveryOrigin()],
  [AUTH, "ak", "key_type_not_allowed", ...rejectEveryOrigin()],
  [AUTH, "session", "session_token_not_accepted", ...rejectEveryOrigin()],
  [AUTH, "garbage", "invalid_api_key", ...rejectEveryOrigin()],
  [AUTH, "nothing", "missing_credentials", ...rejectEveryOrigin()],
];

function forEveryOrigin(code: ErrorCode): [Outcome, Outcome, Outcome, Outcome] {
  return [code, code, code, code];
}

function rejectEveryOrigin(): [Outcome, Outcome, Outcome] {
  return ["origin_not_allowed", "origin_not_allowed", "origin_not_allowed"];
}

describe("CORS for each call from each page", () => {
  const widget = useResource(startTestWidgetAuth);
  let credentials: Record<Credential, string | null>;
  beforeAll(async () => {
    const organizationId = await buildOrganization(widget, { allowedOrigins: [APP] });
    const [sk, pk, ak] = await Promise.all(
      (["sk", "pk", "ak"] as const).map((type) => buildKey(widget, type, { organizationId })),
    );
    const { token } = await widget.openSession({ externalUserId: "participant-1" }, sk?.key);
    credentials = {
      session: token,
      pk: pk?.key ?? "",
      sk: sk?.key ?? "",
      ak: ak?.key ?? "",
      garbage: "no.such.token",
      nothing: null,
    };
  });

  const send = (path: string, credential: string | null, origin: string | undefined) => {
    const call = widget.call(path === CUSTODIANS ? "get" : "post", path, credential);
    if (origin !== undefined) void call.set("Origin", origin);
    return path === CREATE ? call.send(ADA) : call;
  };
  const getCorsHeaders = ({ headers }: Response) =>
    Object.keys(headers).filter((name) => name.startsWith("access-control-"));
  const expectReadable = (response: Response, origin: string | undefined) => {
    expect(response.headers.vary?.split(/\s*,\s*/)).toContain("Origin");
    expect(getCorsHeaders(response)).toEqual(
      origin === undefined ? [] : ["access-control-allow-origin", "access-control-expose-headers"],
    );
    expect(response.headers["access-control-allow-origin"]).toBe(origin);
  };

  it.each(MATRIX)("%s with %s as the credential", async (path, credential, ...outcomes) => {
    for (const [index, origin] of [undefined, APP, FOREIGN, "null"].entries()) {
      const response = await send(path, credentials[credential], origin);
      const outcome = outcomes[index] as Outcome;
      if (outcome === "ok") expect([origin, response.status < 300]).toEqual([origin, true]);
      else expectProblem(response, outcome);
      if (path === AUTH) expect(getCorsHeaders(response)).toEqual([]);
      else expectReadable(response, origin);
    }
  });

  it.each([
    [CUSTODIANS, true],
    [CREATE, true],
    [AUTH, false],
    ["/", false],
    ["/health/ready", false],
    ["/openapi.json", false],
    ["/errors/not_found", false],
    ["/nothing", false],
  ])("responds to preflight requests for %s with CORS headers: %s", async (path, isPreflightAllowed) => {
    for (const origin of [APP, FOREIGN, "null"]) {
      const response = await widget
        .call("options", path, null)
        .set("Origin", origin)
        .set("Access-Control-Request-Method", path === CREATE ? "POST" : "GET")
        .set("Access-Control-Request-Headers", "authorization")
        .set("Access-Control-Request-Private-Network", "true");
      expect(getCorsHeaders(response)).toEqual(
        isPreflightAllowed
          ? [
              "access-control-allow-origin",
              "access-control-allow-methods",
              "access-control-allow-headers",
              "access-control-max-age",
            ]
          : [],
      );
    }
  });

  it("lets a page read every rejection of its calls, including request ID and rate-limit headers", async () => {
    const token = credentials.session ?? "";
    const fromApp = (call: ReturnType<TestWidgetAuth["call"]>) => call.set("Origin", APP);
    const limited = await buildKey(widget, "pk", { rateLimitPerMinute: 1 });
    // This call uses up the key's limit of one call per minute.
    await widget.call("get", CUSTODIANS, limited.key);
    const json = "application/json";
    const refusals: [ErrorCode, Response][] = [
      ["invalid_request", await fromApp(widget.call("get", `${CUSTODIANS}?limit=0`, token))],
      ["unknown_parameter", await fromApp(widget.call("get", `${CUSTODIANS}?x=1`, token))],
      ["method_not_allowed", await fromApp(widget.call("delete", CUSTODIANS, token))],
      ["not_acceptable", await fromApp(widget.call("get", CUSTODIANS, token).set("Accept", "text/html"))],
      [
        "malformed_json",
        await fromApp(widget.call("post", CREATE, token))
          .set("Content-Type", json)
          .send("{"),
      ],
      [
        "unsupported_media_type",
        await fromApp(widget.call("post", CREATE, token))
          .type("form")
          .send("a=1"),
      ],
      ["validation_failed", await fromApp(widget.call("post", CREATE, token)).send({})],
      ["session_bound", await fromApp(widget.call("post", CREATE, token)).send({ ...ADA, externalId: "x" })],
      ["rate_limited", await fromApp(widget.call("get", CUSTODIANS, limited.key))],
    ];
    for (const [code, response] of refusals) {
      expectProblem(response, code);
      expectReadable(response, APP);
    }
    const exposed = String(refusals.at(-1)?.[1].headers["access-control-expose-headers"]).split(", ");
    for (const name of ["X-Request-Id", "Retry-After", "RateLimit", "RateLimit-Policy"]) {
      expect(exposed).toContain(name);
      expect(refusals.at(-1)?.[1].headers).toHaveProperty(name.toLowerCase());
    }
  });

  it("matches an origin configured in capitals to the lowercase form that browsers send", async () => {
    const { token } = await widget.openSession(
      { allowedOrigins: ["https://bücher.example", "HTTPS://Shop.Example:443", "http://[::1]:3000"] },
      credentials.sk ?? "",
    );
    for (const origin of ["https://xn--bcher-kva.example", "https://shop.example", "http://[::1]:3000"]) {
      await send(CUSTODIANS, token, origin).expect(200);
    }
    for (const origin of [
      "https://b%C3%BCcher.example",
      "https://xn--bcher-kva.example.",
      "https://XN--BCHER-KVA.example",
      "http://xn--bcher-kva.example",
      "https://Shop.Example",
      "https://shop.example:443",
      "http://[0:0:0:0:0:0:0:1]:3000",
    ])
      expectProblem(await send(CUSTODIANS, token, origin), "origin_not_allowed");
  });

  it.each([
    ["the same origin twice", `Origin: ${APP}\r\nOrigin: ${APP}`, 403],
    ["an allowed and a foreign origin", `Origin: ${APP}\r\nOrigin: ${FOREIGN}`, 403],
    ["non-ASCII letters", "Origin: https://b\u00fccher.example", 403],
    ["a tab", `Origin: ${APP}\thttps://evil.example`, 403],
    ["a control character", "Origin: https://app\u007f.example.com", 400],
    ["an empty value", "Origin: ", 403],
  ])("rejects an Origin header with %s", async (_, header, status) => {
    const { hostname, port } = new URL(widget.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET ${CUSTODIANS} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${credentials.session}\r\n${header}\r\n\r\n`,
      "latin1",
    );
    const response = Buffer.concat(await socket.toArray()).toString("latin1");
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (status === 403) expect(response).toContain('"code":"origin_not_allowed"');
  });
});
