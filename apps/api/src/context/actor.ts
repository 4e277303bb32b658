import type { Actor } from "@svc/database";

export interface TimelineActor {
  /** `custodian` is a scripted sandbox custodian. */
  type: "api_key" | "session" | "member" | "operator" | "timer" | "custodian";
  id: string | null;
}

/** Actor who requested an action that another person confirmed. */
export interface Requester extends TimelineActor {
  approvalId: string;
}

/** No ID, because the command line does not authenticate a person. */
export const OPERATOR: Actor = { type: "operator", id: null };
