import { describe, expect, it } from "@jest/globals";
import { createRequestStore } from "@svc/database";
import { newId } from "@svc/service-kit";
import { buildAccount, buildKey, startTcpForwarder, startWebhookReceiver, useResource } from "@svc/testing";
import { Webhook } from "standardwebhooks";
import { useTestApi } from "../../apps/api/test/start-test-api.ts";
import { writeEvents } from "../../apps/api/test/webhooks/event-writes.ts";
import { startCliHarness } from "./cli-harness.ts";

const api = useTestApi();
const cli = useResource(startCliHarness);
const FAST = ["--interval", "0.2"];

/** Creates a user, and a function that writes an event and returns its rollover's ID. */
async function setUp() {
  const key = await buildKey(api, "ak");
  const user = await cli.createUser({ SVC_AK: key.key, SVC_API_URL: api.url });
  const writeEvent = () => writeEvents(api.db.sql, key.organizationId);
  return { key, user, writeEvent };
}

const parseLines = (text: string) =>
  text
    .trim()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

describe("svc events tail", () => {
  it("prints new events until Ctrl-C, and the cursor to continue", async () => {
    const { user, writeEvent } = await setUp();
    const early = await writeEvent();
    // Once this event is listed, no older transaction is open, so the next tail starts after it.
    await user.run(["events", "tail", "--from-start", "--count", "1", ...FAST]);
    const tail = user.start(["events", "tail", ...FAST]);
    await tail.waitFor("Waiting for events");
    const rolloverId = await writeEvent();
    await tail.waitFor(rolloverId);
    tail.child.kill("SIGINT");
    const { code, stdout, stderr } = await tail.ended;
    expect(code).toBe(0);
    expect(stdout).toMatch(/^20\S+Z {2}rollover\.\w+ +evt_\w+ {2}rol_\w+.*\n$/);
    expect(stdout).not.toContain(early);
    const [, cursor = ""] = /--cursor (\S+)/.exec(stderr) ?? [];
    const later = await writeEvent();
    const resumed = await user.run(["events", "tail", "--cursor", cursor, "--count", "1", "--json", ...FAST]);
    expect(parseLines(resumed.stdout)).toMatchObject([{ object: "event", data: { rolloverId: later } }]);
    const all = await user.run(["events", "tail", "--from-start", "--count", "3", "--json", ...FAST]);
    expect(parseLines(all.stdout).map(({ data }) => data.rolloverId)).toEqual([early, rolloverId, later]);
  });

  it("filters by type and rollover, and shows no other organization's events", async () => {
    const { user, writeEvent } = await setUp();
    const otherUser = await setUp();
    await otherUser.writeEvent();
    await writeEvent();
    const wanted = await writeEvent();
    const tail = ["events", "tail", "--from-start", "--count", "1", "--json", "--rollover", wanted, ...FAST];
    const { stdout } = await user.run([...tail, "--types", "rollover.*", "--types", "account.created"]);
    expect(parseLines(stdout)).toMatchObject([{ data: { rolloverId: wanted } }]);
  });

  it.each([
    [["--types", "nonsense"], 2],
    [["--cursor", "x"], 1],
    [["--cursor", "x", "--from-start"], 2],
    [["--count", "0"], 2],
    [["--interval", "x"], 2],
  ])("rejects the options %j with exit code %i", async (args, code) => {
    const { user } = await setUp();
    expect((await user.run(["events", "tail", ...args])).code).toBe(code);
  });

  it("continues without gaps after the connection is cut", async () => {
    const { user, writeEvent } = await setUp();
    const proxy = await startTcpForwarder(api.url);
    try {
      const env = { SVC_API_URL: proxy.divert(api.url) };
      const tail = user.start(["events", "tail", "--json", ...FAST], { env });
      await tail.waitFor("Waiting for events");
      const first = await writeEvent();
      await tail.waitFor(first);
      await proxy.refuse();
      const second = await writeEvent();
      await tail.waitFor("Retrying.");
      await proxy.restore();
      await tail.waitFor(second);
      await tail.waitFor("No event was missed.");
      tail.child.kill("SIGINT");
      const { code, stdout } = await tail.ended;
      const ids = parseLines(stdout).map(({ data }) => data.rolloverId);
      expect({ code, ids }).toEqual({ code: 0, ids: [first, second] });
    } finally {
      await proxy.stop();
    }
  });

  it("exits with 3 without the scope", async () => {
    const { key } = await buildKey(api, "ak", { scopes: ["rollovers:read"] });
    const user = await cli.createUser({ SVC_AK: key, SVC_API_URL: api.url });
    expect(await user.run(["events", "tail"])).toMatchObject({ code: 3, stdout: "" });
  });
});

describe("svc webhooks listen", () => {
  it("forwards events with a signature that receivers verify, and retries", async () => {
    const { user, writeEvent, key } = await setUp();
    const receiver = await startWebhookReceiver((_request, index) => (index === 0 ? { status: 500 } : {}));
    try {
      const listen = user.start(["webhooks", "listen", "--forward", receiver.url, ...FAST]);
      await listen.waitFor("signed with");
      const rolloverId = await writeEvent();
      await listen.waitFor("on attempt 2");
      listen.child.kill("SIGINT");
      const { code, stdout, stderr } = await listen.ended;
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(stdout).toMatch(/\n1 events: 1 accepted, 0 given up\.\n$/);
      const [, secret = ""] = /signed with (whsec_\S+)\. Press/.exec(stdout) ?? [];
      const [first, second] = receiver.requests;
      expect(first?.body).toBe(second?.body);
      const event = new Webhook(secret).verify(second?.body ?? "", second?.headers as Record<string, string>);
      expect(event).toMatchObject({ object: "event", data: { rolloverId } });
      expect(stdout + stderr).not.toContain(key.key);
      const printed = await user.run(["webhooks", "listen", "--print-secret"]);
      expect(printed).toEqual({ code: 0, stdout: `${secret}\n`, stderr: "" });
      const other = await setUp();
      expect((await other.user.run(["webhooks", "listen", "--print-secret"])).stdout).not.toContain(secret);
    } finally {
      await receiver.close();
    }
  });

  it("gives up if no program listens at the URL, prints JSON, and uses the secret of --secret", async () => {
    const { user, writeEvent } = await setUp();
    const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
    const to = "http://127.0.0.1:9/";
    const listen = user.start([
      "webhooks",
      "listen",
      "--forward",
      to,
      "--secret",
      secret,
      "--count",
      "1",
      "--json",
      ...FAST,
    ]);
    await listen.waitFor("webhook_listener");
    await writeEvent();
    const { code, stdout } = await listen.ended;
    expect(code).toBe(0);
    expect(parseLines(stdout)).toMatchObject([
      { object: "webhook_listener", forwardTo: to, secret },
      { object: "forwarded_event", isAccepted: false, statusCode: null, attempts: 4 },
      { object: "webhook_listener_summary", events: 1, accepted: 0, givenUp: 1 },
    ]);
  });

  it("exits with 2 without a valid URL", async () => {
    const { user } = await setUp();
    for (const args of [
      [],
      ["--forward", "localhost"],
      ["--forward", "ftp://a"],
      ["--forward", "http://a:b@c/"],
    ])
      expect(await user.run(["webhooks", "listen", ...args])).toMatchObject({ code: 2, stdout: "" });
  });
});

describe("svc webhooks trigger", () => {
  it.each([
    ["rollover.completed", "completed"],
    ["rollover.rejected", "rejected"],
    ["rollover.cancelled", "cancelled"],
    ["rollover.failed", "failed"],
    ["rollover.funds_returned", undefined],
    ["rollover.amount_mismatch", undefined],
    ["rollover.custodian_rejected", undefined],
    ["rollover.custodian_soft_rejected", undefined],
    ["rollover.documents_requested", "awaiting_documents"],
    ["rollover.held", "on_hold"],
    ["rollover.created", "draft"],
    ["account.created", undefined],
  ])("causes a real %s event", async (type, state) => {
    const { user, key } = await setUp();
    const endpoint = await createEndpoint(key.key, [type]);
    const { event, endpointIds } = await user.json(["webhooks", "trigger", type]);
    expect(event).toMatchObject({ object: "event", type, data: state ? { state } : {} });
    expect(endpointIds).toEqual([endpoint]);
    const deliveries = await api.db.prisma.webhookDelivery.findMany({ where: { endpointId: endpoint } });
    expect(deliveries.map(({ eventId }) => eventId)).toEqual([event.id]);
  });

  it("moves the rollover that --rollover names, and sends webhook.test to endpoints", async () => {
    const { user, key } = await setUp();
    const created = await user.json(["webhooks", "trigger", "rollover.created"]);
    const { rolloverId } = created.event.data;
    const approved = await user.run(["webhooks", "trigger", "rollover.approved", "--rollover", rolloverId]);
    expect(approved).toMatchObject({ code: 0, stderr: "" });
    expect(approved.stdout).toMatch(
      new RegExp(`^evt_\\w+ rollover.approved of ${rolloverId}\nNo enabled endpoint`),
    );
    expect((await user.run(["webhooks", "trigger", "webhook.test"])).code).toBe(1);
    const endpoint = await createEndpoint(key.key, ["account.created"]);
    const { stdout } = await user.run(["webhooks", "trigger", "webhook.test"]);
    expect(stdout).toMatch(new RegExp(`^Delivery whd_\\w+ sends evt_\\w+ to ${endpoint}\\.\n$`));
  });

  it("exits with 2 for an unknown event type and 1 for an unknown rollover", async () => {
    const { user } = await setUp();
    const unknown = await user.run(["webhooks", "trigger", "rollover.exploded"]);
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining("rollover.completed") });
    const args = ["webhooks", "trigger", "rollover.approved", "--rollover", newId("rol")];
    expect(await user.run(args)).toMatchObject({ code: 1, stderr: expect.stringContaining("404 not_found") });
  });

  async function createEndpoint(key: string, eventTypes: string[]): Promise<string> {
    const body = { url: "https://hooks.example.com/", eventTypes };
    const { body: created } = await api.call("post", "/v1/webhook-endpoints", key).send(body).expect(201);
    return created.id;
  }
});

describe("svc logs tail", () => {
  it("prints the key's requests as they are logged, without its own polls", async () => {
    const { user, key } = await setUp();
    const tail = user.start(["logs", "tail", "--status", "4xx", ...FAST]);
    await tail.waitFor("Waiting for requests");
    const refused = await api.call("get", `/v1/rollovers/${newId("rol")}`, key.key).expect(404);
    const id = refused.headers["x-request-id"] ?? "";
    await tail.waitFor(id);
    tail.child.kill("SIGINT");
    const { code, stdout } = await tail.ended;
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        new RegExp(`^20\\S+Z  404  GET     /v1/rollovers/\\{id\\}  \\d+ ms  ${id}  not_found\n$`),
      ),
    });
    const replay = await user.run(["requests", "replay", id]);
    expect(replay).toMatchObject({ code: 2, stderr: expect.stringContaining("This machine has no copy of") });
  });

  it("says that requests may be missing only if a poll left some out", async () => {
    const { user, key } = await setUp();
    const logRequests = async (count: number, status: number) => {
      const request = {
        organizationId: key.organizationId,
        keyId: key.id,
        memberId: null,
        completedAt: 0,
        method: "GET",
        route: "/v1/rollovers",
        status,
        code: null,
        issues: [],
        subjectId: null,
        durationMs: 3,
      };
      const requests = Array.from({ length: count }, () => ({ ...request, id: newId("req") }));
      await createRequestStore(api.db, "api").recordRequests(requests, 0);
    };
    await logRequests(600, 200);
    const tail = user.start(["logs", "tail", ...FAST]);
    await tail.waitFor("Waiting for requests");
    for (const status of [401, 402]) {
      await logRequests(1, status);
      await tail.waitFor(`  ${status}  `);
    }
    expect(tail.output().stderr).not.toContain("may be missing");
    await logRequests(600, 403);
    await tail.waitFor("Requests may be missing");
    await logRequests(1, 404);
    await tail.waitFor("  404  ");
    tail.child.kill("SIGINT");
    expect((await tail.ended).stderr.split("may be missing")).toHaveLength(2);
  });
});

describe("svc sandbox", () => {
  it("advances the clock and rollovers", async () => {
    const { user } = await setUp();
    const before = await user.json(["sandbox", "clock", "advance", "1"]);
    const after = await user.json(["sandbox", "clock", "advance", "5"]);
    expect(after.secondsAhead).toBe(before.secondsAhead + 5 * 86_400);
    expect((await user.run(["sandbox", "clock", "advance", "1"])).stdout).toMatch(
      /^The sandbox clock is at 20/,
    );
    for (const days of ["0", "367", "1.5", "-1"])
      expect((await user.run(["sandbox", "clock", "advance", days])).code).toBe(2);
    const { rolloverId } = (await user.json(["webhooks", "trigger", "rollover.created"])).event.data;
    expect(await user.run(["sandbox", "advance", rolloverId, "--to", "approved"])).toMatchObject({
      code: 0,
      stdout: `${rolloverId} is approved, pending on operations\n`,
    });
    expect((await user.run(["sandbox", "advance", rolloverId, "--to", "nowhere"])).code).toBe(2);
  });

  it("exits with 2 with a live key, before any request", async () => {
    const { user, key } = await setUp();
    await buildAccount(api, key.organizationId);
    const env = { SVC_AK: key.key.replace("_test_", "_live_"), SVC_API_URL: "http://127.0.0.1:9" };
    for (const args of [
      ["sandbox", "clock", "advance", "1"],
      ["webhooks", "trigger", "rollover.created"],
      ["webhooks", "listen", "--forward", "http://localhost:1"],
    ])
      expect({ args, code: (await user.run(args, { env })).code }).toEqual({ args, code: 2 });
  });
});
