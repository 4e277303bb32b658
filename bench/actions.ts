import { post } from "./create-calls.ts";
import type { Server } from "./load/variant.ts";
import type { Stage } from "./stage.ts";

const PER_SECOND = 100;

/** A hundred actions per second, regardless of latency. */
interface Actions {
  latencies: number[];
  /** Rejected because too many requests waited for the database, on overloaded machines. */
  refused: number;
}

/** Acts on new drafts at fixed times, so that slow responses delay no others. */
export async function measureActions(stage: Stage, api: Server, seconds: number): Promise<Actions> {
  const [call] = await stage.createCalls();
  if (!call) throw new Error("no create call");
  const drafts: string[] = [];
  for (let made = 0; made < PER_SECOND * seconds; made += 1) drafts.push((await post(api.url, call)).id);
  const body = JSON.stringify({ action: "submit", params: { consentReference: "bench" } });
  const latencies: number[] = [];
  let refused = 0;
  const begin = performance.now();
  const calls = drafts.map(async (id, index) => {
    const at = begin + (index * 1000) / PER_SECOND;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())));
    const answer = await fetch(`${api.url}/v1/rollovers/${id}/actions`, {
      method: "POST",
      headers: { ...call.headers, "idempotency-key": `act-${id}` },
      body,
    });
    await answer.arrayBuffer();
    if (answer.status === 503) {
      refused += 1;
      return;
    }
    if (!answer.ok) throw new Error(`an action returned ${answer.status}`);
    // Measured from the scheduled time, to include delays in the client.
    latencies.push(performance.now() - at);
  });
  await Promise.all(calls);
  return { latencies: latencies.sort((a, b) => a - b), refused };
}
