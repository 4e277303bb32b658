import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import { ROOT } from "../../scripts/stack/settings.ts";
import { createBarePath, waitUntilReady } from "./running-stack.ts";

const TIMEOUT_MS = 1_800_000;

// Other tests run the sources or their own bundles. This one runs the build of `npm start`.
it(
  "serves after `npm start` in a clean clone with only Node, npm, git and a shell installed",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "svc-clone-"));
    // If this test runs as root, PostgreSQL runs as another user, who must be able to enter the folder.
    chmodSync(folder, 0o711);
    execFileSync("git", ["clone", "--quiet", ROOT, folder]);
    const [apiPort, widgetAuthPort] = [await findFreePort(), await findFreePort()];
    const { NODE_ENV: _, npm_execpath: __, ...inherited } = process.env;
    const child = spawn("npm", ["start"], {
      cwd: folder,
      env: {
        ...inherited,
        PATH: createBarePath(["npm", "npx", "git", "sh", "bash", "env"]),
        DATA_DIR: "",
        DATABASE_URL: "",
        REDIS_URL: "",
        API_PORT: String(apiPort),
        WIDGET_AUTH_PORT: String(widgetAuthPort),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(child, "close");
    try {
      const { output } = await waitUntilReady(child);
      expect(output()).toContain("both services run in one process");
      const { SVC_AK } = parseEnv(readFileSync(join(folder, ".data/demo.env"), "utf8"));
      const api = `http://127.0.0.1:${apiPort}`;
      const custodians = await fetch(`${api}/v1/custodians?limit=1`, {
        headers: { Authorization: `Bearer ${SVC_AK}` },
      });
      expect({ status: custodians.status, body: await custodians.json() }).toMatchObject({
        status: 200,
        body: { data: [{ id: expect.stringMatching(/^cus_/) }] },
      });
      for (const url of [`${api}/portal`, `http://127.0.0.1:${widgetAuthPort}/health/ready`])
        expect({ url, status: (await fetch(url)).status }).toEqual({ url, status: 200 });
      child.kill("SIGTERM");
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    }
  },
  TIMEOUT_MS,
);
