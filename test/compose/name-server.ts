import { createSocket } from "node:dgram";
import { once } from "node:events";

const HEADER_BYTES = 12;
/** Record type of an IPv4 address. */
const TYPE_A = 1;

/** A DNS server that, like Docker's, resolves a name to its current addresses. */
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
  let offset = HEADER_BYTES;
  for (let length = query[offset] ?? 0; length > 0; length = query[offset] ?? 0) {
    labels.push(query.toString("latin1", offset + 1, offset + 1 + length));
    offset += 1 + length;
  }
  // After the labels: a zero byte, type (2 bytes), class (2 bytes).
  const typeOffset = offset + 1;
  const questionEnd = typeOffset + 4;
  const addresses = query.readUInt16BE(typeOffset) === TYPE_A ? resolveName(labels.join(".")) : [];
  const header = Buffer.alloc(HEADER_BYTES);
  // Query ID.
  query.copy(header, 0, 0, 2);
  // Flags of a successful recursive response.
  header.writeUInt16BE(0x8180, 2);
  // Numbers of questions and answers.
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) =>
    // Pointer to the name, type A, class IN, TTL 1 second, 4 bytes.
    Buffer.from([0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split(".").map(Number)]),
  );
  return Buffer.concat([header, query.subarray(HEADER_BYTES, questionEnd), ...records]);
}
