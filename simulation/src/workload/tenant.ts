import { getRandom, pause, toBearerHeaders, write } from "./client.ts";
import type { Organization } from "./fixture.ts";
import type { History, HttpResponse } from "./history.ts";

/** A rollover with its state in the last response. */
export interface KnownRollover {
  id: string;
  state: string;
}

/** Shared by the clients of one organization. */
export interface Tenant {
  organization: Organization;
  /** Current keys, all of the same owner. */
  apiKeys: string[];
  endpointId: string;
  custodianId: string;
  rollovers: KnownRollover[];
  /** Undecided approvals. */
  pending: { id: string; rollover: KnownRollover }[];
  /** The other organization, whose rollovers must stay hidden. */
  other: { rollovers: readonly KnownRollover[] };
}

/** A client's access to the shared state, the history, and the signal that ends the run. */
export class ActorContext {
  readonly history: History;
  readonly tenant: Tenant;
  private endPauses: () => void = () => {};
  private readonly closed: Promise<void>;
  /** False once the run drains: clients finish their current step and stop. */
  isOpen = true;

  constructor(history: History, tenant: Tenant) {
    this.history = history;
    this.tenant = tenant;
    this.closed = new Promise((resolve) => {
      this.endPauses = resolve;
    });
  }

  /** Waits up to `maxMs`, or until the run drains. */
  async think(maxMs: number): Promise<void> {
    if (this.isOpen) await Promise.race([pause(1 + getRandom().below(maxMs)), this.closed]);
  }

  close(): void {
    this.isOpen = false;
    this.endPauses();
  }
}

export const pickKeyHeaders = ({ apiKeys }: Tenant) => toBearerHeaders(getRandom().pick(apiKeys));

/** @throws Error if the status is not 2xx */
export function parse<T>({ status, body }: HttpResponse): T {
  if (status >= 300) throw new Error(`the workload got ${status}: ${body}`);
  return JSON.parse(body) as T;
}

/** State of a rollover that a failover lost. */
export const LOST = "lost";

/** Updates the state from the response. Ignores error responses, except 404 for a rollover that a failover lost. */
export function setState(rollover: KnownRollover, response: HttpResponse): void {
  if (response.status < 300) rollover.state = parse<KnownRollover>(response).state;
  else if (response.status === 404) rollover.state = LOST;
}

export function send(
  { history, tenant }: ActorContext,
  input: { kind: string; path: string; body: object },
): Promise<HttpResponse> {
  return write(history, {
    ...input,
    organization: tenant.organization.name,
    headers: pickKeyHeaders(tenant),
  });
}
