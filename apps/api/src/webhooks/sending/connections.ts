import http from "node:http";
import https from "node:https";
import { MAX_OF_ENDPOINT } from "./delivery-store.ts";

/** Of a request, whose connections it may go over. */
export interface OwnedOptions extends https.RequestOptions {
  owner: string;
}

/** The connections of a poster. */
export interface Connections {
  /** @param isFresh one that keeps no connection, and uses none that was kept */
  agent(isTls: boolean, isFresh: boolean): http.Agent;
  isClosed(): boolean;
  /** Ends what is under way, too. */
  close(): void;
}

const KEPT: https.AgentOptions = { keepAlive: true, maxFreeSockets: MAX_OF_ENDPOINT, timeout: 30_000 };

/**
 * Opens connections that are kept apart by their owners: nobody waits for a connection of somebody else's to the same
 * host, or is answered over it. How many there are is not bounded here: a request that waited for one would lose of its
 * time.
 */
export function openConnections(): Connections {
  const kept = { http: new OwnedAgent(KEPT), https: new OwnedTlsAgent(KEPT) };
  const fresh = { http: new http.Agent(), https: new https.Agent() };
  let isClosed = false;
  return {
    agent: (isTls, isFresh) => (isFresh ? fresh : kept)[isTls ? "https" : "http"],
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      for (const agents of [kept, fresh]) for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

class OwnedAgent extends http.Agent {
  override getName(options: OwnedOptions): string {
    return `${super.getName(options)}:${options.owner}`;
  }
}

class OwnedTlsAgent extends https.Agent {
  override getName(options: OwnedOptions): string {
    return `${super.getName(options)}:${options.owner}`;
  }
}
