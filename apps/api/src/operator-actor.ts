import type { Actor } from "@svc/database";

/** Who acts when somebody works at the command line: audit rows name no person, since it asks for none. */
export const OPERATOR: Actor = { type: "operator", id: null };
