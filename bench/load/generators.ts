import { execFile, execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { pinTo } from "./pin.ts";
import { type Call, type Load, reserveNumbers, type Server, UNIQUE } from "./variant.ts";

const SCRIPT = fileURLToPath(new URL("requests.lua", import.meta.url));
const filesByCalls = new WeakMap<readonly Call[], Map<string, string>>();
let fileCount = 0;

export function hasWrk(): boolean {
  try {
    execFileSync("which", ["wrk"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** @param seconds integer, as wrk requires */
export async function loadByWrk(
  server: Server,
  calls: readonly Call[],
  connections: number,
  seconds: number,
): Promise<Load> {
  const flags = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", SCRIPT, server.url];
  const words = ["wrk", ...flags, "--", getRequestFile(server, calls), String(reserveNumbers())];
  const [command = "", ...args] = pinTo("load", words);
  const { stdout } = await promisify(execFile)(command, args);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Load;
}

/** Writes the file for requests.lua once per list of calls and server. */
function getRequestFile({ url }: Server, calls: readonly Call[]): string {
  const filesByUrl = filesByCalls.get(calls) ?? new Map<string, string>();
  filesByCalls.set(calls, filesByUrl);
  const existing = filesByUrl.get(url);
  if (existing) return existing;
  fileCount += 1;
  const file = join(tmpdir(), `requests-${fileCount}.txt`);
  const host = new URL(url).host;
  writeFileSync(file, calls.map((call) => `${toText(call, host)}\0`).join(""));
  filesByUrl.set(url, file);
  return file;
}

function toText({ method = "GET", path, headers = {}, body }: Call, host: string): string {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join("\r\n")}\r\n\r\n${body ?? ""}`;
}

/** Sends load with autocannon, for machines without wrk. Autocannon uses more processor time than the servers that it measures. */
export async function loadByAutocannon(
  server: Server,
  calls: readonly Call[],
  connections: number,
  seconds: number,
): Promise<Load> {
  let number = reserveNumbers();
  let index = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const call = calls[index % calls.length];
    index += 1;
    number += 1;
    const replaceUnique = (text: string) => text.replaceAll(UNIQUE, String(number).padStart(12, "0"));
    const headers = Object.fromEntries(
      Object.entries(call?.headers ?? {}).map(([name, value]) => [name, replaceUnique(value)]),
    );
    const body = call?.body === undefined ? {} : { body: replaceUnique(call.body) };
    return { ...request, method: call?.method ?? "GET", path: call?.path ?? "/", headers, ...body };
  };
  const { errors, non2xx, latency, ...result } = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: [{ setupRequest }],
  });
  return {
    requests: result["2xx"] + non2xx,
    seconds: result.duration,
    failed: errors + non2xx,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
  };
}
