import type { HourlyKeyUsage } from "@svc/service-kit/auth";

const HOUR_MS = 3_600_000;

/** Builds a key's usage in the hour of `at`: one accepted use. */
export function buildKeyUses(keyId: string, at: Date, change: Partial<HourlyKeyUsage> = {}): HourlyKeyUsage {
  return {
    keyId,
    hour: new Date(at.getTime() - (at.getTime() % HOUR_MS)),
    accepted: 1,
    refused: 0,
    firstUsedAt: at,
    lastUsedAt: at,
    address: "192.0.2.1",
    userAgent: "payroll/1.0",
    refusedAt: null,
    refusedCode: null,
    refusedAddress: null,
    networks: ["192.0.2.0/24"],
    ...change,
  };
}
