import type { Server } from "node:http";
import { type AddressInfo, createServer, type ListenOptions, Server as NetServer } from "node:net";

/** The message is one line that an operator can act on. */
export class ListenError extends Error {
  override name = "ListenError";
}

/**
 * Node accepts one connection per listening socket and event-loop turn, so a burst delays new connections. Several sockets
 * accept more, but can share an address only on Linux.
 */
const SOCKET_COUNT = process.platform === "linux" ? 16 : 1;

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Starts listening. @throws ListenError if the address is in use or not permitted */
export async function listen(server: Server, port: number, host: string): Promise<Listening> {
  const servers: NetServer[] = [server];
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  if (SOCKET_COUNT === 1) {
    await listenOn(server, { port, host });
  } else {
    // Check that the port is free: `reusePort` would share it with another process.
    if (port !== 0) await closeServer(await listenOn(new NetServer(), { port, host }));
    await listenOn(server, { port, host, reusePort: true });
  }
  const { port: boundPort } = server.address() as AddressInfo;
  try {
    while (servers.length < SOCKET_COUNT) {
      const extraServer = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit("connection", socket),
      );
      servers.push(await listenOn(extraServer, { port: boundPort, host, reusePort: true }));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { port: boundPort, close };
}

/** @throws ListenError */
export function listenOn(server: NetServer, options: ListenOptions): Promise<NetServer> {
  const { port, host } = options;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") reject(new ListenError(`port ${port} is in use by another program`));
      else if (error.code === "EACCES")
        reject(new ListenError(`this user is not allowed to open port ${port}`));
      else reject(new ListenError(`cannot listen on ${host}:${port}: ${error.message}`));
    });
    server.listen(options, () => resolve(server));
  });
}

function closeServer(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
