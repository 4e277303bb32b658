import type { Database } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import type { AccountSecrets } from "./account-columns.ts";

/** What the operations on accounts need of the service that calls them. */
export interface AccountsContext extends AccountSecrets {
  db: Database;
  clock: Clock;
}
