import type { Actor } from "@svc/database";

/** The command line does not authenticate a person. */
export const OPERATOR: Actor = { type: "operator", id: null };
