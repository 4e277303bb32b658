import type { FormRequest } from "./read-form.ts";

const TIMEOUT_MS = 30_000;

export interface TimedResponse {
  response: Response;
  /** Time until the headers arrived. */
  milliseconds: number;
}

class NoResponseError extends Error {}

/** Sends no cookies. @throws NoResponseError if no response arrives */
export async function sendRequest({ method, path, headers, body }: FormRequest): Promise<TimedResponse> {
  const start = performance.now();
  try {
    const response = await fetch(path, {
      method,
      headers,
      body,
      cache: "no-store",
      credentials: "omit",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { response, milliseconds: Math.round(performance.now() - start) };
  } catch (error) {
    throw new NoResponseError(describeFailure(error, method, headers.has("Idempotency-Key")));
  }
}

function describeFailure(error: unknown, method: string, hasIdempotencyKey: boolean): string {
  const reason =
    error instanceof DOMException && error.name === "TimeoutError"
      ? `No response within ${TIMEOUT_MS / 1000} seconds.`
      : "The service could not be reached. Check that it is running and that this machine can connect to it.";
  if (method === "GET") return `${reason} Try again.`;
  const remedy = hasIdempotencyKey
    ? "Send it again: the same Idempotency-Key prevents a second effect."
    : "Check before you send it again: without an Idempotency-Key, it can have a second effect.";
  return `${reason} It is unknown whether the request was carried out. ${remedy}`;
}
