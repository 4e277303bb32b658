import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Recorded {
  text: string;
  /** The value of `$1` first. */
  values: (string | null)[];
}

/** Records the statements of PostgreSQL clients. */
export class RecordingProxy {
  readonly url: string;
  private recorded: Recorded[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server;

  private constructor(url: URL, server: ReturnType<typeof createServer>) {
    this.server = server;
    const target = { host: url.hostname, port: Number(url.port) };
    server.on("connection", (client) => {
      const upstream = connect(target);
      for (const socket of [client, upstream]) {
        this.sockets.add(socket);
        socket
          .on("error", () => {})
          .once("close", () => [client, upstream].forEach((end) => void end.destroy()));
      }
      const read = readMessages((statement) => this.recorded.push(statement));
      client.on("data", read).pipe(upstream).pipe(client);
    });
    const proxyUrl = new URL(url);
    proxyUrl.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.url = proxyUrl.href;
  }

  static async open(url: string): Promise<RecordingProxy> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new RecordingProxy(new URL(url), server);
  }

  async record(work: () => Promise<unknown>): Promise<Recorded[]> {
    this.recorded = [];
    await work();
    return this.recorded;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}

/** See https://www.postgresql.org/docs/18/protocol-message-formats.html. */
function readMessages(onStatement: (statement: Recorded) => void): (chunk: Buffer) => void {
  const prepared = new Map<string, string>();
  let pending = Buffer.alloc(0);
  let isStarted = false;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      // The startup message has no type.
      const lengthOffset = isStarted ? 1 : 0;
      if (pending.length < lengthOffset + 4) return;
      const end = lengthOffset + pending.readInt32BE(lengthOffset);
      if (pending.length < end) return;
      const type = isStarted ? String.fromCharCode(pending[0] ?? 0) : "";
      const body = pending.subarray(lengthOffset + 4, end);
      pending = pending.subarray(end);
      isStarted = true;
      // Q is a simple query, P prepares a statement, and B binds a prepared statement to values.
      if (type === "Q") onStatement({ text: readText(body, 0), values: [] });
      if (type === "P")
        prepared.set(readText(body, 0), readText(body, Buffer.byteLength(readText(body, 0)) + 1));
      if (type === "B") onStatement(readBind(body, prepared));
    }
  };
}

/** Strings end with a zero byte. */
const readText = (body: Buffer, from: number) => body.toString("utf8", from, body.indexOf(0, from));

function readBind(body: Buffer, prepared: ReadonlyMap<string, string>): Recorded {
  const nameStart = body.indexOf(0) + 1;
  const text = prepared.get(readText(body, nameStart)) ?? "";
  let offset = body.indexOf(0, nameStart) + 1;
  // Skips the format codes of the values.
  offset += 2 + 2 * body.readInt16BE(offset);
  const values: (string | null)[] = [];
  const count = body.readInt16BE(offset);
  offset += 2;
  for (let index = 0; index < count; index += 1) {
    const length = body.readInt32BE(offset);
    offset += 4;
    values.push(length < 0 ? null : body.toString("utf8", offset, offset + length));
    offset += Math.max(0, length);
  }
  return { text, values };
}
