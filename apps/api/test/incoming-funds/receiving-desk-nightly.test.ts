import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { playDays } from "./simulation/play-days.ts";
import { DAYS } from "./simulation/scenario.ts";

const TIMEOUT_MS = 30 * 60_000;

describe("Ten days of a receiving desk with 1,000 arrivals", () => {
  const clock = new TestClock(Date.parse(`${DAYS[0]}T14:00:00.000Z`));
  // A fast machine exceeds the default rate limit.
  const api = useTestApi({ clock, env: { RATE_LIMIT_PER_MINUTE: "100000" } });

  it(
    "end with books that tie to the bank's files, the rollovers and the tax report",
    async () => {
      const counts = await playDays(api, clock, { arrivals: 1_000, seed: 2026 });
      expect(counts).toMatchObject({ bounced: 60, shared: 40, suspected_duplicate: 40, wrong_payee: 40 });
      for (const name of ["applied", "resolved", "returned", "recorded_wrong", "too_much"])
        expect(counts[name]).toBeGreaterThan(10);
    },
    TIMEOUT_MS,
  );
});
