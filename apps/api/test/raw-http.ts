import { connect } from "node:net";

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const LIMIT_MS = 60_000;

/** Returns all responses of one connection. The last request should say `Connection: close`. */
export function sendRaw(url: string, text: string): Promise<RawResponse[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error("the server did not end the connection")));
    socket.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
    socket.once("error", reject);
    socket.once("close", () => resolve(parseResponses(Buffer.concat(chunks).toString("latin1"))));
  });
}

function parseResponses(text: string): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let remaining = text; remaining !== ""; ) {
    const headEnd = remaining.indexOf("\r\n\r\n");
    const [statusLine = "", ...lines] = remaining.slice(0, headEnd).split("\r\n");
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const bodyEnd = headEnd + 4 + Number(headers["content-length"] ?? 0);
    responses.push({
      status: Number(statusLine.split(" ")[1]),
      headers,
      body: remaining.slice(headEnd + 4, bodyEnd),
    });
    remaining = remaining.slice(bodyEnd);
  }
  return responses;
}
