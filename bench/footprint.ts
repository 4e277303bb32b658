import { measureActions } from "./actions.ts";
import { toPercentiles } from "./latencies.ts";
import { load, median } from "./load/measure.ts";
import { readPeakMemory, readProcessorSeconds } from "./load/processor-time.ts";
import type { Call, Server } from "./load/variant.ts";
import { stopServer } from "./load.ts";
import { type Stage, toBearerHeaders } from "./stage.ts";
import { startExpressSessions } from "./targets/widget.ts";
import { buildVariants } from "./targets.ts";

const STARTS = 5;
const ACTION_SECONDS = 20;
const LONG_PAGE = "/v1/rollovers?limit=100";

export interface Footprint {
  /** Peak under mixed load, in MB. */
  apiMemory: number;
  widgetMemory: number;
  /** Peak of the hand-written server (comparisons c, d and e of README.md) under the widget service's calls. */
  expressSessionsMemory: number;
  /** Median seconds of processor time from start to listening. */
  apiStart: number;
  widgetStart: number;
  /** Milliseconds per action, at a hundred per second without other load. `firstSecond` is the maximum of the first second. */
  action: { median: number; p99: number; max: number; firstSecond: number; refused: number };
}

/**
 * Measures memory and start times of new processes, so that no earlier benchmark affects the figures.
 * @param seconds of mixed load
 */
export async function measureFootprint(stage: Stage, seconds: number): Promise<Footprint> {
  const api = await stage.startApi();
  const { latencies, firstSecond, refused } = await measureActions(stage, api, ACTION_SECONDS);
  const apiMemory = await measureMemory(api, await buildApiCalls(stage), seconds);
  const widgetServiceCalls = await buildWidgetCalls(await stage.getWidgetAuth(), stage);
  const widgetMemory = await measureMemory(await stage.startWidgetAuth(), widgetServiceCalls, seconds);
  const express = await stage.startHandWritten("express-sessions");
  const expressSessionsMemory = await measureMemory(
    express,
    await buildWidgetCalls(await startExpressSessions(stage), stage),
    seconds,
  );
  const { p50, p99, max } = toPercentiles(latencies);
  return {
    apiMemory,
    widgetMemory,
    expressSessionsMemory,
    apiStart: await measureStart(() => stage.startApi()),
    widgetStart: await measureStart(() => stage.startWidgetAuth()),
    action: { median: p50, p99, max, firstSecond, refused },
  };
}

async function measureMemory(server: Server, calls: Call[], seconds: number): Promise<number> {
  await load("mixed load", server, calls, seconds);
  const memory = readPeakMemory(server.pid);
  await stopServer(server);
  return memory;
}

async function measureStart(start: () => Promise<Server>): Promise<number> {
  const costs: number[] = [];
  for (let count = 0; count < STARTS; count += 1) {
    const server = await start();
    costs.push(readProcessorSeconds(server.pid));
    await stopServer(server);
  }
  return median(costs);
}

async function buildApiCalls(stage: Stage): Promise<Call[]> {
  const apiCalls = await buildCallsTo(await stage.getApi(), stage, ["list", "get", "graphql", "create"]);
  const pages = (await stage.getApiKeys()).map((key) => ({ path: LONG_PAGE, headers: toBearerHeaders(key) }));
  return interleave([...apiCalls, pages]);
}

async function buildWidgetCalls(server: Server, stage: Stage): Promise<Call[]> {
  return interleave(await buildCallsTo(server, stage, ["session", "search", "open"]));
}

async function buildCallsTo(
  server: Server,
  stage: Stage,
  names: readonly string[],
): Promise<(readonly Call[])[]> {
  const variants = await Promise.all(names.map((name) => buildVariants(stage, name)));
  return variants
    .flat()
    .filter((variant) => variant.server?.url === server.url)
    .map(({ calls }) => calls);
}

/** Takes one call of each list in turn, and repeats the shorter lists. */
function interleave(lists: readonly (readonly Call[])[]): Call[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((calls) => calls[index % calls.length] ?? []),
  ).flat();
}
