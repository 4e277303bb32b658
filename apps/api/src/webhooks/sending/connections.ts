import type { LookupFunction, Socket } from "node:net";
import { buildConnector, Client } from "undici";
import { MAX_LANES_PER_ENDPOINT } from "./delivery-store.ts";

interface Connection {
  client: Client;
  socket: Socket | null;
  release(): void;
}

export interface Connections {
  /**
   * @param owner connections are never shared between owners, even to the same host
   * @param isFresh true to open a new connection instead of reusing an idle one
   */
  acquire(origin: string, owner: string, isFresh: boolean): Connection;
  isClosed(): boolean;
  close(): void;
}

interface Pool {
  connect: buildConnector.connector;
  idle: Connection[];
}

const IDLE_MS = 30_000;

/**
 * Opens pools of keep-alive connections, without a limit, because requests must not wait for a connection.
 * @param connectMs time limit from the DNS lookup to an open connection, including TLS
 */
export function openConnections(lookup: LookupFunction, connectMs: number): Connections {
  const pools = new Map<string, Pool>();
  const openClients = new Set<Client>();
  let isClosed = false;

  function getOrCreatePool(key: string): Pool {
    const pool = pools.get(key) ?? {
      connect: buildConnector({ lookup, timeout: connectMs, allowH2: false }),
      idle: [],
    };
    pools.set(key, pool);
    return pool;
  }

  function create(origin: string, key: string): Connection {
    const { connect } = getOrCreatePool(key);
    const client = new Client(origin, {
      connect: (options, callback) =>
        connect(options, (...result) => {
          const [, socket] = result;
          connection.socket = socket;
          callback(...result);
        }),
      allowH2: false,
      keepAliveTimeout: IDLE_MS,
      // The webhook client has its own timeout for the whole response.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const connection: Connection = {
      client,
      socket: null,
      release() {
        const { idle } = getOrCreatePool(key);
        if (openClients.has(client) && idle.length < MAX_LANES_PER_ENDPOINT) idle.push(connection);
        else forget();
      },
    };
    const forget = () => {
      openClients.delete(client);
      // Rejects if the client was already destroyed.
      client.close().catch(() => {});
      const { connect, idle } = getOrCreatePool(key);
      const otherIdle = idle.filter((other) => other !== connection);
      if (otherIdle.length > 0) pools.set(key, { connect, idle: otherIdle });
      else pools.delete(key);
    };
    client.once("disconnect", forget).once("connectionError", forget);
    openClients.add(client);
    return connection;
  }

  return {
    acquire(origin, owner, isFresh) {
      const key = `${owner} ${origin}`;
      const pooled = isFresh ? undefined : pools.get(key)?.idle.pop();
      return pooled ?? create(origin, key);
    },
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      for (const client of openClients) client.destroy().catch(() => {});
    },
  };
}
