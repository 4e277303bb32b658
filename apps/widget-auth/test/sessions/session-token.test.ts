import { beforeAll, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { alterToken, forgeToken, type Json, readToken } from "./session-forgery.ts";

const PATH = "/api/widget/custodians?limit=1";

describe("Session tokens over HTTP", () => {
  const widget = useResource(startTestWidgetAuth);
  let token: string;
  let header: Json;
  let payload: Json;
  beforeAll(async () => {
    ({ token } = await widget.openSession());
    ({ header, payload } = readToken(token));
  });

  const listCustodians = (forged: string) => widget.call("get", PATH, forged);
  const expectRefused = async (forged: string) =>
    expectProblem(await listCustodians(forged), "session_invalid");

  it("name only their algorithm, their type and the secret's ID in their header", () => {
    expect(header).toEqual({ alg: "HS256", typ: "svc-session+jwt", kid: "s2" });
  });

  it("200 accepts a token as issued, and when it is built by hand", async () => {
    await listCustodians(token).expect(200);
    await listCustodians(forgeToken(header, payload)).expect(200);
  });

  it.each([
    ["jti", "another"],
    ["sid", "ses_01h455vb4pex5vsknk084sn02q"],
  ])("401 rejects a token with another %s, even with a valid signature", async (name, value) => {
    await expectRefused(alterToken(token, { payload: { [name]: value } }));
  });

  it("401 rejects a long token, and the service survives an enormous one", async () => {
    await expectRefused(forgeToken(header, { ...payload, padding: "x".repeat(8_000) }));
    await expectRefused(`${token}${"A".repeat(8_000)}`);
    // Node's HTTP parser rejects headers over 16 kB.
    const outcome = await listCustodians("A".repeat(1_000_000)).then(
      (response) => response.status,
      () => "cut",
    );
    expect([431, "cut"]).toContain(outcome);
    await listCustodians(token).expect(200);
  });

  it("401 rejects a session token in X-API-Key", async () => {
    for (const path of ["/api/widget/custodians", "/api/widget/create-account"]) {
      const method = path.endsWith("custodians") ? "get" : "post";
      const response = await widget.call(method, path, null).set("X-API-Key", token);
      expectProblem(response, "session_token_not_accepted");
    }
  });

  it("400 rejects a session token next to a key", async () => {
    expectProblem(await listCustodians(token).set("X-API-Key", widget.pk.key), "ambiguous_credentials");
  });
});
