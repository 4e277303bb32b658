import { once } from "node:events";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { useTestApi } from "../../apps/api/test/start-test-api.ts";
import { deleteHistory, openHistory, type SentRequest } from "../../packages/cli/src/history/history.ts";
import { startCliHarness } from "./cli-harness.ts";

describe("Replay of a request to a base URL with a path", () => {
  const api = useTestApi();
  const cli = useResource(startCliHarness);
  const paths: string[] = [];
  /** Serves the API under `/base`. */
  const proxy = useResource(async () => {
    const server = createServer(async (req, res) => {
      paths.push(req.url ?? "");
      const response = await fetch(`${api.url}${req.url?.replace("/base/", "/")}`, {
        headers: { Authorization: req.headers.authorization ?? "" },
      });
      res.writeHead(response.status, { "X-Request-Id": response.headers.get("X-Request-Id") ?? "" });
      res.end(await response.text());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
      async stop() {
        server.closeAllConnections();
        server.close();
        await once(server, "close");
      },
    };
  });

  it("goes to the same URL", async () => {
    const user = await cli.createUser({ SVC_AK: api.ak.key, SVC_API_URL: proxy.url });
    await user.json(["rollovers", "list"]);
    const [{ id, path }] = (await user.json(["requests", "list"])).data;
    expect(path).toMatch(/^\/base\/v1\/rollovers/);
    expect(await user.run(["requests", "replay", id])).toMatchObject({ code: 0 });
    expect(paths).toEqual([path, path]);
  });
});

describe("Cleanup of the history", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "svc-history-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const KEY_DIGEST = "0123456789abcdef";
  const request: SentRequest = {
    id: null,
    sentAt: Date.now(),
    baseUrl: "https://api.example.com",
    keyDigest: KEY_DIGEST,
    method: "POST",
    path: "/v1/accounts",
    body: "{}",
    ifMatch: null,
    idempotencyKey: "svc-1",
    status: null,
  };

  it.each([
    ["saving", () => openHistory(folder, { isEnabled: true }).save(request)],
    ["logging out", () => deleteHistory(folder, KEY_DIGEST)],
  ])("by %s keeps what another process is writing, and deletes what it left behind", async (_, clean) => {
    const written = {
      "a.json.0a.tmp": "",
      "b.json.0b.tmp": '{"id":',
      "c.json.0c.tmp": JSON.stringify(request),
    };
    for (const [name, text] of Object.entries(written)) {
      await writeFile(join(folder, name), text);
      await writeFile(join(folder, `old-${name}`), text);
      const anHourAgo = new Date(Date.now() - 3_600_000);
      await utimes(join(folder, `old-${name}`), anHourAgo, anHourAgo);
    }
    await writeFile(join(folder, "damaged.json"), "{");
    await clean();
    const left = (await readdir(folder)).filter((name) => !/^[0-9a-f]{32}\.json$/.test(name));
    expect(left.sort()).toEqual(Object.keys(written));
  });
});
