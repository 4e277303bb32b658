import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseEnv } from "node:util";
import { findFreePort } from "@svc/local-servers";
import { ROOT } from "../stack/settings.ts";

interface LoggedCall {
  /** `GET /v1/rollovers/{id}`. */
  call: string;
  status: number;
}

export interface WatchedStack {
  /** Variables of the stack's `demo.env`. */
  demo: Readonly<Record<string, string>>;
  /** Returns the calls since the previous `takeCalls`. */
  takeCalls(): Promise<LoggedCall[]>;
  stop(): Promise<void>;
}

/** Starts a stack and records the requests to its API. @throws Error with the stack's output if the stack exits early */
export async function startWatchedStack(): Promise<WatchedStack> {
  const dataDir = mkdtempSync(join(tmpdir(), "svc-clients-"));
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    API_PORT: String(await findFreePort()),
    WIDGET_AUTH_PORT: String(await findFreePort()),
    DATABASE_URL: "",
    REDIS_URL: "",
    LOG_LEVEL: "info",
  };
  const args = [...process.execArgv, join(ROOT, "scripts/start.ts")];
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close");
  let output = "";
  let calls: AccessLine[] = [];
  const waiters = new Map<string, () => void>();
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.includes("Press Ctrl-C to stop")) resolve();
      const request = readAccessLine(line);
      if (request === null) output += `${line}\n`;
      else if (waiters.has(request.requestId)) waiters.get(request.requestId)?.();
      else calls.push(request);
    });
    void ended.then(() => reject(new Error(`The stack exited:\n${output}`)));
  });
  const demo = parseEnv(readFileSync(join(dataDir, "demo.env"), "utf8")) as Record<string, string>;
  return {
    demo,
    takeCalls: async () => {
      // This request's log line follows those of earlier requests.
      const response = await fetch(`${demo.SVC_API_URL}/v1/api-keys/current`);
      await response.text();
      const requestId = response.headers.get("X-Request-Id") ?? "";
      const isProbe = (call: AccessLine) => call.requestId === requestId;
      if (!calls.some(isProbe)) await new Promise<void>((resolve) => void waiters.set(requestId, resolve));
      const requests = calls.filter((call) => !isProbe(call));
      calls = [];
      return requests;
    },
    stop: async () => {
      child.kill("SIGINT");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type AccessLine = LoggedCall & { requestId: string };

function readAccessLine(line: string): AccessLine | null {
  if (!line.startsWith("{")) return null;
  const { service, msg, method, route, status, requestId } = JSON.parse(line);
  return service === "api" && msg === "request" ? { call: `${method} ${route}`, status, requestId } : null;
}
