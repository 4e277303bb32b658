import { beforeAll, describe, expect, it } from "@jest/globals";
import { EVENT_FILTERS } from "../../src/webhooks/events/event-types.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { buildWebhookOwner, TEST_WEBHOOK_URL, type WebhookOwner } from "./webhook-calls.ts";

const NOT_URLS = [
  "",
  " ",
  "hooks.example.com",
  "//hooks.example.com/",
  "javascript:alert(1)",
  "data:text/plain,x",
  "file:///etc/passwd",
  "ftp://hooks.example.com/",
  "https:hooks.example.com",
  "https:/\\hooks.example.com",
  "https:\\\\hooks.example.com",
  "https://",
  "https://hooks.example.com:99999/",
  "https://hooks example.com/",
  " https://hooks.example.com/",
  "https://hooks.exa\tmple.com/",
  "https://hooks.example.com/\r\nX-Injected: 1",
  "https://user@hooks.example.com/",
  "https://user:password@hooks.example.com/",
  "https://:password@hooks.example.com/",
  "https://hooks.example.com/#fragment",
  `https://hooks.example.com/${"a".repeat(10_000)}`,
];

/** Notations of one loopback address, and other internal addresses. */
const PRIVATE = [
  ["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0x7f.0.0.1", "017700000001", "0177.0.0.1"],
  ["127.0.0.1.", "%31%32%37.0.0.1", "①②⑦.⓪.⓪.①", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
  ["0", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1"],
  ["[::]", "[::1]", "[0:0:0:0:0:0:0:1]", "[fe80::1]", "[fc00::1]", "[fd00:ec2::254]", "[2002:7f00:1::]"],
  ["[64:ff9b::7f00:1]", "169.254.169.254", "224.0.0.1", "255.255.255.255", "localhost", "LOCALHOST"],
  ["localhost.", "api.localhost", "printer.local", "postgres", "metadata.google.internal"],
].flat();

describe("Validation of /v1/webhook-endpoints", () => {
  const api = useTestApi();
  let owner: WebhookOwner;
  let endpointPath: string;
  beforeAll(async () => {
    owner = await buildWebhookOwner(api);
    endpointPath = `webhook-endpoints/${(await owner.createEndpoint()).id}`;
  });

  async function expectRefused(body: object, pointers: string[]) {
    const before = await countRows(api);
    const { send } = owner;
    const createBody = { url: TEST_WEBHOOK_URL, eventTypes: ["*"], ...body };
    const responses = [
      await send("post", "webhook-endpoints", createBody),
      await send("patch", endpointPath, body),
    ];
    for (const response of responses) {
      expect(expectIssues(response, "validation_failed")).toEqual(pointers);
      // Errors do not repeat values, which may be long or personal.
      expect(response.text.length).toBeLessThan(5_000);
      for (const text of Object.values(body).filter(
        (value) => typeof value === "string" && value.length > 10,
      ))
        expect(JSON.stringify(response.body.errors)).not.toContain(text);
    }
    expect(await countRows(api)).toEqual(before);
  }

  it.each(NOT_URLS)("422 for the URL %j", (url) => expectRefused({ url }, ["#/url"]));

  it.each(PRIVATE)("422 for a URL at %s, with any port and path", async (host) => {
    for (const url of [`https://${host}/`, `http://${host}:8080/in?x=1`]) {
      await expectRefused({ url }, ["#/url"]);
    }
  });

  it("201 for public URLs, returned as they were sent", async () => {
    for (const url of [
      "https://hooks.example.com",
      "HTTPS://Hooks.Example.com:8443/in?token=1%20",
      "http://hooks.example.com:3000/in",
      "https://xn--bcher-kva.example.com/in",
      "https://8.8.8.8/in",
      "https://[2606:4700::1111]/in",
      `https://hooks.example.com/${"a".repeat(2_000)}`,
    ]) {
      expect((await owner.createEndpoint({ url })).url).toBe(url);
    }
  });

  it("422 for unknown event types, listing the known ones", async () => {
    for (const type of ["rollover", "rollover.", "rollover.*.*", "Rollover.created", "*.created", ""])
      await expectRefused({ eventTypes: ["rollover.created", type] }, ["#/eventTypes/1"]);
    const response = await owner.send("patch", endpointPath, { eventTypes: ["nothing.*"] });
    const [issue] = expectProblem(response, "validation_failed").errors;
    for (const known of EVENT_FILTERS) expect(issue?.detail).toContain(known);
    await expectRefused({ eventTypes: [] }, ["#/eventTypes"]);
    await expectRefused({ eventTypes: Array(51).fill("*") }, ["#/eventTypes"]);
    await expectRefused({ eventTypes: "*" }, ["#/eventTypes"]);
    // Up to 50 types are valid.
    await owner.createEndpoint({ eventTypes: [...EVENT_FILTERS].slice(0, 50) });
  });

  it("422 lists every issue, including unknown fields", async () => {
    const body = {
      url: 7,
      eventTypes: [1],
      description: "",
      enabled: "yes",
      ordering: "fifo",
      payload: "snapshot",
      secret: "whsec_mine",
      id: "whe_x",
    };
    await expectRefused(body, [
      "#/description",
      "#/enabled",
      "#/eventTypes/0",
      "#/id",
      "#/ordering",
      "#/payload",
      "#/secret",
      "#/url",
    ]);
    await expectRefused({ description: "a".repeat(501) }, ["#/description"]);
    await expectRefused({ description: "SSN 123-45-6789" }, ["#/description"]);
    await expectRefused({ description: "a\u0000b" }, ["#/description"]);
    const { send } = owner;
    expect(expectIssues(await send("patch", endpointPath, {}), "validation_failed")).toEqual(["#"]);
    expect(expectIssues(await send("post", "webhook-endpoints", {}), "validation_failed")).toEqual([
      "#/eventTypes",
      "#/url",
    ]);
    expectProblem(await send("post", `${endpointPath}/rotate-secret`, { secret: "x" }), "validation_failed");
    expectProblem(await send("post", `${endpointPath}/test`, { url: TEST_WEBHOOK_URL }), "validation_failed");
  });
});

describe("/v1/webhook-endpoints with loopback allowed", () => {
  const api = useTestApi({ env: { WEBHOOK_ALLOW_LOOPBACK: "true" } });

  it("201 for loopback, and 422 for other private addresses", async () => {
    const { createEndpoint, send } = await buildWebhookOwner(api);
    for (const url of ["http://localhost:4000/in", "http://127.0.0.1:4000/", "http://[::1]:4000/"])
      expect((await createEndpoint({ url })).url).toBe(url);
    for (const host of ["10.0.0.1", "169.254.169.254", "[fd00::1]", "0.0.0.0"]) {
      const response = await send("post", "webhook-endpoints", { url: `http://${host}/`, eventTypes: ["*"] });
      expect(expectIssues(response, "validation_failed")).toEqual(["#/url"]);
    }
  });
});

describe("/v1/webhook-endpoints in the live environment", () => {
  const api = useTestApi({ environment: "live" });

  it("422 for http and for unusual ports", async () => {
    const { createEndpoint, send } = await buildWebhookOwner(api);
    for (const url of ["http://hooks.example.com/", "https://hooks.example.com:22/"]) {
      const response = await send("post", "webhook-endpoints", { url, eventTypes: ["*"] });
      expect(expectIssues(response, "validation_failed")).toEqual(["#/url"]);
    }
    await createEndpoint({ url: "https://hooks.example.com:8443/" });
  });
});
