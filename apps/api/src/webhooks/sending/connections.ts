import type { LookupFunction, Socket } from "node:net";
import { buildConnector, Client } from "undici";
import { MAX_OF_ENDPOINT } from "./delivery-store.ts";

/** A connection, for one request at a time. */
export interface Connection {
  client: Client;
  /** Null until its first request has made it. */
  socket: Socket | null;
  /** Keeps it for the next request, if it is still open. */
  giveBack(): void;
}

/** The connections of a poster. */
export interface Connections {
  /**
   * Takes an idle connection, or a new one.
   *
   * @param owner whose connections may be used: one owner's are no other's, though they lead to the same host
   * @param isFresh whether it has to be new
   */
  take(origin: string, owner: string, isFresh: boolean): Connection;
  isClosed(): boolean;
  /** Ends what is under way, too. */
  close(): void;
}

/** An owner's way to a host. */
interface Route {
  connect: buildConnector.connector;
  idle: Connection[];
}

const IDLE_MS = 30_000;

/**
 * Opens connections that are kept apart by their owners. How many there are is not bounded here: a request that waited for
 * one would lose of its time.
 *
 * @param lookup the DNS look-up of the sockets
 * @param connectMs from the look-up to an open connection, TLS included
 */
export function openConnections(lookup: LookupFunction, connectMs: number): Connections {
  const routes = new Map<string, Route>();
  const open = new Set<Client>();
  let isClosed = false;

  function findRoute(key: string): Route {
    const route = routes.get(key) ?? {
      connect: buildConnector({ lookup, timeout: connectMs, allowH2: false }),
      idle: [],
    };
    routes.set(key, route);
    return route;
  }

  function create(origin: string, key: string): Connection {
    const { connect } = findRoute(key);
    const client = new Client(origin, {
      connect: (options, done) =>
        connect(options, (...result) => {
          connection.socket = result[1];
          done(...result);
        }),
      allowH2: false,
      keepAliveTimeout: IDLE_MS,
      // The poster has a clock of its own, from the request to the end of the answer.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const connection: Connection = {
      client,
      socket: null,
      giveBack() {
        const { idle } = findRoute(key);
        if (open.has(client) && idle.length < MAX_OF_ENDPOINT) idle.push(connection);
        else forget();
      },
    };
    const forget = () => {
      open.delete(client);
      // Rejects where it was destroyed before.
      client.close().catch(() => {});
      const { connect, idle } = findRoute(key);
      const others = idle.filter((one) => one !== connection);
      if (others.length > 0) routes.set(key, { connect, idle: others });
      else routes.delete(key);
    };
    client.once("disconnect", forget).once("connectionError", forget);
    open.add(client);
    return connection;
  }

  return {
    take(origin, owner, isFresh) {
      const key = `${owner} ${origin}`;
      const kept = isFresh ? undefined : routes.get(key)?.idle.pop();
      return kept ?? create(origin, key);
    },
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      for (const client of open) client.destroy().catch(() => {});
    },
  };
}
