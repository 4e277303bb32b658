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
  /** Variables of example IDs that need different values: the two custodians of a rollover. */
  exampleIds: Readonly<Record<string, string>>;
  /** Variables by ID prefix, if the path does not give the name: `inf_`. */
  idVariables: Readonly<Record<string, string>>;
}
