import type { Item, Query } from "@svc/client";
import type { Command } from "commander";
import { poll } from "../follow/polling.ts";
import { printJsonLine, printLine, printNote } from "../output/print.ts";
import {
  type CommonOptions,
  connect,
  defineCommand,
  parseCount,
  parseSeconds,
  type Run,
} from "./define-command.ts";

interface TailOptions extends CommonOptions {
  status?: string;
  method?: string;
  route?: string;
  code?: string;
  count?: number;
  interval: number;
}

type LoggedRequest = Item<"listKeyRequests">;

/** Each poll reads the last minute again: a slow request is logged after later, faster ones. */
const OVERLAP_MS = 60_000;
const PAGE_SIZE = 100;
/** The most requests that one poll reads. */
const MAX_REQUESTS = 5 * PAGE_SIZE;

export function addLogCommands(program: Command, run: Run): void {
  const logs = program.command("logs").description("follow the API's log of your key's requests");
  defineCommand(logs, "tail", "print your key's requests as they are logged")
    .option("--status <class>", "only this class: 2xx, 3xx, 4xx or 5xx")
    .option("--method <method>", "only this HTTP method")
    .option("--route <route>", "only this path pattern, such as /v1/rollovers/{id}")
    .option("--code <code>", "only this error code")
    .option("--count <count>", "exit after this many requests", parseCount)
    .option("--interval <seconds>", "time between polls", parseSeconds, 2)
    .addHelpText(
      "after",
      "\nThe log has failed requests and a sample of successful requests, and only requests made with your key.",
    )
    .action((options: TailOptions) => tail(run, options));
}

async function tail(run: Run, options: TailOptions): Promise<void> {
  const { json, status, method, route, code, count, interval } = options;
  const { reader } = await connect(run, options);
  const filter = { status, method, route, code, limit: PAGE_SIZE } as Query<"listKeyRequests">;
  /** Times by request ID. */
  const listedAt = new Map<string, number>();
  const stop = new AbortController();
  // Time of the newest request, in ms of the server's clock, because this machine's can be wrong. 0 until a request is read.
  let newestAt = 0;
  let isReady = false;
  let printed = 0;
  const print = (request: LoggedRequest) => {
    if (json) printJsonLine(request);
    else printLine(formatRequest(request));
    printed += 1;
    if (printed === count) stop.abort();
  };
  await poll(
    async () => {
      const from = newestAt === 0 ? {} : { from: new Date(newestAt - OVERLAP_MS).toISOString() };
      const requests = await listSince(reader, { ...filter, ...from }, run.signal);
      // Without a request that was already listed, there can be a gap between this poll and the last one.
      if (isReady && requests.length === MAX_REQUESTS && !requests.some(({ id }) => listedAt.has(id)))
        printNote(`Requests may be missing, because each poll reads only the newest ${MAX_REQUESTS}.`);
      for (const request of requests) {
        const at = Date.parse(request.createdAt);
        newestAt = Math.max(newestAt, at);
        if (listedAt.has(request.id)) continue;
        listedAt.set(request.id, at);
        // The first poll returns requests made before the command started.
        if (isReady && !stop.signal.aborted) print(request);
      }
      for (const [id, at] of listedAt) if (at < newestAt - 2 * OVERLAP_MS) listedAt.delete(id);
      if (!isReady) printNote("Waiting for requests. Press Ctrl-C to stop.");
      isReady = true;
      return false;
    },
    {
      signal: AbortSignal.any([run.signal, stop.signal]),
      intervalMs: interval * 1_000,
      onTrouble: (error) =>
        printNote(error === null ? "The API responds again." : `${error.message} Retrying.`),
    },
  );
}

/** Lists matching requests, oldest first. */
async function listSince(
  client: Awaited<ReturnType<typeof connect>>["reader"],
  query: Query<"listKeyRequests">,
  signal: AbortSignal,
): Promise<LoggedRequest[]> {
  const pages = client.requests.list(query, { signal, maxRetries: 1 }).toArray(MAX_REQUESTS);
  return (await pages).reverse();
}

function formatRequest({ createdAt, status, method, route, code, durationMs, id }: LoggedRequest): string {
  const errorCode = code === null ? [] : [code];
  return [
    createdAt,
    status,
    method.padEnd(6),
    route ?? "(no route)",
    `${durationMs} ms`,
    id,
    ...errorCode,
  ].join("  ");
}
