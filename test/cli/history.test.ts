import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { useTestApi } from "../../apps/api/test/start-test-api.ts";
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
      stop: () => server.close(),
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
