import type { Check } from "../check.ts";
import { chainChecks } from "./chain-checks.ts";
import { databaseUseChecks } from "./database-use-checks.ts";
import { peopleChecks } from "./people-checks.ts";
import { poolerChecks } from "./pooler-checks.ts";
import { postgresChecks } from "./postgres-checks.ts";
import { redisChecks } from "./redis-checks.ts";
import { replicaChecks } from "./replica-checks.ts";
import { roleChecks } from "./role-checks.ts";
import { secretChecks } from "./secret-checks.ts";
import { storageChecks } from "./storage-checks.ts";
import { taxChecks } from "./tax-checks.ts";
import { variableChecks } from "./variable-checks.ts";
import { workChecks } from "./work-checks.ts";

export const CHECKS: readonly (readonly Check[])[] = [
  variableChecks,
  [...postgresChecks, ...poolerChecks, ...replicaChecks, ...databaseUseChecks],
  roleChecks,
  redisChecks,
  secretChecks,
  chainChecks,
  storageChecks,
  workChecks,
  peopleChecks,
  taxChecks,
];
