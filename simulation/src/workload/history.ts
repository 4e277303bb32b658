import type { VirtualTime } from "../world/virtual-time.ts";

/** Cents that mark the clients' amounts. Amounts of sandbox steps have other cents. */
export const CLIENT_CENTS = ".77";

export interface HttpResponse {
  status: number;
  body: string;
}

/** A write, repeated with the same idempotency key until the response is final. */
export interface Write {
  organization: string;
  kind: string;
  path: string;
  idempotencyKey: string;
  requestBody: string;
  headers: Record<string, string>;
  /** Null until the client got a final response. */
  response: HttpResponse | null;
  /** Simulated time in milliseconds. */
  respondedAt: number;
}

/** A webhook that a receiver got. Not a receipt of money. */
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

/** A completed write, sent again with its idempotency key. */
export interface Repeat {
  write: Write;
  /** Null if the connection broke. */
  repeated: HttpResponse | null;
}

/** Sums of a rollover's money by account. */
export type Sums = Readonly<Record<"sent" | "received" | "posted", string>>;

/** A rollover's money at the end, as the API reports it. */
export interface Book {
  reported: Sums;
  ledger: Sums;
  movements: readonly { account: string; amount: string }[];
}

/** Observations of clients and receivers, for the invariants. */
export class History {
  readonly writes: Write[] = [];
  readonly receipts: Receipt[] = [];
  readonly responses: { organization: string; path: string; status: number; text: string }[] = [];
  /** Event IDs by organization, in reading order. */
  readonly followedEventIds: Record<string, string[]> = { a: [], b: [] };
  readonly repeats: Repeat[] = [];
  /** By rollover ID. */
  readonly books = new Map<string, Book>();
  readonly sessionUses: SessionUse[] = [];
  /** Simulated times at which clients learned of revocations, by key ID. */
  readonly revokedAt = new Map<string, number>();
  /** Period whose commits a failover lost, in simulated milliseconds. `to` is infinite until the failover. */
  lossPeriod: { from: number; to: number } | null = null;
  private readonly time: VirtualTime;

  constructor(time: VirtualTime) {
    this.time = time;
  }

  get now(): number {
    return this.time.now;
  }

  /** True if a failover can have lost a write confirmed at this time. */
  canBeLost(respondedAt: number): boolean {
    const { lossPeriod } = this;
    return lossPeriod !== null && respondedAt >= lossPeriod.from && respondedAt <= lossPeriod.to;
  }
}
