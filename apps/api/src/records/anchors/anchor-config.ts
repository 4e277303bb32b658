import { parsedField, wholeNumberField } from "@svc/service-kit/config";
import { z } from "zod";
import { parseDocumentsUrl, type S3Address } from "../../rollovers/documents/storage/documents-url.ts";
import type { AnchorLog } from "./anchor-log.ts";
import { type AnchorStorage, BucketAnchorStorage, FolderAnchorStorage } from "./anchor-storage.ts";
import { type NoteSigner, parseSigner } from "./signed-note.ts";
import { parseWitnesses, type Witness } from "./witness.ts";

const MAX_RETAIN_DAYS = 36_500;
/** Seven years. */
const DEFAULT_RETAIN_DAYS = 2_557;

export const anchorFields = {
  ANCHOR_DIR: z.string().optional(),
  ANCHOR_BUCKET_URL: parsedField(parseDocumentsUrl).optional(),
  ANCHOR_RETAIN_DAYS: wholeNumberField(1, MAX_RETAIN_DAYS, DEFAULT_RETAIN_DAYS),
  ANCHOR_LOG_KEY: parsedField(parseSigner).optional(),
  ANCHOR_WITNESSES: parsedField(parseWitnesses).optional(),
};

export interface AnchorConfig {
  ANCHOR_DIR?: string | undefined;
  ANCHOR_BUCKET_URL?: S3Address | undefined;
  ANCHOR_RETAIN_DAYS: number;
  ANCHOR_LOG_KEY?: NoteSigner | undefined;
  ANCHOR_WITNESSES?: Witness[] | undefined;
}

export interface AnchorTargets {
  folder: string | null;
  storages: readonly AnchorStorage[];
  /** The transparency log. Null without ANCHOR_LOG_KEY. */
  log: AnchorLog | null;
}

export function openAnchorTargets(
  ctx: Pick<AnchorLog, "db" | "clock" | "log">,
  config: AnchorConfig,
): AnchorTargets {
  const { ANCHOR_DIR: folder, ANCHOR_BUCKET_URL: bucket, ANCHOR_LOG_KEY: signer } = config;
  const { db, clock, log } = ctx;
  const storages: AnchorStorage[] = [];
  if (folder !== undefined) storages.push(new FolderAnchorStorage(folder));
  if (bucket)
    storages.push(
      new BucketAnchorStorage(bucket, { retainDays: config.ANCHOR_RETAIN_DAYS, now: () => clock.now() }),
    );
  const witnesses = config.ANCHOR_WITNESSES ?? [];
  const anchorLog = signer ? { db, clock, log, signer, storages, witnesses } : null;
  return { folder: folder ?? null, storages, log: anchorLog };
}
