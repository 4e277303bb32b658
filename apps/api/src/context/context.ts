import type { BlindIndex, FieldCipher } from "@svc/accounts";
import type { CustodianCache } from "@svc/custodians";
import type { Database } from "@svc/database";
import type { JobSender } from "@svc/database/jobs";
import type { Environment } from "@svc/keys";
import type { Clock, Logger } from "@svc/service-kit";
import type { FairQueue, KeyAuthentication } from "@svc/service-kit/auth";
import type { configFields } from "@svc/service-kit/config";
import type { RequestLog } from "@svc/service-kit/http";
import type { RequestCounts } from "@svc/service-kit/metrics";
import type { RedisConnection } from "@svc/service-kit/redis";
import type { z } from "zod";
import type { ChainKeys } from "./chain-keys.ts";

/** Areas add fields by declaration merging, so that this file imports no area. */
export interface ApiContext {
  environment: Environment;
  db: Database;
  redis: RedisConnection;
  clock: Clock;
  log: Logger;
  cipher: FieldCipher;
  blindIndex: BlindIndex;
  chainKeys: ChainKeys;
  custodians: CustodianCache;
  peppers: z.infer<typeof configFields.KEY_PEPPERS>;
  jobs: JobSender;
  addressPolicy: { allowLoopback: boolean };
  auth: KeyAuthentication;
  portalDirectory: string;
  widgetUrl: string | null;
  /** File of the public keys that verify leaked-key reports. Null if reports need no signature. */
  scannerKeysFile: string | null;
  requests: RequestLog;
  /** Null if METRICS_PORT is not set. */
  counts: RequestCounts | null;
  /** Limits the database connections of batches. */
  batchQueue: FairQueue;
  /** Limits the memory and malware scanner connections of upload inspections. */
  inspections: FairQueue;
}
