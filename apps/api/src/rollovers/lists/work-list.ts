import type { PendingOn, Priority, RolloverState, RolloverType } from "../rollover-states.ts";
import type { Order } from "./list-order.ts";

/** What tells classes of rollovers apart. */
export interface ClassFilter {
  states?: readonly RolloverState[] | undefined;
  /** One of these has to act. */
  pendingOn?: readonly PendingOn[] | undefined;
  type?: RolloverType | undefined;
  overdue?: boolean | undefined;
  mismatch?: boolean | undefined;
  assigneeId?: string | undefined;
  /** Nobody works on it, though somebody has to act. */
  unassigned?: true | undefined;
  priority?: Priority | undefined;
}

/** What a list may be narrowed and sorted by; everything that is given must hold. */
export interface WorkFilter extends ClassFilter {
  accountId?: string | undefined;
  /** On either side. */
  custodianId?: string | undefined;
  externalId?: string | undefined;
  distributionId?: string | undefined;
  tag?: string | undefined;
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
  updatedAfter?: Date | undefined;
  dueBefore?: Date | undefined;
  search?: SearchTerms | undefined;
  order: Order;
}

/** What was typed, as whatever it may be; null where it cannot be that. */
export interface SearchTerms {
  /** An external id. */
  text: string;
  /** The beginning of a name. */
  name: string;
  /** An email address, as its blind indexes; none where it is no address. */
  emailIndexes: readonly string[];
  /** The last four of an account number, as its mask. */
  mask: string | null;
}
