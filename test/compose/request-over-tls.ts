import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { request } from "node:https";
import type { TLSSocket } from "node:tls";

export interface TlsAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  protocol: string | null;
}

export async function requestOverTls(
  { port, ca }: { port: number; ca: string },
  path: string,
  options: { headers?: Record<string, string>; localAddress?: string } = {},
): Promise<TlsAnswer> {
  const { headers = {}, localAddress = "127.0.0.1" } = options;
  const sent = request({
    host: "127.0.0.1",
    port,
    path,
    headers,
    localAddress,
    ca,
    servername: "localhost",
    agent: false,
  });
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const protocol = (answer.socket as TLSSocket).getProtocol();
  let body = "";
  for await (const text of answer.setEncoding("utf8")) body += text;
  return { status: answer.statusCode ?? 0, headers: answer.headers, body, protocol };
}
