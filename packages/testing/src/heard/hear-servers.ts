import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { hear } from "./hear.ts";
import { collectUsedOf, type UsedValues } from "./used-values.ts";

const TRACES = "/v1/traces";
const METRICS = "/metrics";

/** Captures problems, metrics and traces, and collects secrets and personal data from bodies. */
export function hearServers(used: UsedValues): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (name: string | symbol, ...given: unknown[]) {
    if (name === "request") hearExchange(given[0] as IncomingMessage, given[1] as ServerResponse, used);
    return emit.call(this, name, ...given);
  };
}

function hearExchange(req: IncomingMessage, res: ServerResponse, used: UsedValues): void {
  const { push } = req;
  const sent: Buffer[] = [];
  req.push = (chunk: unknown, ...rest: never[]) => {
    if (chunk instanceof Buffer) sent.push(Buffer.from(chunk));
    else if (chunk === null && sent.length > 0) hearBody(req, Buffer.concat(sent).toString(), used);
    return push.call(req, chunk, ...rest);
  };
  const { end } = res;
  res.end = ((...given: unknown[]) => {
    const [body] = given;
    const text =
      typeof body === "string" ? body : body instanceof Uint8Array ? Buffer.from(body).toString() : "";
    // Successful responses may contain new secrets.
    if (res.statusCode >= 400) hear("problem", text);
    else if (req.url === METRICS) hear("metrics", text);
    else collectUsedOf(text, used);
    return (end as (...all: unknown[]) => unknown).apply(res, given);
  }) as typeof res.end;
}

function hearBody(req: IncomingMessage, text: string, used: UsedValues): void {
  if (req.url === TRACES) hear("trace", text);
  else collectUsedOf(text, used);
}
