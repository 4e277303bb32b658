import { type ChildProcess, spawn } from "node:child_process";
import autocannon from "autocannon";

/** One thing to be measured. */
export interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
  /** Makes each request anew, where no two may be the same. */
  request?: () => { method: "POST"; headers: Record<string, string>; body: string };
}

/** Requests a second of one target, round by round. */
export interface Result {
  name: string;
  rates: number[];
}

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 4;
const ROUNDS = 5;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Starts a server of the measurement in a process of its own and gives its address. */
export function startServer(
  args: string[],
  env: Record<string, string>,
): Promise<{ url: string; child: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...process.env, ...env },
    });
    child.on("message", (message: { url?: string }) => {
      if (message.url) resolve({ url: message.url, child });
    });
    child.once("close", (code) => reject(new Error(`${args.at(-1)} ended with ${code}`)));
  });
}

async function run(target: Target, seconds: number): Promise<number> {
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(target.headers ? { headers: target.headers } : {}),
    ...(target.request ? { requests: [{ setupRequest: (one) => ({ ...one, ...target.request?.() }) }] } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return result["2xx"] / result.duration;
}

/** Measures the targets in turn, round after round, so that a machine that slows down slows all of them. */
export async function measure(targets: readonly Target[]): Promise<Result[]> {
  for (const target of targets) await run(target, WARM_UP_SECONDS);
  const results = targets.map((target): Result => ({ name: target.name, rates: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, target] of targets.entries()) {
      results[index]?.rates.push(await run(target, ROUND_SECONDS));
    }
  }
  return results;
}

/** The median, over the rounds, of one target's rate against another's in the same round. */
export function ratio(results: readonly Result[], name: string, against: string): number {
  const rates = (wanted: string) => results.find((result) => result.name === wanted)?.rates ?? [];
  const base = rates(against);
  return median(rates(name).map((rate, round) => rate / (base[round] ?? Number.NaN)));
}
