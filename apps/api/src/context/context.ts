import type { BlindIndex, FieldCipher } from "@svc/accounts";
import type { CustodianCache } from "@svc/custodians";
import type { Database } from "@svc/database";
import type { JobSender } from "@svc/database/jobs";
import type { Environment } from "@svc/keys";
import type { Clock, Logger } from "@svc/service-kit";
import type { FairQueue, KeyAuthentication } from "@svc/service-kit/auth";
import type { RequestLog } from "@svc/service-kit/http";
import type { RequestCounts } from "@svc/service-kit/metrics";
import type { RedisConnection } from "@svc/service-kit/redis";
import type { MailSettings } from "../people/mail/mail-config.ts";
import type { SignIn } from "../people/sign-in/sign-in.ts";
import type { ApiConfig } from "../platform/config.ts";
import type { LineThread } from "../records/exports/line-thread.ts";
import type { RolloverAnswers } from "../rollovers/answers/rollover-answers.ts";
import type { DocumentScanner } from "../rollovers/documents/document-scanner.ts";
import type { FileStorage } from "../rollovers/documents/storage/file-storage.ts";
import type { ChainKeys } from "./chain-keys.ts";

export interface ApiContext {
  environment: Environment;
  db: Database;
  redis: RedisConnection;
  /** The database's clock. */
  clock: Clock;
  log: Logger;
  cipher: FieldCipher;
  blindIndex: BlindIndex;
  /** Keys that seal timelines. */
  chainKeys: ChainKeys;
  custodians: CustodianCache;
  answers: RolloverAnswers;
  peppers: ApiConfig["KEY_PEPPERS"];
  jobs: JobSender;
  addressPolicy: { allowLoopback: boolean };
  auth: KeyAuthentication;
  portalDirectory: string;
  signIn: SignIn;
  /** Null if not configured. */
  widgetUrl: string | null;
  /** Null if this deployment sends no mail. */
  mail: MailSettings | null;
  /** Public keys for leaked-key reports; null if reports need no signature. */
  scannerKeysFile: string | null;
  requests: RequestLog;
  /** Null if METRICS_PORT is not set. */
  counts: RequestCounts | null;
  files: FileStorage;
  scanner: DocumentScanner | null;
  /** Limits the connections that batches use. */
  batchQueue: FairQueue;
  /** Limits the memory and scanner connections of upload inspections. */
  inspections: FairQueue;
  lineReader: LineThread;
}
