import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { RefusalLimiter, toClientNetwork } from "../src/auth/index.ts";
import { Problem } from "../src/errors/index.ts";
import { type Counts, UNSHARED_COUNTS } from "../src/limits/index.ts";

function setUp(limit = 3) {
  const time = { now: 5_000 };
  return { refusals: new RefusalLimiter(UNSHARED_COUNTS, limit, () => time.now), time };
}

function catchProblem(work: () => void): Problem | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

describe("RefusalLimiter with per-process counts", () => {
  it("allows a client as many refusals as the limit, then reports rate_limited", () => {
    const { refusals } = setUp();
    for (let count = 0; count < 3; count += 1) {
      refusals.requireCapacity("192.0.2.1");
      refusals.count("192.0.2.1");
    }
    expect(catchProblem(() => refusals.requireCapacity("192.0.2.1"))?.code).toBe("rate_limited");
    expect(catchProblem(() => refusals.count("192.0.2.1"))?.code).toBe("rate_limited");
    expect(catchProblem(() => refusals.requireCapacity("192.0.2.2"))).toBeNull();
    expect([refusals.refusalCount, refusals.limitedCount]).toEqual([3, 2]);
  });

  it("says what was limited and when to try again, without the client's address", () => {
    const { refusals, time } = setUp(1);
    refusals.count("192.0.2.1");
    time.now += 30_500;
    expect(catchProblem(() => refusals.count("192.0.2.1"))).toMatchObject({
      message:
        "Too many invalid credentials came from this IP address. Unknown credentials are rejected until `Retry-After` has passed.",
      headers: { "Retry-After": "30" },
    });
  });

  it("reports when the minute ends, then starts over", () => {
    const { refusals, time } = setUp();
    for (let count = 0; count < 3; count += 1) refusals.count("192.0.2.1");
    time.now += 59_001;
    expect(catchProblem(() => refusals.requireCapacity("192.0.2.1"))?.headers).toEqual({
      "Retry-After": "1",
      RateLimit: '"refusals-per-minute"; r=0; t=1',
      "RateLimit-Policy": '"refusals-per-minute"; q=3; w=60',
    });
    // Further attempts do not extend the minute.
    expect(catchProblem(() => refusals.count("192.0.2.1"))).not.toBeNull();
    time.now += 999;
    expect(catchProblem(() => refusals.requireCapacity("192.0.2.1"))).toBeNull();
  });

  it("remembers only a limited number of clients: the most recent ones", () => {
    const { refusals } = setUp(1);
    refusals.count("first");
    for (let index = 0; index < 60_000; index += 1) refusals.count(`10.0.${index >> 8}.${index & 255}`);
    expect(catchProblem(() => refusals.requireCapacity("first"))).toBeNull();
    // The address with index 59,999, or 234 × 256 + 95.
    const last = "10.0.234.95";
    expect(catchProblem(() => refusals.requireCapacity(last))).not.toBeNull();
  });
});

describe("RefusalLimiter with shared counts", () => {
  it("shares the counts of 10,000 clients per minute, under a hash of their address", () => {
    const time = { now: 5_000 };
    const ids: string[] = [];
    const counts: Counts = {
      isUnavailable: false,
      claim: (id) => {
        ids.push(id);
        return Promise.resolve({ total: 1, endsInMs: null });
      },
      expireIn: () => {},
    };
    const refusals = new RefusalLimiter(counts, 3, () => time.now);
    const countClients = (prefix: string, count: number) => {
      ids.length = 0;
      for (let index = 0; index < count; index += 1) void refusals.count(`${prefix}-${index}`);
      return ids.length;
    };
    expect(countClients("first", 10_000)).toBe(10_000);
    expect(ids.every((id) => /^[\w-]{16}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(10_000);
    expect(countClients("second", 2)).toBe(0);
    time.now += 59_999;
    expect(countClients("third", 1)).toBe(0);
    time.now += 1;
    expect(countClients("fourth", 10_001)).toBe(10_000);
  });

  it("counts by the process's clock unless another clock is given", () => {
    const refusals = new RefusalLimiter(UNSHARED_COUNTS, 1);
    refusals.count("192.0.2.1");
    expect(catchProblem(() => refusals.count("192.0.2.1"))?.code).toBe("rate_limited");
  });
});

describe("toClientNetwork", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
    ["1:2:3:4:5:6:192.0.2.1", "1:2:3:4::/64"],
    ["1::3:4:5:6:7:8", "1:0:3:4::/64"],
    ["::1:2:3:4:5:192.0.2.1", "0:1:2:3::/64"],
    [null, "unknown"],
  ])("maps %s to %s", (address, network) => expect(toClientNetwork(address)).toBe(network));

  it("returns the same value for all addresses of a network in any notation, and for no other", () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), group, (groups, other) => {
        const hexGroups = groups.map((one) => one.toString(16));
        const neighbor = [...hexGroups.slice(0, 7), other.toString(16)].join(":");
        const otherNetwork = [((groups[0] ?? 0) ^ 1).toString(16), ...hexGroups.slice(1)].join(":");
        const padded = hexGroups.map((one) => one.padStart(4, "0").toUpperCase()).join(":");
        const short = new URL(`http://[${hexGroups.join(":")}]`).hostname.slice(1, -1);
        const network = toClientNetwork(hexGroups.join(":"));
        expect(toClientNetwork(neighbor)).toBe(network);
        expect(toClientNetwork(padded)).toBe(network);
        expect(toClientNetwork(short)).toBe(network);
        expect(toClientNetwork(otherNetwork)).not.toBe(network);
      }),
    );
  });
});
