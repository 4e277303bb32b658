import { bearer, pause, random, write } from "./client.ts";
import type { Organization } from "./fixture.ts";
import type { History, HttpResponse } from "./history.ts";

/** A rollover, with its state in the last response. */
export interface KnownRollover {
  id: string;
  state: string;
}

/** State that the clients of one organization share. */
export interface Shop {
  organization: Organization;
  /** The current keys. The same person owns all of them, and rotates them. */
  apiKeys: string[];
  endpointId: string;
  custodianId: string;
  rollovers: KnownRollover[];
  /** Undecided approvals. */
  pending: { id: string; rollover: KnownRollover }[];
  /** The other organization, whose rollovers must stay hidden. */
  other: { rollovers: readonly KnownRollover[] };
}

/** The clients' access to the shared state, to the history of the run, and to the signal that ends it. */
export class ActorContext {
  readonly history: History;
  readonly shop: Shop;
  private endPauses: () => void = () => {};
  private readonly closed: Promise<void>;
  /** False once the run drains: clients finish their current step and stop. */
  isOpen = true;

  constructor(history: History, shop: Shop) {
    this.history = history;
    this.shop = shop;
    this.closed = new Promise((resolve) => {
      this.endPauses = resolve;
    });
  }

  /** Waits up to `maxMs` milliseconds, or until the run drains. */
  async think(maxMs: number): Promise<void> {
    if (this.isOpen) await Promise.race([pause(1 + random().below(maxMs)), this.closed]);
  }

  close(): void {
    this.isOpen = false;
    this.endPauses();
  }
}

/** Returns the headers of one of the organization's keys. */
export const withKey = ({ apiKeys }: Shop) => bearer(random().pick(apiKeys));

export function parse<T>({ status, body }: HttpResponse): T {
  if (status >= 300) throw new Error(`the workload got ${status}: ${body}`);
  return JSON.parse(body) as T;
}

/** State of a rollover that a failover lost. */
export const LOST = "lost";

/** Stores the rollover's state from a response. */
export function setState(rollover: KnownRollover, response: HttpResponse): void {
  if (response.status < 300) rollover.state = parse<KnownRollover>(response).state;
  else if (response.status === 404) rollover.state = LOST;
}

/** Sends a write with one of the organization's keys. */
export function send(
  { history, shop }: ActorContext,
  input: { kind: string; path: string; body: object },
): Promise<HttpResponse> {
  return write(history, { ...input, organization: shop.organization.name, headers: withKey(shop) });
}
