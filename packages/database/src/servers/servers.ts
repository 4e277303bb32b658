import type { Socket } from "node:net";
import type { DatabaseUrl, ServerKind } from "@svc/service-kit/config";
import pg from "pg";
import { probeServer, type ServerState } from "./probe-server.ts";

export interface ServerAddress {
  host: string;
  port: number;
}

/** Connections opened within this time use the same server. */
const CHOICE_TTL_MS = 1_000;
/** After a promotion, two servers may report that they accept writes, so the first match waits for the others. */
const OTHER_SERVERS_WAIT_MS = 100;
/** SQLSTATE of a write to a read-only server. */
const READ_ONLY = "25006";

/**
 * The servers of a URL. New connections check the servers' roles, because a standby may have been promoted. A switch closes
 * connections to other servers.
 */
export class Servers {
  private readonly all: { url: string; address: ServerAddress }[];
  private readonly kind: ServerKind;
  private readonly openSockets = new Map<Socket, ServerAddress>();
  private current: ServerAddress | null = null;
  /** The running or last choice. `until` is a `performance.now()` time. */
  private choice: { server: Promise<ServerAddress>; until: number } | null = null;

  constructor({ urls, isShuffled }: DatabaseUrl, kind: ServerKind) {
    this.all = urls.map((url) => ({ url, address: toAddress(url) }));
    if (isShuffled) this.all.sort(() => Math.random() - 0.5);
    this.kind = kind;
  }

  /** @throws Error if no responding server has the required kind; the first error if no server responds */
  choose(): Promise<ServerAddress> {
    if (this.choice && performance.now() < this.choice.until) return this.choice.server;
    const server = this.find().then((address) => {
      this.switchTo(address);
      return address;
    });
    const choice = { server, until: Number.POSITIVE_INFINITY };
    this.choice = choice;
    const expireAfter = (ttlMs: number) => () => {
      choice.until = performance.now() + ttlMs;
    };
    server.then(expireAfter(CHOICE_TTL_MS), expireAfter(0));
    return server;
  }

  /** Lets a switch to another server close the connection. */
  track(socket: Socket, address: ServerAddress): void {
    this.openSockets.set(socket, address);
    socket.once("close", () => this.openSockets.delete(socket));
  }

  /** Chooses a server again when a connection's server no longer accepts writes. */
  watch({ connection }: pg.Client): void {
    if (!requiresWrites(this.kind)) return;
    connection.on("errorMessage", ({ code }: { code?: string }) => {
      if (code === READ_ONLY) this.recheck();
    });
    connection.on("parameterStatus", (status: { parameterName: string; parameterValue: string }) => {
      const isOn = status.parameterValue === "on";
      if (isOn && /^(in_hot_standby|default_transaction_read_only)$/.test(status.parameterName))
        this.recheck();
    });
  }

  private recheck(): void {
    this.choose().catch(() => {});
  }

  private switchTo(address: ServerAddress): void {
    if (this.current === address) return;
    this.current = address;
    for (const [socket, other] of this.openSockets) if (other !== address) socket.destroy();
  }

  /** Probes all servers without waiting for slow ones. */
  private find(): Promise<ServerAddress> {
    return new Promise((resolve, reject) => {
      const responses: { address: ServerAddress; state: ServerState }[] = [];
      const errors: Error[] = [];
      let timer: NodeJS.Timeout | undefined;
      const decide = () => {
        clearTimeout(timer);
        const best = this.pickBest(responses);
        if (best) resolve(best);
        else reject(responses.length > 0 ? createNoMatchError(this.kind) : errors[0]);
      };
      const probe = async ({ url, address }: { url: string; address: ServerAddress }) => {
        try {
          responses.push({ address, state: await probeServer(url) });
          // A primary is only a fallback, so this waits for a standby.
          if (this.kind === "prefer-standby" && !responses.some(({ state }) => state.isStandby)) return;
          if (this.pickBest(responses)) timer ??= setTimeout(decide, OTHER_SERVERS_WAIT_MS);
        } catch (error) {
          errors.push(error as Error);
        }
      };
      void Promise.all(this.all.map(probe)).then(decide);
    });
  }

  /**
   * Prefers the latest timeline for writes, because each promotion starts a new one; then the current server; then the order of
   * the URL.
   */
  private pickBest(
    responses: readonly { address: ServerAddress; state: ServerState }[],
  ): ServerAddress | null {
    const matching = responses.filter(({ state }) => matchesKind(this.kind, state));
    const candidates = matching.length === 0 && this.kind === "prefer-standby" ? [...responses] : matching;
    const order = this.all.map(({ address }) => address);
    const rank = (address: ServerAddress) => (address === this.current ? -1 : order.indexOf(address));
    const timelineRank = ({ timeline }: ServerState) => (requiresWrites(this.kind) ? timeline : 0);
    candidates.sort(
      (a, b) => timelineRank(b.state) - timelineRank(a.state) || rank(a.address) - rank(b.address),
    );
    return candidates[0]?.address ?? null;
  }
}

const requiresWrites = (kind: ServerKind) => kind === "read-write" || kind === "primary";

function matchesKind(kind: ServerKind, { isStandby, isReadOnly }: ServerState): boolean {
  if (kind === "any") return true;
  if (kind === "primary") return !isStandby;
  if (kind === "standby" || kind === "prefer-standby") return isStandby;
  const acceptsWrites = !isStandby && !isReadOnly;
  return kind === "read-only" ? !acceptsWrites : acceptsWrites;
}

/** Creates an error with the SQLSTATE of a read-only server, which clients see as an unavailable database. */
function createNoMatchError(kind: ServerKind): Error {
  const requirement = requiresWrites(kind) ? "accepts writes" : `is ${kind}`;
  return Object.assign(new Error(`no database server ${requirement}`), { code: READ_ONLY });
}

function toAddress(url: string): ServerAddress {
  const { host, port } = new pg.Client({ connectionString: url });
  return { host, port };
}
