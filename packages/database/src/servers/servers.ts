import type { Socket } from "node:net";
import type { DatabaseUrl, ServerKind } from "@svc/service-kit";
import pg from "pg";
import { lookAt, type Seen } from "./look-at-server.ts";

export interface Place {
  host: string;
  port: number;
}

/** Connections opened together go to one server. */
const HOLDS_MS = 1_000;
/** How long to wait for other servers once one fits: after a promotion two may claim to take writes. */
const OTHERS_MS = 100;
const READ_ONLY = "25006";

/**
 * The servers of a URL, and the one in use. Each new connection checks, since a standby may have been promoted. A change closes all
 * connections to other servers.
 */
export class Servers {
  private readonly all: { url: string; place: Place }[];
  private readonly kind: ServerKind;
  private readonly open = new Map<Socket, Place>();
  private chosen: Place | null = null;
  private choosing: { chosen: Promise<Place>; until: number } | null = null;

  constructor({ urls, isShuffled }: DatabaseUrl, kind: ServerKind) {
    this.all = urls.map((url) => ({ url, place: placeOf(url) }));
    if (isShuffled) this.all.sort(() => Math.random() - 0.5);
    this.kind = kind;
  }

  /** @throws Error when no server that responds is of the wanted kind; the first server's error when none responds */
  choose(): Promise<Place> {
    if (this.choosing && performance.now() < this.choosing.until) return this.choosing.chosen;
    const chosen = this.find().then((place) => {
      this.move(place);
      return place;
    });
    const choosing = { chosen, until: Number.POSITIVE_INFINITY };
    this.choosing = choosing;
    const settle = (holdsMs: number) => () => {
      choosing.until = performance.now() + holdsMs;
    };
    // After a failure the next call retries at once: a promotion takes a moment.
    chosen.then(settle(HOLDS_MS), settle(0));
    return chosen;
  }

  keep(socket: Socket, place: Place): void {
    this.open.set(socket, place);
    socket.once("close", () => this.open.delete(socket));
  }

  watch({ connection }: pg.Client): void {
    if (!takesWrites(this.kind)) return;
    connection.on("errorMessage", ({ code }: { code?: string }) => {
      if (code === READ_ONLY) this.doubt();
    });
    connection.on("parameterStatus", (said: { parameterName: string; parameterValue: string }) => {
      const isOn = said.parameterValue === "on";
      if (isOn && /^(in_hot_standby|default_transaction_read_only)$/.test(said.parameterName)) this.doubt();
    });
  }

  private doubt(): void {
    this.choose().catch(() => {});
  }

  private move(place: Place): void {
    if (this.chosen === place) return;
    this.chosen = place;
    for (const [socket, other] of this.open) if (other !== place) socket.destroy();
  }

  private find(): Promise<Place> {
    return new Promise((resolve, reject) => {
      const seen: { place: Place; seen: Seen }[] = [];
      const refusals: Error[] = [];
      let timer: NodeJS.Timeout | undefined;
      const end = () => {
        clearTimeout(timer);
        const best = this.best(seen);
        if (best) resolve(best);
        else reject(seen.length > 0 ? noneFits(this.kind) : refusals[0]);
      };
      const one = async ({ url, place }: { url: string; place: Place }) => {
        try {
          seen.push({ place, seen: await lookAt(url) });
          // Waits for a better match than this fallback.
          if (this.kind === "prefer-standby" && !seen.some((each) => each.seen.isStandby)) return;
          if (this.best(seen)) timer ??= setTimeout(end, OTHERS_MS);
        } catch (error) {
          refusals.push(error as Error);
        }
      };
      void Promise.all(this.all.map(one)).then(end);
    });
  }

  /** Picks the matching server with the latest timeline, since each promotion starts one; then the current one, then URL order. */
  private best(answered: readonly { place: Place; seen: Seen }[]): Place | null {
    const fit = answered.filter(({ seen }) => fits(this.kind, seen));
    const some = fit.length === 0 && this.kind === "prefer-standby" ? [...answered] : fit;
    const order = this.all.map(({ place }) => place);
    const rank = (place: Place) => (place === this.chosen ? -1 : order.indexOf(place));
    const life = ({ timeline }: Seen) => (takesWrites(this.kind) ? timeline : 0);
    some.sort((a, b) => life(b.seen) - life(a.seen) || rank(a.place) - rank(b.place));
    return some[0]?.place ?? null;
  }
}

const takesWrites = (kind: ServerKind) => kind === "read-write" || kind === "primary";

function fits(kind: ServerKind, { isStandby, isReadOnly }: Seen): boolean {
  if (kind === "any") return true;
  if (kind === "primary") return !isStandby;
  if (kind === "standby" || kind === "prefer-standby") return isStandby;
  return (kind === "read-only") === (isStandby || isReadOnly);
}

/** Same code as the server's own error, so that clients see an unavailable database. */
function noneFits(kind: ServerKind): Error {
  const what = takesWrites(kind) ? "accepts writes" : `is ${kind}`;
  return Object.assign(new Error(`no database server ${what}`), { code: READ_ONLY });
}

function placeOf(url: string): Place {
  const { host, port } = new pg.Client({ connectionString: url });
  return { host, port };
}
