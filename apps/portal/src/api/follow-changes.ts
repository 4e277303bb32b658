import { browserClock } from "./clock.ts";
import { queryClient } from "./queries.ts";

// Refetches data when the server reports a change. One tab listens for all tabs: browsers allow only six connections per host.

/** A committed event; type `refetch` means too much changed to list. */
export interface Told {
  type: string;
  id?: string;
  rolloverId?: string | null;
}

const PATH = "/portal/api/changes";
const AGAIN_MS = 2_000;
const AT_MOST_MS = 60_000;
/** Events arrive in bursts. */
const GATHER_MS = 250;

/** API path prefixes affected by each kind of event. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  // The sandbox clock advances with what it fires.
  rollover: ["/v1/rollovers", "/v1/approvals", "/v1/events", "/portal/api/clock"],
  document: ["/v1/rollovers", "/v1/events"],
  distribution: ["/v1/distributions", "/v1/rollovers", "/v1/events"],
  account: ["/v1/accounts", "/portal/api/accounts", "/v1/events"],
  approval: ["/v1/approvals", "/v1/rollovers", "/v1/events"],
  webhook_endpoint: ["/v1/webhook-endpoints", "/v1/events", "/portal/api/webhook-endpoints"],
  webhook: ["/v1/webhook-endpoints", "/v1/deliveries", "/v1/events", "/portal/api/webhook-endpoints"],
  api_key: ["/v1/api-keys", "/portal/api/keys", "/v1/events"],
};

/** Returns the changed paths; null means all. */
export function changedBy(told: readonly Told[]): ReadonlySet<string> | null {
  const paths = new Set<string>();
  for (const { type } of told) {
    const changed = CHANGED[type.split(".")[0] ?? ""];
    if (!changed) return null;
    for (const path of changed) paths.add(path);
  }
  return paths;
}

let gathered: Told[] = [];
const listeners = new Set<(told: readonly Told[]) => void>();

export function onChanges(listener: (told: readonly Told[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hear(told: Told): void {
  gathered.push(told);
  if (gathered.length > 1) return;
  setTimeout(() => {
    const all = gathered;
    const paths = changedBy(all);
    gathered = [];
    for (const listener of listeners) listener(all);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) =>
        typeof path === "string" &&
        (paths === null || [...paths].some((changed) => path.startsWith(changed))),
    });
  }, GATHER_MS);
}

/** Follows an organization's changes. Returns a function that stops it. */
export function followChanges(organizationId: string): () => void {
  const over = new AbortController();
  const channel = new BroadcastChannel(`svc.changes.${organizationId}`);
  channel.onmessage = ({ data }) => hear(data as Told);
  const tell = (told: Told) => {
    hear(told);
    channel.postMessage(told);
  };
  // The tab that holds the lock listens. When it closes, the next tab takes over.
  void navigator.locks
    .request(channel.name, { signal: over.signal }, () => listen(organizationId, tell, over.signal))
    .catch(() => {});
  return () => {
    over.abort();
    channel.close();
  };
}

async function listen(
  organizationId: string,
  tell: (told: Told) => void,
  signal: AbortSignal,
): Promise<void> {
  let lastId: string | null = null;
  for (let wait = AGAIN_MS; !signal.aborted; wait = Math.min(wait * 2, AT_MOST_MS)) {
    try {
      const response = await fetch(PATH, {
        signal,
        headers: {
          "Svc-Organization": organizationId,
          ...(lastId === null ? {} : { "Last-Event-ID": lastId }),
        },
      });
      // No session or no access to events. The next API call shows the error.
      if (response.status === 401 || response.status === 403 || response.status === 404) return;
      if (response.ok && response.body) {
        // Data read before the stream began may already be stale.
        if (lastId === null) refetchReadBefore(browserClock());
        lastId ??= "0";
        wait = AGAIN_MS;
        for await (const { id, told } of readMessages(response.body)) {
          lastId = id ?? lastId;
          tell(told);
        }
      }
    } catch {
      if (signal.aborted) return;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

function refetchReadBefore(time: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path], state }) =>
      typeof path === "string" &&
      path.startsWith("/") &&
      // Requests in flight may also return stale data.
      (state.fetchStatus === "fetching" || (state.dataUpdatedAt > 0 && state.dataUpdatedAt < time)),
  });
}

export async function* readMessages(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ id: string | null; told: Told }> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const lines = message.split("\n");
      const data = lines.find((line) => line.startsWith("data: "))?.slice(6);
      const id = lines.find((line) => line.startsWith("id: "))?.slice(4) ?? null;
      if (data) yield { id, told: JSON.parse(data) as Told };
    }
  }
}
