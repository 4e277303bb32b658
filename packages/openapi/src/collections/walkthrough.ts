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
  /** Variables by example ID, for IDs with the same prefix, such as the two custodians of a rollover. */
  variablesByExampleId: Readonly<Record<string, string>>;
  /** Variables by ID prefix, for prefixes whose paths do not give the right name. */
  variablesByPrefix: Readonly<Record<string, string>>;
}
