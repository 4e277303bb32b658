import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type InstalledPackage, installPackage, RESOLUTIONS, ROOT } from "./installed-package.ts";

const README = readFileSync(join(ROOT, "packages/mcp/README.md"), "utf8");
/** The README's server that embeds the handler. */
const [, EMBEDDED_HANDLER = ""] = /```ts\n([\s\S]*?)```/.exec(README) ?? [];

describe("@svc/mcp, packed and installed", () => {
  let mcp: InstalledPackage;
  beforeAll(async () => {
    mcp = await installPackage("packages/mcp");
  });
  afterAll(() => mcp?.remove());

  it("passes publint and are-the-types-wrong", async () => expect(await mcp.findIssues()).toEqual([]));

  it("bundles its dependencies with their licenses, and installs no others", () => {
    const folder = join(mcp.folder, "node_modules/@svc/mcp");
    const { dependencies, bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect({ dependencies, bin }).toEqual({
      dependencies: undefined,
      bin: { "svc-mcp": "./bin/svc-mcp.js" },
    });
    expect(readFileSync(join(folder, "bin/LICENSES.txt"), "utf8")).toContain(
      "@modelcontextprotocol/server 2.",
    );
  });

  it("exports the same names through require and import", async () => {
    const ran = await mcp.run(
      "a.cjs",
      `import("@svc/mcp").then((imported) => console.log(
        Object.keys(imported).sort().join() === Object.keys(require("@svc/mcp")).sort().join(),
        typeof require("@svc/mcp").createRolloverMcpHandler))`,
    );
    expect(ran).toEqual({ code: 0, stdout: "true function\n", stderr: "" });
  });

  it.each(RESOLUTIONS)("provides its types to TypeScript's %s resolution", async (resolution) => {
    const compiled = await mcp.compile({ "a.ts": EMBEDDED_HANDLER }, resolution);
    expect(compiled).toMatchObject({ code: 0, stdout: "" });
  });

  it("serves the tools through its handler, and has a program that runs", async () => {
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const ran = await mcp.run(
      "handler.mjs",
      `import { createRolloverMcpHandler } from "@svc/mcp";
      const handler = createRolloverMcpHandler({ baseUrl: "https://api.example.com" });
      const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream",
        Host: "localhost", Authorization: "Bearer svc_test_ak_" + "a".repeat(49) };
      const response = await handler.fetch(new Request("http://localhost/mcp",
        { method: "POST", headers, body: ${JSON.stringify(JSON.stringify(list))} }));
      console.log(response.status, (await response.text()).includes("act_on_rollover"));`,
    );
    expect(ran).toEqual({ code: 0, stdout: "200 true\n", stderr: "" });
    const program = join(mcp.folder, "node_modules/.bin/svc-mcp");
    const { stdout } = await promisify(execFile)(process.execPath, [program, "--help"]);
    expect(stdout).toContain("--allow-writes");
  });
});
