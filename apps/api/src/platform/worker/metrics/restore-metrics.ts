import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CachedMetric, type Metric } from "@svc/service-kit/metrics";
import type { ChainKeys } from "../../../context/chain-keys.ts";
import {
  findExpectedKey,
  isCertificateSigned,
  parseCertificate,
  type RestoreCertificate,
} from "../../restore-check/certificate.ts";

const CACHE_MS = 60_000;
/** Enough to find a passed certificate after a month of failures. */
const MAX_READ = 40;

/** Creates metrics of the certificates that another process writes to `folder`. Without a folder, the metrics have no values. */
export function restoreMetrics(
  folder: string | undefined,
  { chainKeys, environment }: { chainKeys: ChainKeys; environment: string },
): Metric[] {
  const certificates = new CachedMetric("restore_certificates", { ttlMs: CACHE_MS }, () =>
    readCertificates(folder ?? "", { chainKeys, environment }),
  );
  const createGauge = (
    name: string,
    help: string,
    toValue: (all: readonly RestoreCertificate[]) => number | undefined,
  ): Metric => ({
    name,
    help,
    type: "gauge",
    read: async () => {
      if (folder === undefined) return [];
      return certificates.samples((all) => {
        const value = toValue(all);
        return value === undefined ? [] : [{ value }];
      });
    },
  });
  return [
    createGauge(
      "svc_restore_check_passed",
      "Whether the newest restore certificate passed: 1 or 0. Missing without certificates.",
      ([newest]) => newest && Number(newest.outcome === "passed"),
    ),
    createGauge(
      "svc_restore_check_passed_timestamp_seconds",
      "When the last passed restore check finished, in Unix time; 0 if none passed.",
      (all) =>
        Date.parse(all.find(({ outcome }) => outcome === "passed")?.finishedAt ?? new Date(0).toISOString()) /
        1_000,
    ),
    createGauge(
      "svc_restore_check_recovery_point_seconds",
      "Age of the last archived transaction at the newest restore check.",
      ([newest]) => newest?.recoveryPoint?.secondsBehind,
    ),
    createGauge(
      "svc_restore_check_recovery_time_seconds",
      "Time that the newest restore check took to copy, replay and migrate the backup.",
      ([newest]) => newest?.recoveryTime?.totalSeconds,
    ),
  ];
}

/** Reads certificates with a valid signature, newest first. */
async function readCertificates(
  folder: string,
  { chainKeys, environment }: { chainKeys: ChainKeys; environment: string },
): Promise<RestoreCertificate[]> {
  const prefix = `restore-certificate-${environment}-`;
  // Without a readable folder, no check counts as passed, so the alert fires.
  const allNames = await readdir(folder).catch(() => []);
  const names = allNames.filter((name) => name.startsWith(prefix) && name.endsWith(".json"));
  const certificates: RestoreCertificate[] = [];
  for (const name of names.sort().reverse().slice(0, MAX_READ)) {
    const certificate = parseCertificate(await readFile(join(folder, name), "utf8"));
    const key = certificate && findExpectedKey(chainKeys, certificate);
    if (certificate && key && isCertificateSigned(certificate, key)) certificates.push(certificate);
  }
  return certificates;
}
