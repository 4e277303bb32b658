import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { readApiConfig } from "../../src/index.ts";
import { createApiContext } from "../../src/platform/open-context.ts";
import { createOrganizationQueue } from "../../src/rollovers/timers/organization-queue.ts";
import { sweepTimers } from "../../src/rollovers/timers/sweep-timers.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { createRollover, NOW } from "../workflow/rollover-steps.ts";

const DAY_MS = 86_400_000;

describe("Organization queue", () => {
  const noneExcluded = new Set<string>();

  it("returns the organizations in turn until none has work", async () => {
    const pendingCounts = new Map([
      ["noisy", 3],
      ["quiet", 1],
    ]);
    const next = createOrganizationQueue(async () =>
      [...pendingCounts.keys()].filter((id) => (pendingCounts.get(id) ?? 0) > 0),
    );
    const order: (string | null)[] = [];
    for (let call = 0; call < 6; call += 1) {
      const id = await next(noneExcluded);
      order.push(id);
      if (id !== null) pendingCounts.set(id, (pendingCounts.get(id) ?? 0) - 1);
    }
    expect(order).toEqual(["noisy", "quiet", "noisy", "noisy", null, null]);
  });

  it("returns one organization to several callers if there is no other, and never an excluded one", async () => {
    const next = createOrganizationQueue(async () => ["only"]);
    expect(await Promise.all([next(noneExcluded), next(noneExcluded), next(new Set(["only"]))])).toEqual([
      "only",
      "only",
      null,
    ]);
  });

  it("lists once for all concurrent callers, and fails if listing fails", async () => {
    let lists = 0;
    const next = createOrganizationQueue(async () => {
      lists += 1;
      if (lists === 2) throw new Error("list failed");
      return ["a", "b"];
    });
    expect(await Promise.all([next(noneExcluded), next(noneExcluded)])).toEqual(["a", "b"]);
    expect(lists).toBe(1);
    await expect(next(noneExcluded)).rejects.toThrow("list failed");
    expect(await next(noneExcluded)).toBe("a");
  });
});

describe("Timer sweep", () => {
  const NOISY_ORGANIZATIONS = 4;
  const ROLLOVERS_EACH = 40;
  const QUIET_ROLLOVERS = 3;
  const clock = new TestClock(Date.parse(NOW));
  const base = useTestApi({ clock });

  it("fires a quiet organization's timers before most of the noisy ones', whichever came first", async () => {
    const createDrafts = (api: TestApi, count: number) =>
      Promise.all(Array.from({ length: count }, () => createRollover(api, {}, "test-manual")));
    for (let index = 0; index < NOISY_ORGANIZATIONS; index += 1) {
      const api = await newOrganization(base);
      for (let count = 0; count < ROLLOVERS_EACH; count += 10) await createDrafts(api, 10);
    }
    const quiet = await newOrganization(base);
    await createDrafts(quiet, QUIET_ROLLOVERS);
    const { ctx, close } = await createApiContext(readApiConfig(base.env), {
      clock,
      ...(base.redis.openRedis ? { openRedis: base.redis.openRedis } : {}),
    });
    // A draft expires after 30 days.
    clock.advance(31 * DAY_MS);
    try {
      expect(await sweepTimers(ctx)).toBe(NOISY_ORGANIZATIONS * ROLLOVERS_EACH + QUIET_ROLLOVERS);
      expect(await sweepTimers(ctx)).toBe(0);
    } finally {
      await close();
    }
    const { rows } = await base.db.pool.query<{ owner: string }>(
      "SELECT organization_id AS owner FROM events WHERE type = 'rollover.expired' ORDER BY position",
    );
    expect(rows).toHaveLength(NOISY_ORGANIZATIONS * ROLLOVERS_EACH + QUIET_ROLLOVERS);
    const last = rows.map(({ owner }) => owner).lastIndexOf(quiet.ak.organizationId);
    expect(last).toBeLessThan(100);
  });
});
