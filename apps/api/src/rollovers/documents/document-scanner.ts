import { connect, type NetConnectOpts } from "node:net";

declare module "../../context/context.ts" {
  interface ApiContext {
    scanner: DocumentScanner | null;
  }
}

interface DocumentScanner {
  /**
   * @returns the malware's signature name, or null for a clean file
   * @throws ScannerUnavailableError
   */
  scan(bytes: Buffer): Promise<string | null>;
}

export class ScannerUnavailableError extends Error {
  override name = "ScannerUnavailableError";
}

type ScannerAddress = { host: string; port: number } | { path: string };

const DEFAULT_PORT = 3310;
const FORMAT_HINT = "must be tcp://host[:port] or unix:/path/of/clamd.ctl";
const TCP_URL = /^tcp:\/\/(?:\[([\da-fA-F:.]+)\]|([\w.-]+))(?::(\d{1,5}))?\/?$/;
const SOCKET_URL = /^unix:(?:\/\/)?(\/[^\0]+)$/;
const MAX_PORT = 65_535;

/** @throws Error with the valid format */
export function parseScannerUrl(text: string): ScannerAddress {
  const path = SOCKET_URL.exec(text)?.[1];
  if (path !== undefined) return { path };
  const [, ipv6, name, portText] = TCP_URL.exec(text) ?? [];
  const host = ipv6 ?? name;
  const port = portText === undefined ? DEFAULT_PORT : Number(portText);
  if (host === undefined || port < 1 || port > MAX_PORT) throw new Error(FORMAT_HINT);
  return { host, port };
}

const CHUNK_BYTES = 64 * 1024;
/** Well below the 30-second request timeout. */
const TIMEOUT_MS = 15_000;
const MAX_REPLY_LENGTH = 1_000;

/** Uses clamd's INSTREAM command: a four-byte length precedes each chunk, and an empty chunk ends the file. */
export function createClamdScanner(address: ScannerAddress, timeoutMs = TIMEOUT_MS): DocumentScanner {
  return {
    async scan(bytes) {
      const reply = await sendToClamd(address, bytes, timeoutMs);
      if (reply === "stream: OK") return null;
      const signature = /^stream: (.{1,200}) FOUND$/.exec(reply)?.[1];
      if (signature === undefined) throw new ScannerUnavailableError(`clamd replied: ${reply}`);
      return signature;
    },
  };
}

function sendToClamd(address: NetConnectOpts, bytes: Buffer, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let reply = "";
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      socket.destroy();
      settle();
    };
    const fail = (reason: string) => finish(() => reject(new ScannerUnavailableError(reason)));
    const timer = setTimeout(() => fail("clamd did not reply in time"), timeoutMs);
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // clamd rejects an oversized file and closes the connection before it has received all bytes.
      if (error.code !== "EPIPE") fail(error.message || (error.code ?? "connection failed"));
    });
    socket.on("close", () => fail("clamd closed the connection without a reply"));
    socket.on("data", (data) => {
      reply += data.toString("latin1");
      const length = reply.indexOf("\0");
      if (length >= 0) finish(() => resolve(reply.slice(0, length)));
      else if (reply.length > MAX_REPLY_LENGTH) fail("clamd's reply is too long");
    });
    socket.write("zINSTREAM\0");
    for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
      const chunk = bytes.subarray(offset, offset + CHUNK_BYTES);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      socket.write(length);
      socket.write(chunk);
    }
    socket.write(Buffer.alloc(4));
  });
}
