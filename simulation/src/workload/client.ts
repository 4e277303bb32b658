import { request } from "node:http";
import net from "node:net";
import { API_PORTS } from "../services.ts";
import type { Random } from "../world/random.ts";
import { currentProcess } from "../world/simulated-process.ts";
import type { History, HttpResponse, Write } from "./history.ts";

const TIMEOUT_MS = 6_000;
const MIN_PAUSE_MS = 50;

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Default: a random API instance. */
  port?: number;
}

export const toBearerHeaders = (key: string) => ({ Authorization: `Bearer ${key}` });

/** Returns the random numbers of the current simulated process. */
export const getRandom = (): Random => currentProcess()?.random as Random;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Uses a new connection. @returns null if the connection broke or the response took too long */
export function call({
  method,
  path,
  headers,
  body,
  port = getRandom().pick(API_PORTS),
}: Call): Promise<HttpResponse | null> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    const fail = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(null);
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    socket.on("error", fail);
    const outgoing = request({
      method,
      path,
      host: "127.0.0.1",
      port,
      createConnection: () => socket,
      headers: {
        ...headers,
        Connection: "close",
        ...(body === undefined
          ? {}
          : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
      },
    });
    outgoing.on("error", fail);
    outgoing.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", fail);
      response.on("end", () => {
        if (!response.complete) return fail();
        clearTimeout(timer);
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString("utf8") });
      });
    });
    outgoing.end(body);
  });
}

/** True for responses after which a client usually does not retry, as in `packages/client`. */
const isFinal = ({ status }: HttpResponse) =>
  status < 500 && status !== 408 && status !== 429 && status !== 409;
const IN_PROGRESS = /idempotency_in_progress/;

const pauseBeforeRetry = () => pause(MIN_PAUSE_MS + getRandom().below(500));

export async function read(history: History, organization: string, target: Call): Promise<HttpResponse> {
  for (;;) {
    const response = await call(target);
    if (response)
      history.responses.push({
        organization,
        path: target.path,
        status: response.status,
        text: response.body,
      });
    if (response && isFinal(response)) return response;
    await pauseBeforeRetry();
  }
}

/** Repeats a write with one idempotency key until the response is final. */
export async function write(
  history: History,
  input: { organization: string; kind: string; path: string; body: object; headers: Record<string, string> },
): Promise<HttpResponse> {
  const { organization, path } = input;
  const bytes = Buffer.alloc(12);
  getRandom().fill(bytes);
  const started: Write = {
    organization,
    kind: input.kind,
    path,
    idempotencyKey: bytes.toString("hex"),
    requestBody: JSON.stringify(input.body),
    headers: input.headers,
    response: null,
    respondedAt: 0,
  };
  history.writes.push(started);
  for (;;) {
    const response = await repeat(started);
    if (response)
      history.responses.push({ organization, path, status: response.status, text: response.body });
    // A conflict is final, unless a request with the idempotency key is still running.
    if (response && (isFinal(response) || (response.status === 409 && !IN_PROGRESS.test(response.body)))) {
      started.response = response;
      started.respondedAt = history.now;
      return response;
    }
    await pauseBeforeRetry();
  }
}

/** Sends a write again, with the same idempotency key. */
export function repeat({ path, idempotencyKey, requestBody, headers }: Write): Promise<HttpResponse | null> {
  return call({
    method: "POST",
    path,
    headers: { ...headers, "Idempotency-Key": idempotencyKey },
    body: requestBody,
  });
}
