import type { PendingOn, Priority, RolloverState, RolloverType } from "@svc/rollover-rules/rollover-states";
import type { SearchTerms } from "../../accounts-and-consents/accounts/search-terms.ts";
import type { InTransitFilter } from "../in-transit/in-transit-store.ts";
import type { Order } from "./list-order.ts";

export interface ClassFilter {
  states?: readonly RolloverState[] | undefined;
  pendingOn?: readonly PendingOn[] | undefined;
  type?: RolloverType | undefined;
  overdue?: boolean | undefined;
  mismatch?: boolean | undefined;
  assigneeId?: string | undefined;
  /** True for rollovers that have no assignee and need someone to act. */
  unassigned?: true | undefined;
  priority?: Priority | undefined;
}

export interface WorkFilter extends ClassFilter {
  accountId?: string | undefined;
  /** The source or destination custodian. */
  custodianId?: string | undefined;
  sourceCustodianId?: string | undefined;
  externalId?: string | undefined;
  distributionId?: string | undefined;
  /** The source or destination plan. */
  planId?: string | undefined;
  tag?: string | undefined;
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
  updatedAfter?: Date | undefined;
  dueBefore?: Date | undefined;
  /** Money in transit that was sent on these days: `YYYY-MM-DD`, inclusive. */
  transit?: Pick<InTransitFilter, "sentFrom" | "sentTo"> | undefined;
  search?: SearchTerms | undefined;
  order: Order;
}
