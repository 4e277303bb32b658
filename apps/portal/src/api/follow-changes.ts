import { browserClock } from "./clock.ts";
import { queryClient } from "./queries.ts";

// One tab listens for all tabs, because browsers allow only six connections per host.

/** The server sends the type `refetch` if there are too many events to list. */
interface ChangeMessage {
  type: string;
  id?: string;
  rolloverId?: string | null;
}

const PATH = "/portal/api/changes";
const RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;
/** Batches bursts of events into one refetch. */
const BATCH_MS = 250;

/** Prefixes of API paths, by event group. */
const AFFECTED_PATHS: Readonly<Record<string, readonly string[]>> = {
  // Advancing the sandbox clock fires timers, so a rollover's event can mean that the clock changed.
  rollover: ["/v1/rollovers", "/v1/approvals", "/v1/events", "/portal/api/clock"],
  distribution: ["/v1/distributions", "/v1/rollovers", "/v1/events"],
  incoming_funds: ["/v1/incoming-funds", "/v1/rollovers", "/v1/events"],
  plan: [
    "/v1/plans",
    "/v1/requirement-sets",
    "/v1/payment-details",
    "/v1/custodians",
    "/v1/rollovers",
    "/v1/events",
  ],
  account: ["/v1/accounts", "/portal/api/accounts", "/v1/events"],
  approval: ["/v1/approvals", "/v1/rollovers", "/v1/events"],
  webhook_endpoint: ["/v1/webhook-endpoints", "/v1/events", "/portal/api/webhook-endpoints"],
  webhook: ["/v1/webhook-endpoints", "/v1/deliveries", "/v1/events", "/portal/api/webhook-endpoints"],
  api_key: ["/v1/api-keys", "/portal/api/keys", "/v1/events"],
};

/** Returns null for `refetch` and unknown event groups, which can affect all paths. */
function findChangedPaths(changes: readonly ChangeMessage[]): ReadonlySet<string> | null {
  const paths = new Set<string>();
  for (const { type } of changes) {
    const changed = AFFECTED_PATHS[type.split(".")[0] ?? ""];
    if (!changed) return null;
    for (const path of changed) paths.add(path);
  }
  return paths;
}

let batch: ChangeMessage[] = [];
const listeners = new Set<(changes: readonly ChangeMessage[]) => void>();

export function onChanges(listener: (changes: readonly ChangeMessage[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function enqueueChange(change: ChangeMessage): void {
  batch.push(change);
  if (batch.length > 1) return;
  setTimeout(() => {
    const changes = batch;
    const paths = findChangedPaths(changes);
    batch = [];
    for (const listener of listeners) listener(changes);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) =>
        typeof path === "string" &&
        (paths === null || [...paths].some((changed) => path.startsWith(changed))),
    });
  }, BATCH_MS);
}

/** Returns a function that stops following. */
export function followChanges(organizationId: string): () => void {
  const controller = new AbortController();
  const channel = new BroadcastChannel(`svc.changes.${organizationId}`);
  channel.onmessage = ({ data }) => enqueueChange(data as ChangeMessage);
  const broadcast = (change: ChangeMessage) => {
    enqueueChange(change);
    channel.postMessage(change);
  };
  // The tab that holds the lock listens. When it closes, the next tab takes over.
  void navigator.locks
    .request(channel.name, { signal: controller.signal }, () =>
      listen(organizationId, broadcast, controller.signal),
    )
    .catch(() => {});
  return () => {
    controller.abort();
    channel.close();
  };
}

async function listen(
  organizationId: string,
  onChange: (change: ChangeMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  let lastId: string | null = null;
  for (let delayMs = RETRY_MS; !signal.aborted; delayMs = Math.min(delayMs * 2, MAX_RETRY_MS)) {
    try {
      const response = await fetch(PATH, {
        signal,
        headers: {
          "Svc-Organization": organizationId,
          ...(lastId === null ? {} : { "Last-Event-ID": lastId }),
        },
      });
      if (response.status === 401 || response.status === 403 || response.status === 404) return;
      if (response.ok && response.body) {
        // Data read before the stream began may already be stale.
        if (lastId === null) refetchOlderThan(browserClock());
        // From now on, requests send `Last-Event-ID`, to which the server responds with `refetch`.
        lastId ??= "0";
        delayMs = RETRY_MS;
        for await (const { id, change } of readMessages(response.body)) {
          lastId = id ?? lastId;
          onChange(change);
        }
      }
    } catch {
      if (signal.aborted) return;
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}

function refetchOlderThan(time: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path], state }) =>
      typeof path === "string" &&
      path.startsWith("/") &&
      // Requests in flight may also return stale data.
      (state.fetchStatus === "fetching" || (state.dataUpdatedAt > 0 && state.dataUpdatedAt < time)),
  });
}

async function* readMessages(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ id: string | null; change: ChangeMessage }> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += chunk.value;
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const lines = message.split("\n");
      const data = lines.find((line) => line.startsWith("data: "))?.slice(6);
      const id = lines.find((line) => line.startsWith("id: "))?.slice(4) ?? null;
      if (data) yield { id, change: JSON.parse(data) as ChangeMessage };
    }
  }
}
