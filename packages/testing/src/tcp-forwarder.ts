import { connect, createServer, type Server, type Socket } from "node:net";

/** A line between a client and a server, which a test can cut, silence and mend. */
export interface TcpForwarder {
  /** The same address by way of this line. */
  divert(url: string): string;
  /** Cuts every connection there is; new ones are made. */
  cut(): void;
  /** Cuts every connection, and leads new ones to another server, as an address does that follows who is promoted. */
  aim(url: string): void;
  /** Cuts every connection, and refuses new ones, as where no server listens. */
  refuse(): Promise<void>;
  /** Accepts connections and passes nothing on, in either direction, as where packets are lost. */
  hang(): void;
  /** Lets through what clients send, and no answer. */
  loseAnswers(): void;
  /** Lets everything through again. */
  restore(): Promise<void>;
  /** Called with what a client sends, before it goes on; it may do any of these then and there. */
  onClientBytes: ((bytes: Buffer) => void) | null;
  stop(): Promise<void>;
}

/** Starts a forwarder to the server of an address, on a free port. */
export async function startTcpForwarder(targetUrl: string): Promise<TcpForwarder> {
  let target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;
  let losesAnswers = false;
  let server: Server | null = null;
  let port = 0;

  const accept = (client: Socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("data", (chunk: Buffer) => {
        if (socket === client) forwarder.onClientBytes?.(chunk);
        if (!isHanging && !(losesAnswers && socket === upstream)) other.write(chunk);
      });
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        if (!isHanging) other.destroy();
      });
    }
  };
  const listen = async () => {
    const listening = createServer(accept);
    await new Promise<void>((resolve, reject) => {
      listening.once("error", reject);
      listening.listen(port, "127.0.0.1", resolve);
    });
    const address = listening.address();
    if (typeof address === "object" && address) port = address.port;
    server = listening;
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    const closing = server;
    server = null;
    if (!closing) return;
    const closed = new Promise<void>((resolve) => closing.close(() => resolve()));
    cut();
    await closed;
  };

  await listen();
  const forwarder: TcpForwarder = {
    onClientBytes: null,
    divert: (url) => {
      const diverted = new URL(url);
      diverted.hostname = "127.0.0.1";
      diverted.port = String(port);
      return diverted.href;
    },
    cut,
    aim: (url) => {
      target = new URL(url);
      cut();
    },
    refuse: close,
    hang: () => {
      isHanging = true;
    },
    loseAnswers: () => {
      losesAnswers = true;
    },
    restore: async () => {
      // What was held back is lost: connections from before would read answers that are not theirs.
      if (isHanging || losesAnswers) cut();
      isHanging = losesAnswers = false;
      if (!server) await listen();
    },
    stop: close,
  };
  return forwarder;
}
