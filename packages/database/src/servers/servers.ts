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
/** Time to wait for other servers after one matches. After a promotion, two servers may report that they accept writes. */
const OTHER_SERVERS_WAIT_MS = 100;
const READ_ONLY = "25006";

/**
 * The servers of a URL, and the one in use. Each new connection checks the servers' roles, because a standby may have been promoted. A
 * change closes all connections to other servers.
 */
export class Servers {
  private readonly all: { url: string; address: ServerAddress }[];
  private readonly kind: ServerKind;
  private readonly open = new Map<Socket, ServerAddress>();
  private chosen: ServerAddress | null = null;
  private choosing: { chosen: Promise<ServerAddress>; until: number } | null = null;

  constructor({ urls, isShuffled }: DatabaseUrl, kind: ServerKind) {
    this.all = urls.map((url) => ({ url, address: toAddress(url) }));
    if (isShuffled) this.all.sort(() => Math.random() - 0.5);
    this.kind = kind;
  }

  /**
   * Returns the server for new connections.
   *
   * @throws Error when no server that responds is of the wanted kind; the first error when no server responds
   */
  choose(): Promise<ServerAddress> {
    if (this.choosing && performance.now() < this.choosing.until) return this.choosing.chosen;
    const chosen = this.find().then((address) => {
      this.switchTo(address);
      return address;
    });
    const choosing = { chosen, until: Number.POSITIVE_INFINITY };
    this.choosing = choosing;
    const expireAfter = (ttlMs: number) => () => {
      choosing.until = performance.now() + ttlMs;
    };
    // After a failure, the next call retries immediately, because a promotion takes only a moment.
    chosen.then(expireAfter(CHOICE_TTL_MS), expireAfter(0));
    return chosen;
  }

  track(socket: Socket, address: ServerAddress): void {
    this.open.set(socket, address);
    socket.once("close", () => this.open.delete(socket));
  }

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
    if (this.chosen === address) return;
    this.chosen = address;
    for (const [socket, other] of this.open) if (other !== address) socket.destroy();
  }

  private find(): Promise<ServerAddress> {
    return new Promise((resolve, reject) => {
      const probed: { address: ServerAddress; state: ServerState }[] = [];
      const refusals: Error[] = [];
      let timer: NodeJS.Timeout | undefined;
      const end = () => {
        clearTimeout(timer);
        const best = this.pickBest(probed);
        if (best) resolve(best);
        else reject(probed.length > 0 ? createNoMatchError(this.kind) : refusals[0]);
      };
      const probe = async ({ url, address }: { url: string; address: ServerAddress }) => {
        try {
          probed.push({ address, state: await probeServer(url) });
          // Waits for a better match than this fallback.
          if (this.kind === "prefer-standby" && !probed.some((each) => each.state.isStandby)) return;
          if (this.pickBest(probed)) timer ??= setTimeout(end, OTHER_SERVERS_WAIT_MS);
        } catch (error) {
          refusals.push(error as Error);
        }
      };
      void Promise.all(this.all.map(probe)).then(end);
    });
  }

  /**
   * Picks the matching server with the latest timeline, because each promotion starts a new one. Ties go to the current server, then to
   * the first one in the URL.
   */
  private pickBest(
    answered: readonly { address: ServerAddress; state: ServerState }[],
  ): ServerAddress | null {
    const matching = answered.filter(({ state }) => fits(this.kind, state));
    const candidates = matching.length === 0 && this.kind === "prefer-standby" ? [...answered] : matching;
    const order = this.all.map(({ address }) => address);
    const rank = (address: ServerAddress) => (address === this.chosen ? -1 : order.indexOf(address));
    const timelineRank = ({ timeline }: ServerState) => (requiresWrites(this.kind) ? timeline : 0);
    candidates.sort(
      (a, b) => timelineRank(b.state) - timelineRank(a.state) || rank(a.address) - rank(b.address),
    );
    return candidates[0]?.address ?? null;
  }
}

const requiresWrites = (kind: ServerKind) => kind === "read-write" || kind === "primary";

function fits(kind: ServerKind, { isStandby, isReadOnly }: ServerState): boolean {
  if (kind === "any") return true;
  if (kind === "primary") return !isStandby;
  if (kind === "standby" || kind === "prefer-standby") return isStandby;
  return (kind === "read-only") === (isStandby || isReadOnly);
}

/** Same code as the server's own error, so that clients see an unavailable database. */
function createNoMatchError(kind: ServerKind): Error {
  const requirement = requiresWrites(kind) ? "accepts writes" : `is ${kind}`;
  return Object.assign(new Error(`no database server ${requirement}`), { code: READ_ONLY });
}

function toAddress(url: string): ServerAddress {
  const { host, port } = new pg.Client({ connectionString: url });
  return { host, port };
}
