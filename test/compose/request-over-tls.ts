import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { request } from "node:https";
import type { TLSSocket } from "node:tls";

export interface TlsResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  protocol: string | null;
}

/** Sends a GET request to this machine, and verifies the certificate for `localhost`. */
export async function requestOverTls(
  { port, ca }: { port: number; ca: string },
  path: string,
  options: { headers?: Record<string, string>; localAddress?: string } = {},
): Promise<TlsResponse> {
  const { headers = {}, localAddress = "127.0.0.1" } = options;
  const clientRequest = request({
    host: "127.0.0.1",
    port,
    path,
    headers,
    localAddress,
    ca,
    servername: "localhost",
    agent: false,
  });
  clientRequest.end();
  const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
  const protocol = (response.socket as TLSSocket).getProtocol();
  let body = "";
  for await (const text of response.setEncoding("utf8")) body += text;
  return { status: response.statusCode ?? 0, headers: response.headers, body, protocol };
}
