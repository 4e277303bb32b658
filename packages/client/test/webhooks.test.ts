import { describe, expect, it } from "@jest/globals";
import { Webhook } from "standardwebhooks";
import { signWebhook, verifyWebhook } from "../src/index.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const OTHER = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
const now = Date.parse("2026-06-15T12:00:00Z");
const body = JSON.stringify({
  id: "evt_1",
  object: "event",
  type: "rollover.completed",
  data: { note: "grün" },
});

/** Signs with the reference implementation of Standard Webhooks. */
function sign(secret = SECRET, at = now, payload = body): Record<string, string> {
  return {
    "webhook-id": "evt_1",
    "webhook-timestamp": String(at / 1000),
    "webhook-signature": new Webhook(secret).sign("evt_1", new Date(at), payload),
  };
}

const findRejectionReason = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ reason, name }) => reason ?? name,
  );

describe("verifyWebhook", () => {
  it("returns the event of a signed text or bytes, with headers as Headers or as an object in any letter case", async () => {
    const event = JSON.parse(body);
    expect(await verifyWebhook(body, sign(), SECRET, { now })).toEqual(event);
    expect(await verifyWebhook(Buffer.from(body), new Headers(sign()), SECRET, { now })).toEqual(event);
    const upper = Object.fromEntries(
      Object.entries(sign()).map(([name, value]) => [name.toUpperCase(), value]),
    );
    expect(await verifyWebhook(body, upper, SECRET, { now })).toEqual(event);
  });

  it("accepts any of several secrets and signatures", async () => {
    expect(await verifyWebhook(body, sign(OTHER), [SECRET, OTHER], { now })).toMatchObject({ id: "evt_1" });
    const both = {
      ...sign(),
      "webhook-signature": `v1a,xx v1,!! ${sign(OTHER)["webhook-signature"]} ${sign()["webhook-signature"]}`,
    };
    expect(await verifyWebhook(body, both, SECRET, { now })).toMatchObject({ id: "evt_1" });
  });

  it("limits how old and how far ahead a timestamp can be", async () => {
    for (const [ageSeconds, reason] of [
      [300, null],
      [301, "too_old"],
      [-300, null],
      [-301, "too_new"],
    ] as const) {
      const headers = sign(SECRET, now - ageSeconds * 1000);
      expect(await findRejectionReason(verifyWebhook(body, headers, SECRET, { now }))).toBe(reason);
    }
    const oldHeaders = sign(SECRET, now - 500_000);
    expect(
      await findRejectionReason(verifyWebhook(body, oldHeaders, SECRET, { now, toleranceSeconds: 600 })),
    ).toBe(null);
  });

  it.each([
    ["another body", body.replace("completed", "cancelled"), {}, SECRET, "not_signed"],
    ["another secret", body, {}, OTHER, "not_signed"],
    ["another id", body, { "webhook-id": "evt_2" }, SECRET, "not_signed"],
    ["another time", body, { "webhook-timestamp": String(now / 1000 - 1) }, SECRET, "not_signed"],
    ["no signature of a known version", body, { "webhook-signature": "v2,AAAA" }, SECRET, "not_signed"],
    ["an empty signature", body, { "webhook-signature": "v1," }, SECRET, "not_signed"],
    ["a missing header", body, { "webhook-signature": "" }, SECRET, "header_missing"],
    // An invalid timestamp counts as too old.
    ["an invalid time", body, { "webhook-timestamp": "soon" }, SECRET, "too_old"],
    ["an empty secret", body, {}, "whsec_", "TypeError"],
    ["a secret without its prefix", body, {}, "c2VjcmV0", "TypeError"],
  ])("rejects %s", async (_name, payload, headers, secret, reason) => {
    expect(
      await findRejectionReason(verifyWebhook(payload, { ...sign(), ...headers }, secret, { now })),
    ).toBe(reason);
  });

  it("rejects an empty list of secrets, and reports signed text that is not JSON", async () => {
    expect(await findRejectionReason(verifyWebhook(body, sign(), [], { now }))).toBe("TypeError");
    expect(await findRejectionReason(verifyWebhook("x", sign(SECRET, now, "x"), SECRET, { now }))).toBe(
      "not_json",
    );
  });
});

describe("signWebhook", () => {
  it("creates the headers of a delivery, and rejects an invalid secret", async () => {
    const headers = await signWebhook(body, SECRET, { id: "evt_1", now });
    expect(headers).toEqual(sign());
    expect(await verifyWebhook(body, headers, SECRET, { now })).toEqual(JSON.parse(body));
    await expect(signWebhook(body, "secret", { id: "evt_1" })).rejects.toThrow(TypeError);
  });
});
