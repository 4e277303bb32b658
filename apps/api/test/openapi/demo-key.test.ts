import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { ConfigError } from "@svc/service-kit/config";
import { describeWithBrowser, launchBrowser } from "@svc/testing";
import request from "supertest";
import { readApiConfig } from "../../src/platform/config.ts";
import { useTestApi } from "../start-test-api.ts";

// Only the reference's own pages on the local machine can read the demo key.

const folder = mkdtempSync(join(tmpdir(), "svc-demo-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "demo.env");
const api = useTestApi({ env: { DOCS_DEMO_FILE: file } });
const requestDemoKey = (headers: Record<string, string>) =>
  request(api.url).get("/docs/demo-key").set(headers);
const getPort = () => new URL(api.url).port;

describe("Demo key", () => {
  it("404 before the demo exists, and the key afterwards", async () => {
    const ownHeaders = { Host: `localhost:${getPort()}`, "Sec-Fetch-Site": "same-origin" };
    await requestDemoKey(ownHeaders).expect(404);
    writeFileSync(file, `SVC_AK=${api.ak.key}\nSVC_SK=another\n`);
    const response = await requestDemoKey(ownHeaders).expect(200);
    expect(response.body).toEqual({ apiKey: api.ak.key });
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it.each([
    ["another site's page", { "Sec-Fetch-Site": "cross-site" }],
    ["another port's page", { "Sec-Fetch-Site": "same-site" }],
    ["a client that is not a browser", {}],
    [
      "another host name that resolves to this machine",
      { "Sec-Fetch-Site": "same-origin", Host: "rebound.example:80" },
    ],
    [
      "a host name that only begins with localhost",
      { "Sec-Fetch-Site": "same-origin", Host: "localhost.example" },
    ],
  ])("404 for %s", async (_sender, headers) => {
    const response = await requestDemoKey({ Host: `localhost:${getPort()}`, ...headers }).expect(404);
    expect(JSON.stringify(response.body)).not.toContain(api.ak.key);
  });

  it("prevents the API from starting in the live environment", () => {
    const live = { ...api.env, DATABASE_URL: api.urls.api, SVC_ENVIRONMENT: "live", DOCS_DEMO_FILE: file };
    expect(() => readApiConfig(live)).toThrow(ConfigError);
    expect(() => readApiConfig(live)).toThrow(/DOCS_DEMO_FILE: must not be set in the live environment/);
  });
});

describeWithBrowser("Trying out an operation", () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>> | undefined;
  afterAll(() => browser?.close());

  it("fills in the demo key, and shows the API's response", async () => {
    writeFileSync(file, `SVC_AK=${api.ak.key}\n`);
    browser = await launchBrowser();
    const page = await browser.newPage();
    await page.goto(`http://localhost:${getPort()}/docs/reference/getCurrentApiKey`);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText(api.ak.id).first().waitFor();
    expect(await page.content()).not.toContain(api.ak.key);
  });
});
