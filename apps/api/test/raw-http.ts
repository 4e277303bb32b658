import { connect } from "node:net";

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const TIMEOUT_MS = 60_000;
const END_OF_HEAD = "\r\n\r\n";

/** Sends requests on one connection, and returns their responses. The last request needs the header `Connection: close`. */
export function sendRaw(url: string, text: string): Promise<RawResponse[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("the server did not end the connection")));
    socket.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
    socket.once("error", reject);
    socket.once("close", () => resolve(parseResponses(Buffer.concat(chunks).toString("latin1"))));
  });
}

function parseResponses(text: string): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let remaining = text; remaining !== ""; ) {
    const headEnd = remaining.indexOf(END_OF_HEAD);
    const [statusLine = "", ...lines] = remaining.slice(0, headEnd).split("\r\n");
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const bodyStart = headEnd + END_OF_HEAD.length;
    const bodyEnd = bodyStart + Number(headers["content-length"] ?? 0);
    responses.push({
      status: Number(statusLine.split(" ")[1]),
      headers,
      body: remaining.slice(bodyStart, bodyEnd),
    });
    remaining = remaining.slice(bodyEnd);
  }
  return responses;
}
