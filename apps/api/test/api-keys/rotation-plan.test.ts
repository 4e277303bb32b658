import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  DEFAULT_GRACE_SECONDS,
  MAX_GRACE_SECONDS,
  planRotation,
  type RotatingKey,
} from "../../src/keys/api-keys/rotation-plan.ts";

const NOW = new Date("2026-06-15T12:00:00.000Z");
const secondsLater = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const ACTIVE_KEY: RotatingKey = { revokedAt: null, expiresAt: null, successorId: null };

describe("planRotation", () => {
  it("defaults to a grace period of one day and allows up to one week", () => {
    expect([DEFAULT_GRACE_SECONDS, MAX_GRACE_SECONDS]).toEqual([86_400, 604_800]);
  });

  it.each([
    { name: "no expiry", expiresAt: null, grace: 60, end: 60 },
    { name: "no grace period", expiresAt: null, grace: 0, end: 0 },
    { name: "the longest grace period", expiresAt: null, grace: 604_800, end: 604_800 },
    { name: "an expiry after the grace period", expiresAt: secondsLater(61), grace: 60, end: 60 },
    { name: "an expiry at the end of the grace period", expiresAt: secondsLater(60), grace: 60, end: 60 },
    { name: "an expiry within the grace period", expiresAt: secondsLater(59), grace: 60, end: 59 },
    { name: "an expiry in one millisecond", expiresAt: secondsLater(0.001), grace: 60, end: 0.001 },
    { name: "an expiry and no grace period", expiresAt: secondsLater(59), grace: 0, end: 0 },
  ])("rotates a key with $name", ({ expiresAt, grace, end }) => {
    const plan = planRotation({ ...ACTIVE_KEY, expiresAt }, grace, NOW);
    expect(plan).toEqual({ outcome: "rotate", oldKeyExpiresAt: secondsLater(end) });
  });

  it.each([
    { name: "rotated", key: { successorId: "key_1" }, code: "key_already_rotated" },
    { name: "revoked", key: { revokedAt: secondsLater(-1) }, code: "api_key_revoked" },
    { name: "expired", key: { expiresAt: secondsLater(-1) }, code: "api_key_expired" },
    { name: "expiring now", key: { expiresAt: NOW }, code: "api_key_expired" },
    {
      name: "rotated, revoked and expired",
      key: { successorId: "key_1", revokedAt: secondsLater(-1), expiresAt: secondsLater(-1) },
      code: "key_already_rotated",
    },
    {
      name: "revoked and expired",
      key: { revokedAt: secondsLater(-2), expiresAt: secondsLater(-1) },
      code: "api_key_revoked",
    },
  ])("refuses a key that is $name", ({ key, code }) => {
    expect(planRotation({ ...ACTIVE_KEY, ...key }, 60, NOW)).toEqual({ outcome: "refuse", code });
  });

  it("never extends an existing expiry and never exceeds the grace period", () => {
    const seconds = fc.integer({ min: 0, max: MAX_GRACE_SECONDS });
    const end = fc.option(fc.integer({ min: 1, max: 10 * MAX_GRACE_SECONDS * 1000 }));
    fc.assert(
      fc.property(seconds, end, (grace, ms) => {
        const expiresAt = ms === null ? null : new Date(NOW.getTime() + ms);
        const plan = planRotation({ ...ACTIVE_KEY, expiresAt }, grace, NOW);
        if (plan.outcome !== "rotate") throw new Error("an active key must rotate");
        const planned = plan.oldKeyExpiresAt.getTime();
        if (expiresAt) expect(planned).toBeLessThanOrEqual(expiresAt.getTime());
        expect(planned).toBeLessThanOrEqual(secondsLater(grace).getTime());
        expect([expiresAt?.getTime(), secondsLater(grace).getTime()]).toContain(planned);
      }),
    );
  });
});
