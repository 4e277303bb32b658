import type { Actor } from "@svc/database";

export interface TimelineActor {
  /** `custodian` is a scripted sandbox custodian. */
  type: "api_key" | "session" | "member" | "operator" | "timer" | "custodian";
  id: string | null;
}

/** The requester of an action that a second person confirmed. */
export interface Requester extends TimelineActor {
  approvalId: string;
}

/** The command line does not authenticate a person. */
export const OPERATOR: Actor = { type: "operator", id: null };
