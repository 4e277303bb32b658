import type { Database } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import type { AccountSecrets } from "./account-columns.ts";

export interface AccountsContext extends AccountSecrets {
  db: Database;
  clock: Clock;
}
