import { request } from "node:http";
import net from "node:net";
import { API_PORTS } from "../services.ts";
import type { Random } from "../world/random.ts";
import { currentProcess } from "../world/simulated-process.ts";
import type { Answer, History, Write } from "./history.ts";

const TIMEOUT_MS = 6_000;
const MIN_PAUSE_MS = 50;

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  port?: number;
}

export const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

export const random = (): Random => currentProcess()?.random as Random;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sends one request on a new connection. @returns null if the connection broke or the answer took too long */
export function call({
  method,
  path,
  headers,
  body,
  port = random().pick(API_PORTS),
}: Call): Promise<Answer | null> {
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

/** Clients repeat a request after these answers, as `packages/client` does. */
const isFinal = ({ status }: Answer) => status < 500 && status !== 408 && status !== 429 && status !== 409;
const IN_PROGRESS = /idempotency_in_progress/;

/** Repeats a read until it is answered. */
export async function read(history: History, organization: string, target: Call): Promise<Answer> {
  for (;;) {
    const answer = await call(target);
    if (answer)
      history.answers.push({ organization, path: target.path, status: answer.status, text: answer.body });
    if (answer && isFinal(answer)) return answer;
    await pause(MIN_PAUSE_MS + random().below(500));
  }
}

/** Repeats a write with one idempotency key until it is answered. */
export async function write(
  history: History,
  input: { organization: string; kind: string; path: string; body: object; headers: Record<string, string> },
): Promise<Answer> {
  const { organization, path } = input;
  const bytes = Buffer.alloc(12);
  random().fill(bytes);
  const started: Write = {
    organization,
    kind: input.kind,
    path,
    idempotencyKey: bytes.toString("hex"),
    requestBody: JSON.stringify(input.body),
    headers: input.headers,
    answer: null,
    answeredAt: 0,
  };
  history.writes.push(started);
  for (;;) {
    const answer = await repeat(started);
    if (answer) history.answers.push({ organization, path, status: answer.status, text: answer.body });
    if (answer && (isFinal(answer) || (answer.status === 409 && !IN_PROGRESS.test(answer.body)))) {
      started.answer = answer;
      started.answeredAt = history.now;
      return answer;
    }
    await pause(MIN_PAUSE_MS + random().below(500));
  }
}

/** Sends a write again, with the same idempotency key. */
export function repeat({ path, idempotencyKey, requestBody, headers }: Write): Promise<Answer | null> {
  return call({
    method: "POST",
    path,
    headers: { ...headers, "Idempotency-Key": idempotencyKey },
    body: requestBody,
  });
}
