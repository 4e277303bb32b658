import { post } from "./create-calls.ts";
import type { Server } from "./load/variant.ts";
import type { Stage } from "./stage.ts";

const PER_SECOND = 100;

interface Actions {
  /** Response times after the first second, in milliseconds, sorted. */
  latencies: number[];
  /** Longest response time of the first second, in milliseconds. In this second, the API compiles and plans each statement. */
  firstSecond: number;
  /** Number of 503 responses. */
  refused: number;
}

/** Sends a hundred actions per second, without waiting for responses. */
export async function measureActions(stage: Stage, api: Server, seconds: number): Promise<Actions> {
  const warmUp = await sendActions(stage, api, 1);
  const { latencies, refused } = await sendActions(stage, api, seconds);
  return {
    latencies: latencies.sort((a, b) => a - b),
    firstSecond: Math.max(...warmUp.latencies),
    refused: warmUp.refused + refused,
  };
}

async function sendActions(stage: Stage, api: Server, seconds: number) {
  const [call] = await stage.getCreateCalls();
  if (!call) throw new Error("no create call");
  const drafts: string[] = [];
  for (let created = 0; created < PER_SECOND * seconds; created += 1)
    drafts.push((await post(api.url, call)).id);
  const body = JSON.stringify({ action: "submit", params: { consentReference: "bench" } });
  const latencies: number[] = [];
  let refused = 0;
  const begin = performance.now();
  const calls = drafts.map(async (id, index) => {
    const scheduledAt = begin + (index * 1000) / PER_SECOND;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, scheduledAt - performance.now())));
    const response = await fetch(`${api.url}/v1/rollovers/${id}/actions`, {
      method: "POST",
      headers: { ...call.headers, "idempotency-key": `act-${id}` },
      body,
    });
    await response.arrayBuffer();
    if (response.status === 503) {
      refused += 1;
      return;
    }
    if (!response.ok) throw new Error(`an action returned ${response.status}`);
    // Measured from the scheduled time, to include delays in the client.
    latencies.push(performance.now() - scheduledAt);
  });
  await Promise.all(calls);
  return { latencies, refused };
}
