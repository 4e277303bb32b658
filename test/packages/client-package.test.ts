import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { RolloverClient } from "@svc/client";
import { findFreePort } from "@svc/local-servers";
import { buildRolloverBody, useResource } from "@svc/testing";
import { Webhook } from "standardwebhooks";
import { startTestApi } from "../../apps/api/test/start-test-api.ts";
import { type InstalledPackage, installPackage, RESOLUTIONS, ROOT } from "./installed-package.ts";

const README = readFileSync(join(ROOT, "packages/client/README.md"), "utf8");
const PROGRAM = [...README.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1]).join("\n");
/** Code after the README's program: receives a signed webhook, then the same webhook with a changed body. */
const WEBHOOK_CALLS = `
const { BODY = "", HEADERS = "{}" } = process.env;
await receive(BODY, new Headers(JSON.parse(HEADERS)));
await receive(BODY + " ", new Headers(JSON.parse(HEADERS))).catch((error) => console.log(error.reason));
`;
/** Compiles only if types are as strict as the comments say. */
const TYPED_PROGRAM = `import { ApiError, RateLimitedError, RolloverClient, type Item, verifyWebhook } from "@svc/client";
export async function use(client: RolloverClient): Promise<string> {
  for await (const one of client.rollovers.list({ state: "draft" })) {
    const item: Item<"listRollovers"> = one;
    return item.id;
  }
  // @ts-expect-error: there is no such filter
  client.rollovers.list({ color: "blue" });
  // @ts-expect-error: a rollover has no such action
  await client.rollovers.act("rol_1", { action: "explode" });
  const event = await verifyWebhook("", {}, "");
  if (event.type === "rollover.created") return event.data.rolloverId;
  // @ts-expect-error: there is no such event
  if (event.type === "rollover.exploded") return "";
  const error: ApiError = new RateLimitedError(null as never);
  return error.code;
}
`;

// Proofs contain the request's URL, so the API must know its public URL, including the port.
const api = useResource(async () => {
  const port = await findFreePort();
  return startTestApi({ env: { API_PORT: String(port), PORTAL_URL: `http://127.0.0.1:${port}` } });
});

describe("@svc/client, packed and installed", () => {
  let client: InstalledPackage;
  beforeAll(async () => {
    client = await installPackage("packages/client");
  });
  afterAll(() => client?.remove());

  it("passes publint and are-the-types-wrong", async () => expect(await client.findIssues()).toEqual([]));

  it("exports the same names through require and import", async () => {
    const ran = await client.run(
      "a.cjs",
      `import("@svc/client").then((imported) => console.log(
        Object.keys(imported).sort().join() === Object.keys(require("@svc/client")).sort().join(),
        require("@svc/client").RolloverClient.name))`,
    );
    expect(ran).toEqual({ code: 0, stdout: "true RolloverClient\n", stderr: "" });
  });

  it.each(RESOLUTIONS)("provides its types to TypeScript's %s resolution", async (resolution) => {
    const readme = resolution === "nodenext" ? { "readme.mts": PROGRAM } : {};
    expect(await client.compile({ "a.ts": TYPED_PROGRAM, ...readme }, resolution)).toMatchObject({
      code: 0,
      stdout: "",
    });
  });

  it("runs the program in its README against the API", async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    const BODY = JSON.stringify({ type: "rollover.completed", data: { rolloverId: "rol_signed" } });
    const at = new Date();
    const HEADERS = JSON.stringify({
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("evt_1", at, BODY),
    });
    const programEnv = { SVC_API_URL: api.url, SVC_AK: api.ak.key, WEBHOOK_SECRET: secret, BODY, HEADERS };
    const ran = await client.run("readme.mts", PROGRAM + WEBHOOK_CALLS, { ...process.env, ...programEnv });
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    expect(ran.stdout).toMatch(
      /^draft\ntrue\nrol_\w{26} null\n2\n\[[^\]]*'submit'[^\]]*\]\nrol_signed\nnot_signed\n$/,
    );
  });
});

describe("Client against the API", () => {
  it("creates one rollover if the first response is lost", async () => {
    let writes = 0;
    const proxy = createServer((req, res) => {
      const { method, url, headers } = req;
      const forwarded = request(`${api.url}${url}`, { method, headers }, (response) => {
        if (method === "POST") writes += 1;
        // The first write's response is lost after the API made the change.
        if (method === "POST" && writes === 1) return response.resume().once("end", () => res.destroy());
        res.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(res);
      });
      req.pipe(forwarded);
    });
    proxy.listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    try {
      const client = new RolloverClient({ apiKey: api.ak.key, baseUrl });
      const before = await api.db.prisma.rollover.count();
      const { account } = await new RolloverClient({
        apiKey: api.ak.key,
        baseUrl: api.url,
      }).accounts.createOrRetrieve({ externalId: "cut", firstName: "Cut", email: "cut@example.com" });
      const body = await buildRolloverBody(api, account.id);
      const created = await client.rollovers.create(body as Parameters<typeof client.rollovers.create>[0]);
      expect(writes).toBe(2);
      expect(await client.rollovers.get(created.id)).toMatchObject({ id: created.id, state: "draft" });
      expect(await api.db.prisma.rollover.count()).toBe(before + 1);
    } finally {
      proxy.closeAllConnections();
      proxy.close();
    }
  });

  it("iterates through a list of several pages, and streams an export", async () => {
    const client = new RolloverClient({ apiKey: api.ak.key, baseUrl: api.url });
    for (const name of ["a", "b", "c"]) {
      await client.accounts.createOrRetrieve({
        externalId: name,
        firstName: name,
        email: `${name}@example.com`,
      });
    }
    const accountIds: string[] = [];
    for await (const { id } of client.accounts.list({ limit: 1 })) accountIds.push(id);
    expect(new Set(accountIds).size).toBe(accountIds.length);
    expect(accountIds).toHaveLength(
      await api.db.prisma.account.count({ where: { organizationId: api.ak.organizationId } }),
    );
    const lines = await (await client.rollovers.export()).text();
    expect(lines.trim().split("\n")).toHaveLength(await api.db.prisma.rollover.count());
  });
});
