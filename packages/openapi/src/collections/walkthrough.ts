import type { ExpectedField, FieldPath } from "./collection.ts";

/** A folder of requests that succeed if they run in order. */
export interface Walkthrough {
  name: string;
  description: string;
  steps: readonly WalkthroughStep[];
}

export interface WalkthroughStep {
  operationId: string;
  name: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Paths of response fields, by the variable that stores the field. */
  saves?: Readonly<Record<string, FieldPath>>;
  expects?: readonly ExpectedField[];
}

export interface CollectionSettings {
  walkthrough: Walkthrough;
  /** Variable names by example ID. Needed if a request has two IDs of one prefix, such as the custodians of a rollover. */
  variablesByExampleId: Readonly<Record<string, string>>;
  /** Variable names by ID prefix: `incomingFundsId` for `inf_`, instead of `incomingFundId`, which the URL path would give. */
  variablesByPrefix: Readonly<Record<string, string>>;
}
