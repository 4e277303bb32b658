import autocannon from "autocannon";
import { type Call, type Load, nextNumbers, type Server, UNIQUE } from "./variant.ts";

/** Fallback without wrk. It uses more processor time than the servers it measures. */
export async function loadByAutocannon(
  server: Server,
  calls: readonly Call[],
  connections: number,
  seconds: number,
): Promise<Load> {
  let number = nextNumbers();
  let at = 0;
  const setupRequest = (one: autocannon.Request): autocannon.Request => {
    const call = calls[at % calls.length];
    at += 1;
    number += 1;
    const fresh = (text: string) => text.replaceAll(UNIQUE, String(number).padStart(12, "0"));
    const headers = Object.fromEntries(
      Object.entries(call?.headers ?? {}).map(([name, value]) => [name, fresh(value)]),
    );
    const body = call?.body === undefined ? {} : { body: fresh(call.body) };
    return { ...one, method: call?.method ?? "GET", path: call?.path ?? "/", headers, ...body };
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
