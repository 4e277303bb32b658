import type { Server } from "node:http";
import { type AddressInfo, createServer, type ListenOptions, Server as NetServer } from "node:net";

/** The address cannot be listened on; the message is one line that a person can act on. */
export class ListenError extends Error {
  override name = "ListenError";
}

/**
 * On how many sockets a server listens. Node accepts one connection of each in a turn of the event loop, and a turn is as long as
 * what is done in it: of one socket, a new connection would wait a turn for each of the hundreds that somebody else opens.
 * Elsewhere than on Linux several sockets cannot share an address in this way.
 */
const SOCKETS = process.platform === "linux" ? 16 : 1;

/** Where a server listens. */
export interface Listening {
  port: number;
  /** Takes no more connections, and ends when the last one has. */
  close(): Promise<void>;
}

/** Listens. @throws ListenError when the address is taken or may not be used */
export async function listen(server: Server, port: number, host: string): Promise<Listening> {
  const servers: NetServer[] = [server];
  const close = async () => {
    await Promise.all(servers.map(closeOne));
  };
  if (SOCKETS === 1) {
    await listenOn(server, { port, host });
  } else {
    // Sockets that share an address would share it with another process's too: it has to be free for one alone.
    if (port !== 0) await closeOne(await listenOn(new NetServer(), { port, host }));
    await listenOn(server, { port, host, reusePort: true });
  }
  const { port: own } = server.address() as AddressInfo;
  try {
    while (servers.length < SOCKETS) {
      const beside = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit("connection", socket),
      );
      servers.push(await listenOn(beside, { port: own, host, reusePort: true }));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { port: own, close };
}

/** Listens on one socket. @throws ListenError */
export function listenOn(server: NetServer, options: ListenOptions): Promise<NetServer> {
  const { port, host } = options;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") reject(new ListenError(`port ${port} is taken by another program`));
      else if (error.code === "EACCES")
        reject(new ListenError(`port ${port} may not be opened by this user`));
      else reject(new ListenError(`cannot listen on ${host}:${port}: ${error.message}`));
    });
    server.listen(options, () => resolve(server));
  });
}

function closeOne(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
