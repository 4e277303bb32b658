import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing/use-resource";
import { readCredential, readPresentedKey } from "../src/auth/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { sendRaw, startTestApp } from "./start-test-app.ts";

describe("readCredential", () => {
  const app = useResource(() =>
    startTestApp((express) => {
      express.get("/", (req, res) => {
        res.json(readCredential(req));
      });
    }),
  );

  const send = (...headers: string[]) => sendRaw(app.port, ["GET / HTTP/1.1", ...headers]);

  it.each([
    ["Authorization: Bearer abc", "abc", "bearer"],
    ["authorization: bearer abc", "abc", "bearer"],
    ["AUTHORIZATION: BEARER abc", "abc", "bearer"],
    ["Authorization: bEaReR abc", "abc", "bearer"],
    ["Authorization:Bearer abc", "abc", "bearer"],
    ["Authorization: Bearer    abc", "abc", "bearer"],
    ["Authorization:   Bearer abc  ", "abc", "bearer"],
    ["Authorization: Bearer a b", "a b", "bearer"],
    ["Authorization: DPoP abc", "abc", "dpop"],
    ["authorization: dpop abc", "abc", "dpop"],
    ["X-API-Key: abc", "abc", null],
    ["x-api-key: abc", "abc", null],
    ["X-Api-Key:   abc  ", "abc", null],
    ["X-API-Key: Bearer abc", "Bearer abc", null],
    ["X-API-Key: DPoP abc", "DPoP abc", null],
  ])("200 reads %s", async (line, value, scheme) => {
    const response = await send(line);
    expect(response.status).toBe(200);
    const header = scheme === null ? "x-api-key" : "authorization";
    expect(JSON.parse(response.body)).toEqual({ value, header, scheme });
  });

  it.each([
    [[]],
    [["Authorization:"]],
    [["Authorization:    "]],
    [["Authorization: Bearer"]],
    [["Authorization: Bearer   "]],
    [["Authorization: Bearerabc"]],
    [["Authorization: DPoP"]],
    [["DPoP: abc"]],
    [["Authorization: Basic YWJjOmRlZg=="]],
    [["Authorization: Digest abc"]],
    [["Authorization: Token abc"]],
    [["Authorization: abc"]],
    [["Authorization: Basic Bearer abc"]],
    [["X-API-Key:"]],
    [["X-API-Key:   "]],
    [["Proxy-Authorization: Bearer abc"]],
    [["Cookie: authorization=abc; x-api-key=abc"]],
  ])("401 for no credential in %j, with a challenge that names no error", async (lines) => {
    const response = await send(...lines);
    expectProblem(response, "missing_credentials");
    expect(response.headers["www-authenticate"]).toBe('Bearer realm="svc"');
  });

  it.each([
    [["Authorization: Bearer abc", "X-API-Key: abc"]],
    [["X-API-Key: abc", "Authorization: Bearer abc"]],
    [["Authorization: Bearer abc", "Authorization: Bearer abc"]],
    [["Authorization: Bearer abc", "authorization: Bearer def"]],
    [["X-API-Key: abc", "x-api-key: abc"]],
    [["Authorization: Bearer abc", "X-API-Key:"]],
    [["Authorization:", "X-API-Key: abc"]],
    [["Authorization:", "Authorization:"]],
    [["Authorization: Basic abc", "X-API-Key: abc"]],
    [["X-API-Key: a", "Accept: */*", "X-API-Key: b", "Authorization: Bearer c"]],
  ])("400 rejects more than one credential: %j", async (lines) => {
    const response = await send(...lines);
    expectProblem(response, "ambiguous_credentials");
    expect(response.headers["www-authenticate"]).toBe('Bearer realm="svc", error="invalid_request"');
  });

  it("repeats no part of the request's credential", async () => {
    const response = await send("Authorization: Basic c2VjcmV0OnNlY3JldA==");
    expect(response.body).not.toContain("c2Vj");
  });
});

describe("readPresentedKey", () => {
  const read = (headers: Record<string, string>) => readPresentedKey((name) => headers[name]);

  it.each([
    [{ authorization: "Bearer abc" }, "abc"],
    [{ authorization: "DPoP  abc " }, "abc"],
    [{ "x-api-key": " abc " }, "abc"],
    [{ "x-api-key": "Bearer abc" }, "Bearer abc"],
    [{ authorization: "Basic abc" }, ""],
    [{}, ""],
  ])("reads %j as %j", (headers, key) => expect(read(headers)).toBe(key));
});
