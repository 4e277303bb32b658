import type { ExpectedMember, MemberPath } from "./collection.ts";

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
  /** Members of the response, by the variable that they set. */
  saves?: Readonly<Record<string, MemberPath>>;
  expects?: readonly ExpectedMember[];
}

export interface CollectionSettings {
  walkthrough: Walkthrough;
  /** Variables by example ID, for IDs with the same prefix, such as the two custodians of a rollover. */
  variablesByExampleId: Readonly<Record<string, string>>;
  /** Variables by ID prefix, for prefixes whose paths do not give the right name. */
  variablesByPrefix: Readonly<Record<string, string>>;
}
