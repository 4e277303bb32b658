import { connect, createServer, type Server, type Socket } from "node:net";

/** TCP proxy that can cut, silence and restore connections. */
export interface TcpForwarder {
  /** Returns the URL with the proxy's address. */
  divert(url: string): string;
  /** Cuts connections, but accepts new ones. */
  cut(): void;
  /** Cuts connections, and directs new ones to another server. */
  redirectTo(url: string): void;
  /** Cuts connections, and refuses new ones. */
  refuse(): Promise<void>;
  /** Accepts connections but forwards nothing, as with packet loss. */
  hang(): void;
  dropResponses(): void;
  /** Ends `refuse`, `hang` and `dropResponses`. */
  restore(): Promise<void>;
  /** Runs before client bytes are forwarded. Can call the other methods. */
  onClientBytes: ((bytes: Buffer) => void) | null;
  stop(): Promise<void>;
}

export async function startTcpForwarder(targetUrl: string): Promise<TcpForwarder> {
  let target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;
  let dropsResponses = false;
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
        if (!isHanging && !(dropsResponses && socket === upstream)) other.write(chunk);
      });
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        if (!isHanging) other.destroy();
      });
    }
  };
  const listen = async () => {
    const newServer = createServer(accept);
    await new Promise<void>((resolve, reject) => {
      newServer.once("error", reject);
      newServer.listen(port, "127.0.0.1", resolve);
    });
    const address = newServer.address();
    if (typeof address === "object" && address) port = address.port;
    server = newServer;
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
    redirectTo: (url) => {
      target = new URL(url);
      cut();
    },
    refuse: close,
    hang: () => {
      isHanging = true;
    },
    dropResponses: () => {
      dropsResponses = true;
    },
    restore: async () => {
      // Old connections would read responses to other requests.
      if (isHanging || dropsResponses) cut();
      isHanging = dropsResponses = false;
      if (!server) await listen();
    },
    stop: close,
  };
  return forwarder;
}
