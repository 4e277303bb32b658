import { describe, expect, it } from "@jest/globals";
import { ROLLOVER_STATES } from "@svc/rollover-rules/rollover-states";
import {
  daysToTimes,
  FILTER_NAMES,
  type Filters,
  isCountable,
  PENDING_ON,
  PRIORITIES,
  parseFilters,
  resolveSort,
  SORTS,
  STATES,
  STATUSES,
  serializeFilters,
  TRANSIT_AGES,
  TYPES,
  timesToDays,
  toAddress,
} from "../../src/pages/rollovers/filters.ts";
import { parseAddress, serializeAddress } from "../../src/shell/address.ts";

const ID = "01m5x3dz50fqd8r985x1zkc84c";
const VALUES: Record<keyof Filters, readonly string[]> = {
  state: [...STATES, "draft,in_review", STATES.join(",")],
  status: STATUSES,
  pendingOn: [...PENDING_ON, "integrator,operations"],
  type: TYPES,
  overdue: ["true", "false"],
  mismatch: ["true"],
  unassigned: ["true"],
  assigneeId: [`mem_${ID}`, "ops 17 & co=?", "ø".repeat(255)],
  priority: PRIORITIES,
  tag: ["vip", "north desk", "a,b", "100%+#", "日本"],
  custodianId: [`cus_${ID}`],
  accountId: [`acct_${ID}`],
  externalId: ["x-1", "a/b?c"],
  distributionId: [`dst_${ID}`],
  createdAfter: ["2026-05-01T00:00:00.000Z"],
  createdBefore: ["2026-05-02T23:59:59.999Z"],
  sourceCustodianId: [`cus_${ID}`],
  dueBefore: ["2026-05-03T04:00:00.000Z"],
  inTransit: ["true"],
  inTransitAge: TRANSIT_AGES,
  sort: SORTS,
};

/** Generates every value alone, and with one value of each other filter. */
function* generateFilters(): Generator<Filters> {
  yield {};
  for (const name of FILTER_NAMES) {
    for (const value of VALUES[name]) {
      yield { [name]: value };
      for (const other of FILTER_NAMES) {
        if (other !== name) yield parseFilters({ [other]: VALUES[other][0], [name]: value });
      }
    }
  }
}

describe("Queue filters and their URL", () => {
  it("accept exactly the states of a rollover", () => expect([...STATES]).toEqual([...ROLLOVER_STATES]));

  it("survive a round trip through the URL, which is unique to each set of filters", () => {
    const addresses = new Map<string, string>();
    for (const filters of generateFilters()) {
      const address = serializeAddress(toAddress(filters));
      const parsed = parseFilters(parseAddress(address));
      expect(parsed).toEqual(filters);
      expect(parseAddress(`?${serializeFilters(filters)}`)).toEqual(parseAddress(address));
      const text = JSON.stringify(filters);
      expect(addresses.get(serializeFilters(filters)) ?? text).toBe(text);
      addresses.set(serializeFilters(filters), text);
    }
    // The loop tested many combinations.
    expect(addresses.size).toBeGreaterThan(400);
  });

  it.each([
    [{ state: "unheard_of" }, {}],
    [{ state: "in_review,unheard_of,draft,draft" }, { state: "draft,in_review" }],
    [{ state: "constructor", __proto__: "x", toString: "y" }, {}],
    [{ overdue: "yes", mismatch: "false", unassigned: "1" }, {}],
    [{ custodianId: "'; DROP TABLE rollovers; --", accountId: `cus_${ID}` }, {}],
    [{ tag: "x".repeat(51), externalId: "  ", assigneeId: " ops-1 " }, { assigneeId: "ops-1" }],
    [
      { createdAfter: "yesterday", createdBefore: "2026-05-01T00:00:00+02:00" },
      { createdBefore: "2026-04-30T22:00:00.000Z" },
    ],
    [{ q: "Lovelace", cursor: "abc", limit: "5", sort: "oldest" }, {}],
  ])("are parsed from %j as %j", (address, filters) => {
    expect(parseFilters(address as Record<string, string>)).toEqual(filters);
  });

  it("sort by urgency unless a sort or a creation time is set", () => {
    expect(resolveSort({})).toBe("urgency");
    expect(resolveSort({ createdBefore: "2026-05-01T00:00:00.000Z" })).toBe("newest");
    expect(resolveSort({ createdBefore: "2026-05-01T00:00:00.000Z", sort: "updated" })).toBe("updated");
  });

  it("convert days to times and back, including both ends and across clock changes", () => {
    for (const [from, to] of [
      ["2026-05-01", "2026-05-01"],
      ["2026-03-08", "2026-11-01"],
      ["2026-12-31", null],
      [null, "2027-01-01"],
      [null, null],
    ] as const) {
      const moments = daysToTimes(from, to);
      expect(timesToDays(moments)).toEqual({ from, to, dueBy: null });
      expect(parseFilters(moments)).toEqual(moments);
    }
  });

  it.each<[Filters, boolean]>([
    [{}, true],
    [{ state: "draft", overdue: "true", unassigned: "true", sort: "newest" }, true],
    [{ unassigned: "true", priority: "high" }, true],
    [{ assigneeId: "ops-1", priority: "normal", pendingOn: "operations" }, true],
    [{ assigneeId: "ops-1", unassigned: "true" }, false],
    [{ tag: "vip" }, false],
  ])("%j can be counted: %s", (filters, isCounted) => expect(isCountable(filters)).toBe(isCounted));
});
