import { createSocket } from "node:dgram";
import { once } from "node:events";

const HEADER_BYTES = 12;
const IPV4 = 1;

/** A DNS server like Docker's that resolves one name to its current addresses. */
export interface NameServer {
  /** host:port */
  address: string;
  close(): void;
}

export async function startNameServer(resolveName: (name: string) => readonly string[]): Promise<NameServer> {
  const socket = createSocket("udp4");
  socket.on("message", (query, from) =>
    socket.send(buildResponse(query, resolveName), from.port, from.address),
  );
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

/** Builds a response (RFC 1035 §4.1) with the original question and one answer per address. */
function buildResponse(query: Buffer, resolveName: (name: string) => readonly string[]): Buffer {
  const labels: string[] = [];
  let end = HEADER_BYTES;
  for (let length = query[end] ?? 0; length > 0; length = query[end] ?? 0) {
    labels.push(query.toString("latin1", end + 1, end + 1 + length));
    end += 1 + length;
  }
  end += 5;
  const addresses = query.readUInt16BE(end - 4) === IPV4 ? resolveName(labels.join(".")) : [];
  const head = Buffer.alloc(HEADER_BYTES);
  query.copy(head, 0, 0, 2);
  // Flags of a successful recursive response.
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) =>
    // Pointer to the question's name, type A, class IN, TTL 1 second, 4 bytes.
    Buffer.from([0xc0, HEADER_BYTES, 0, IPV4, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split(".").map(Number)]),
  );
  return Buffer.concat([head, query.subarray(HEADER_BYTES, end), ...records]);
}
