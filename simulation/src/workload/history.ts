import type { VirtualTime } from "../world/virtual-time.ts";

/** Ending of the amounts that clients send. Amounts of sandbox steps end differently. */
export const CLIENT_CENTS = ".77";

export interface HttpResponse {
  status: number;
  body: string;
}

/** A write that a client repeats with the same idempotency key until it gets a final response. */
export interface Write {
  organization: string;
  kind: string;
  path: string;
  idempotencyKey: string;
  requestBody: string;
  headers: Record<string, string>;
  /** Null until the client got a final response. */
  response: HttpResponse | null;
  /** Simulated time of the response, in milliseconds. */
  respondedAt: number;
}

/** A webhook that a receiver received. */
export interface Receipt {
  organization: string;
  eventId: string;
  type: string;
  rolloverId: string | null;
  isAccepted: boolean;
}

export interface SessionUse {
  keyId: string;
  startedAt: number;
  status: number;
}

/** A write that a client sent again at the end, with the same idempotency key. */
export interface Repeat {
  write: Write;
  /** Response to the repeated write. Null if the connection broke. */
  repeated: HttpResponse | null;
}

/** Sums of a rollover's money, by account: `sent`, `received` and `posted`. */
export type Sums = Readonly<Record<"sent" | "received" | "posted", string>>;

/** Money of a rollover, as the API reports it at the end. */
export interface Book {
  reported: Sums;
  ledger: Sums;
  movements: readonly { account: string; amount: string }[];
}

/** Observations of clients and receivers. The invariants compare them with the database. */
export class History {
  readonly writes: Write[] = [];
  readonly receipts: Receipt[] = [];
  readonly responses: { organization: string; path: string; status: number; text: string }[] = [];
  /** IDs of events in the order in which each organization's follower read them. */
  readonly followedEventIds: Record<string, string[]> = { a: [], b: [] };
  readonly repeats: Repeat[] = [];
  /** By rollover ID. */
  readonly books = new Map<string, Book>();
  readonly sessionUses: SessionUse[] = [];
  /** Simulated time at which a client learned that a key was revoked, by the key's ID. */
  readonly revokedAt = new Map<string, number>();
  /** Period whose committed transactions a failover lost, in simulated milliseconds. `to` is infinite until the failover. */
  lossPeriod: { from: number; to: number } | null = null;
  private readonly time: VirtualTime;

  constructor(time: VirtualTime) {
    this.time = time;
  }

  get now(): number {
    return this.time.now;
  }

  /** True if a failover can have lost a write that was confirmed at this time. */
  canBeLost(respondedAt: number): boolean {
    const { lossPeriod } = this;
    return lossPeriod !== null && respondedAt >= lossPeriod.from && respondedAt <= lossPeriod.to;
  }
}
