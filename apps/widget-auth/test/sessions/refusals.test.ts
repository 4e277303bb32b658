import { describe, expect, it } from "@jest/globals";
import { generateApiKey } from "@svc/keys";
import { buildKey, useResource } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const CUSTODIANS = "/api/widget/custodians?limit=1";
const LIMIT = 10;

describe("Rejection limits of the widget service", () => {
  const widget = useResource(() =>
    startTestWidgetAuth({ env: { TRUSTED_PROXIES: "127.0.0.1", REFUSALS_PER_MINUTE: String(LIMIT) } }),
  );

  const callFrom = (address: string, credential: string) =>
    widget.call("get", CUSTODIANS, credential).set("X-Forwarded-For", address);
  const forge = (token: string) => `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;

  it("count forged tokens by address, but still serve genuine tokens and known keys", async () => {
    const address = "192.0.2.1";
    const { token } = await widget.openSession();
    await callFrom(address, widget.pk.key).expect(200);
    for (let count = 0; count < LIMIT; count += 1)
      expectProblem(await callFrom(address, forge(token)), "session_invalid");
    const refused = await callFrom(address, forge(token));
    expectProblem(refused, "rate_limited");
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
    expectProblem(
      await callFrom(address, generateApiKey({ environment: "test", type: "pk" })),
      "rate_limited",
    );
    await callFrom(address, token).expect(200);
    await callFrom(address, widget.pk.key).expect(200);
    expectProblem(await callFrom("192.0.2.2", forge(token)), "session_invalid");
  });

  it("count unknown secret keys by address", async () => {
    const open = (key: string) =>
      widget.call("post", "/api/widget/auth", key).set("X-Forwarded-For", "192.0.2.3");
    await open(widget.sk.key).expect(201);
    for (let count = 0; count < LIMIT; count += 1)
      expectProblem(await open(generateApiKey({ environment: "test", type: "sk" })), "invalid_api_key");
    // A valid key that the service has not looked up yet is rejected too.
    expectProblem(await open((await buildKey(widget, "sk")).key), "rate_limited");
    await open(widget.sk.key).expect(201);
  });

  it("count rejections of a genuine token by session, without limiting other credentials at its address", async () => {
    const address = "192.0.2.4";
    const { token } = await widget.openSession({ allowedOrigins: ["https://app.example.com"] });
    const remaining: number[] = [];
    for (let count = 0; count < LIMIT + 2; count += 1) {
      const response = await callFrom(address, token).set("Origin", "https://elsewhere.example");
      expectProblem(response, "origin_not_allowed");
      remaining.push(Number(/r=(\d+)/.exec(String(response.headers.ratelimit))?.[1]));
    }
    // Each call counts against the session's rate limit.
    expect(remaining.at(0)).toBe((remaining.at(-1) ?? Number.NaN) + LIMIT + 1);
    const other = await widget.openSession();
    await callFrom(address, other.token).expect(200);
    await callFrom(address, (await buildKey(widget, "pk")).key).expect(200);
  });
});
