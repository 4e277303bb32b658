import type { Socket } from "node:net";
import type { DatabaseUrl, ServerKind } from "@svc/service-kit";
import pg from "pg";
import { lookAt, type Seen } from "./look-at-server.ts";

/** Where a server listens. */
export interface Place {
  host: string;
  port: number;
}

/** So long a choice holds: connections that are opened together are opened to one server. */
const HOLDS_MS = 1_000;
/** Once one fits, the others have so long to say that they fit better: after a promotion two may say that they take writes. */
const OTHERS_MS = 100;
/** `read_only_sql_transaction`. */
const READ_ONLY = "25006";

/**
 * The servers of an address, and which of them is the one. It is found anew whenever a connection is opened, as a standby
 * may have been promoted meanwhile. Once another is the one, all connections to those before it are ended, whoever has them.
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

  /**
   * The server to connect to.
   *
   * @throws Error when none that answers is what is wanted; what the first said where none answers
   */
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
    // Whoever finds none may ask again at once: a promotion takes a moment.
    chosen.then(settle(HOLDS_MS), settle(0));
    return chosen;
  }

  /** Ends this connection, once it is made, when another server is the one. */
  keep(socket: Socket, place: Place): void {
    this.open.set(socket, place);
    socket.once("close", () => this.open.delete(socket));
  }

  /** Hears on a connection that its server is no longer what is wanted, and looks for the one that is. */
  watch({ connection }: pg.Client): void {
    if (!takesWrites(this.kind)) return;
    connection.on("errorMessage", ({ code }: { code?: string }) => {
      if (code === READ_ONLY) this.doubt();
    });
    // Told of whenever it changes.
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

  /** Asks all at once: one that is away keeps nobody waiting. */
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
          // One that is there for want of a better one waits for that.
          if (this.kind === "prefer-standby" && !seen.some((each) => each.seen.isStandby)) return;
          if (this.best(seen)) timer ??= setTimeout(end, OTHERS_MS);
        } catch (error) {
          refusals.push(error as Error);
        }
      };
      void Promise.all(this.all.map(one)).then(end);
    });
  }

  /** Of those that fit the one of the latest timeline, as each promotion begins one; then the one that was chosen, then by their order. */
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

/** As the server itself would say it: whoever hears it is told that the database is not available. */
function noneFits(kind: ServerKind): Error {
  const what = takesWrites(kind) ? "takes writes" : `is ${kind}`;
  return Object.assign(new Error(`none of the database's servers ${what}`), { code: READ_ONLY });
}

function placeOf(url: string): Place {
  const { host, port } = new pg.Client({ connectionString: url });
  return { host, port };
}
