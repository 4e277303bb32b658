import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A way to a server that a test can cut, or stop up, and open again. */
export interface TcpForwarder {
  port: number;
  /** Ends every connection and refuses new ones, as a server that is down does. */
  cut(): Promise<void>;
  /** Takes connections and bytes and answers nothing, as a server that hangs does. */
  stall(): void;
  /** Lets bytes through to the server, and none of its answers back. */
  loseAnswers(): void;
  restore(): Promise<void>;
  /** Called with what clients send, before it goes on; it may cut the way then and there. */
  onClientBytes: ((bytes: Buffer) => void) | null;
  stop(): Promise<void>;
}

/** Forwards a free port of the loopback interface to another one. Call `stop` in `afterAll`. */
export async function startTcpForwarder(targetPort: number): Promise<TcpForwarder> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  let losesAnswers = false;
  let server: Server | null = null;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).once("close", () => sockets.delete(socket));
    return socket;
  };
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      const listener = createServer((client) => {
        track(client);
        const upstream = track(connect(targetPort, "127.0.0.1"));
        client.on("data", (bytes: Buffer) => {
          forwarder.onClientBytes?.(bytes);
          if (!isStalled) upstream.write(bytes);
        });
        upstream.on("data", (bytes: Buffer) => {
          if (!isStalled && !losesAnswers) client.write(bytes);
        });
        client.once("close", () => upstream.destroy());
        upstream.once("close", () => client.destroy());
      });
      listener.once("error", reject);
      listener.listen(port, "127.0.0.1", () => resolve((listener.address() as AddressInfo).port));
      server = listener;
    });
  const close = () =>
    new Promise<void>((resolve) => {
      if (server?.listening) server.close(() => resolve());
      else resolve();
      for (const socket of sockets) socket.destroy();
    });
  const forwarder: TcpForwarder = {
    port: await listen(0),
    onClientBytes: null,
    cut: close,
    stall() {
      isStalled = true;
    },
    loseAnswers() {
      losesAnswers = true;
    },
    async restore() {
      // What was held back is lost: connections from before would read answers that are not theirs.
      await close();
      isStalled = false;
      losesAnswers = false;
      await listen(forwarder.port);
    },
    stop: close,
  };
  return forwarder;
}
