import { now } from "../clock.ts";
import type { History, SentRequest } from "./history.ts";

export interface SeenResponse {
  requestId: string | null;
  status: number;
  /** True if the API repeated the response to an earlier request. */
  isRepeated: boolean;
}

interface Options {
  history: History;
  keyDigest: string;
  onResponse(response: SeenResponse): void;
}

/** Returns a `fetch` that saves each request before sending it, so that a crash does not lose the idempotency key. */
export function createRecordingFetch({ history, keyDigest, onResponse }: Options): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const url = new URL(String(input));
    const headers = new Headers(init.headers);
    const request: SentRequest = {
      id: null,
      sentAt: now(),
      baseUrl: url.origin,
      keyDigest,
      method: init.method ?? "GET",
      path: `${url.pathname}${url.search}`,
      body: typeof init.body === "string" ? init.body : null,
      ifMatch: headers.get("If-Match"),
      idempotencyKey: headers.get("Idempotency-Key"),
      status: null,
    };
    if (request.idempotencyKey !== null) {
      const earlier = await history.findEarlier(request);
      // The API repeats responses for a day after the first attempt, so keep that attempt's time.
      Object.assign(request, { id: earlier?.id ?? null, sentAt: earlier?.sentAt ?? request.sentAt });
      await history.save(request);
    }
    const response = await globalThis.fetch(input, init);
    const requestId = response.headers.get("X-Request-Id");
    const isRepeated = response.headers.get("Idempotency-Replayed") === "true";
    onResponse({ requestId, status: response.status, isRepeated });
    const status = (await isInProgress(response)) ? null : response.status;
    // A repeated response belongs to the first request, so keep its ID.
    const id = isRepeated ? (request.id ?? requestId) : requestId;
    await history.save({ ...request, id, status });
    return response;
  };
}

/** True if the API still executes an earlier attempt with the same idempotency key. */
async function isInProgress(response: Response): Promise<boolean> {
  if (response.status !== 409) return false;
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  const problem = body as { code?: unknown } | null;
  return problem?.code === "idempotency_in_progress";
}
