import { createSecretKey } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { createTestEnvironment } from "@svc/testing";
import { Webhook } from "standardwebhooks";
import { deriveListenSecret } from "../../src/webhooks/listen/listen-secret.ts";
import { countRows } from "../table-contents.ts";
import { type DeliveryTest, startDeliveryTest } from "../webhooks/delivery-harness.ts";
import { runSvc, startSvc } from "./run-svc.ts";

describe("svc webhooks listen", () => {
  let test: DeliveryTest;
  let organizationId: string;
  beforeAll(async () => {
    test = await startDeliveryTest({ allowLoopback: false });
    ({ organizationId } = await test.insertEndpoint({ url: "https://hooks.example.com/" }));
  });
  afterEach(() => test.clear());
  afterAll(() => test.stop());

  it("0 prints and forwards events until Ctrl-C, then prints a summary", async () => {
    const receiver = await test.startReceiver();
    const args = ["--org", organizationId, "--forward", receiver.url, "--types", "rollover.*", "account.*"];
    const svc = await startSvc(test.env, "webhooks", "listen", ...args);
    try {
      await test.waitUntil("the command listens", () => svc.readOutput().includes("signed with"));
      const rolloverId = await test.recordEvents(organizationId, 2);
      // Two introductory lines, one line for each event, and the empty text after the last line feed.
      await test.waitUntil("both events are printed", () => svc.readOutput().split("\n").length > 4);
      svc.child.kill("SIGINT");
      const { code, stdout, stderr } = await svc.ended;
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      const secretRun = await runSvc(
        test.env,
        "webhooks",
        "listen",
        "--org",
        organizationId,
        "--print-secret",
      );
      const [listening, forwarding, first, second, end] = stdout.split("\n");
      expect(listening).toBe(
        `Listening to rollover.*, account.* of ${organizationId}. Press Ctrl-C to stop.`,
      );
      const secret = forwarding?.split(" ").at(-1) ?? "";
      expect(secretRun).toEqual({ code: 0, stdout: `${secret}\n`, stderr: "" });
      expect(forwarding).toBe(`Forwarding to ${receiver.url}, signed with ${secret}`);
      for (const [index, { body, headers }] of receiver.requests.entries()) {
        const { id, createdAt } = new Webhook(secret).verify(body, headers as Record<string, string>) as {
          id: string;
          createdAt: string;
        };
        const line = [first, second][index];
        expect(line).toMatch(
          new RegExp(`^${createdAt}  rollover.requested +${id}  ${rolloverId}  204 in \\d+ ms$`),
        );
      }
      expect(receiver.requests).toHaveLength(2);
      expect(end).toBe("2 events: 2 accepted, 0 given up.");
    } finally {
      svc.child.kill("SIGKILL");
    }
  });

  it("writes no rows, even when killed", async () => {
    const before = await countRows(test);
    const svc = await startSvc(test.env, "webhooks", "listen");
    await test.waitUntil("the command listens", () =>
      svc.readOutput().includes("Listening to * of every organization"),
    );
    svc.child.kill("SIGKILL");
    await svc.ended;
    expect(await countRows(test)).toEqual(before);
  });

  it("0 prints past events as JSON, and stops after the requested count", async () => {
    const startedAt = new Date();
    const rolloverId = await test.recordEvents(organizationId, 3);
    const args = ["--since", startedAt.toISOString(), "--count", "2", "--json"];
    const { code, stdout, stderr } = await runSvc(test.env, "webhooks", "listen", ...args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const unsent = { isAccepted: null, statusCode: null, error: null, latencyMs: null, attempts: 0 };
    expect(lines).toEqual([
      { object: "webhook_listener", organizationId: null, eventTypes: ["*"], forwardTo: null, secret: null },
      ...[1, 2].map((sequence) => ({
        object: "heard_event",
        ...unsent,
        event: expect.objectContaining({
          object: "event",
          type: "rollover.requested",
          data: expect.objectContaining({ rolloverId, sequence }),
        }),
      })),
      { object: "webhook_listener_summary", events: 2, accepted: 0, givenUp: 0, notSent: 0 },
    ]);
  });

  it("1 in the live environment, with a one-line error", async () => {
    const live = await createTestEnvironment("live");
    try {
      expect(await runSvc(live.env, "webhooks", "listen", "--forward", "http://localhost:1/")).toEqual({
        code: 1,
        stdout: "",
        stderr: "svc: You can listen to events only in the test environment.\n",
      });
    } finally {
      await live.close();
    }
  });

  it("derives a stable, distinct signing secret for each organization", () => {
    const key = createSecretKey(Buffer.alloc(32, "k"));
    const [one, other] = [newId("org"), newId("org")];
    const secrets = [one, other, null].map((id) => deriveListenSecret(key, id));
    expect(new Set(secrets).size).toBe(3);
    for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(deriveListenSecret(createSecretKey(Buffer.alloc(32, "k")), one)).toBe(secrets[0]);
    expect(deriveListenSecret(createSecretKey(Buffer.alloc(32, "o")), one)).not.toBe(secrets[0]);
  });
});
