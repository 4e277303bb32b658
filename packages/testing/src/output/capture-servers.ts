import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { capture } from "./captured-output.ts";
import { collectFromText, type SensitiveValues } from "./sensitive-values.ts";

const TRACES_PATH = "/v1/traces";
const METRICS_PATH = "/metrics";

/** Captures problems, metrics and traces of this process's HTTP servers. Collects secrets and personal data from bodies. */
export function captureServers(sensitive: SensitiveValues): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (name: string | symbol, ...args: unknown[]) {
    if (name === "request") captureExchange(args[0] as IncomingMessage, args[1] as ServerResponse, sensitive);
    return emit.call(this, name, ...args);
  };
}

function captureExchange(req: IncomingMessage, res: ServerResponse, sensitive: SensitiveValues): void {
  const { push } = req;
  const chunks: Buffer[] = [];
  req.push = (chunk: unknown, ...otherArgs: never[]) => {
    if (chunk instanceof Buffer) chunks.push(Buffer.from(chunk));
    else if (chunk === null && chunks.length > 0)
      captureBody(req, Buffer.concat(chunks).toString(), sensitive);
    return push.call(req, chunk, ...otherArgs);
  };
  const { end } = res;
  res.end = ((...args: unknown[]) => {
    const [body] = args;
    const text =
      typeof body === "string" ? body : body instanceof Uint8Array ? Buffer.from(body).toString() : "";
    // Collects new secrets, such as an API key, from successful responses.
    if (res.statusCode >= 400) capture("problem", text);
    else if (req.url === METRICS_PATH) capture("metrics", text);
    else collectFromText(text, sensitive);
    return (end as (...all: unknown[]) => unknown).apply(res, args);
  }) as typeof res.end;
}

function captureBody(req: IncomingMessage, text: string, sensitive: SensitiveValues): void {
  if (req.url === TRACES_PATH) capture("trace", text);
  else collectFromText(text, sensitive);
}
