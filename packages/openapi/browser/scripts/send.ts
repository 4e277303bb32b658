import type { FormRequest } from "./read-form.ts";

const TIMEOUT_MS = 30_000;

export interface Answer {
  response: Response;
  /** Until the headers came. */
  milliseconds: number;
}

/** No answer came. */
export class NoResponseError extends Error {}

/** Sends to the service that the page is of; no cookie goes along. @throws NoAnswer */
export async function sendRequest({ method, path, headers, body }: FormRequest): Promise<Answer> {
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
    throw new NoResponseError(describeFailure(error, method));
  }
}

function describeFailure(error: unknown, method: string): string {
  const reason =
    error instanceof DOMException && error.name === "TimeoutError"
      ? `No answer came within ${TIMEOUT_MS / 1000} seconds.`
      : "No answer came: the service could not be reached. Is it running, and is this machine connected to it?";
  if (method === "GET") return `${reason} Send it again when it is.`;
  return `${reason} It is unknown whether the request was carried out. Sent again from here, it bears the same Idempotency-Key, and nothing is done twice.`;
}
