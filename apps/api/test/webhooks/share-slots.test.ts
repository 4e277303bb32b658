import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { DueEndpoint } from "../../src/webhooks/sending/delivery-store.ts";
import { shareSlots } from "../../src/webhooks/sending/share-slots.ts";

const SLOTS = 400;

const buildEndpoint = (name: string, more: Partial<DueEndpoint> = {}): DueEndpoint => ({
  endpointId: name,
  organizationId: name.split("/")[0] ?? name,
  isFailing: false,
  lanes: 20,
  dueAt: 0,
  ...more,
});

const buildEndpoints = (organization: string, count: number, more: Partial<DueEndpoint> = {}) =>
  Array.from({ length: count }, (_, index) => buildEndpoint(`${organization}/${index}`, more));

const buildSlots = (name: string, count: number) =>
  Array.from({ length: count }, () => ({ organizationId: name.split("/")[0] ?? name, endpointId: name }));

const sumSlots = (shares: ReadonlyMap<string, number>, organization = "") =>
  [...shares].reduce((sum, [name, count]) => sum + (name.startsWith(organization) ? count : 0), 0);

describe("Worker slots", () => {
  it("are mostly available to others, even if one organization has a long backlog", () => {
    const shares = shareSlots(SLOTS, buildEndpoints("greedy", 50), []);
    expect(sumSlots(shares)).toBeLessThan(SLOTS / 2);
    expect(sumSlots(shares)).toBeGreaterThan(SLOTS / 3);
    expect(Math.max(...shares.values()) - Math.min(...shares.values())).toBeLessThanOrEqual(1);
  });

  it("leave room for one more organization, even after fifty took as many as they could", () => {
    const usedSlots = [];
    for (let organizations = 1; organizations <= 50; organizations += 1) {
      const name = `o${organizations}`;
      const shares = shareSlots(SLOTS - usedSlots.length, buildEndpoints(name, 20), usedSlots);
      expect(sumSlots(shares)).toBeGreaterThan(0);
      for (const [id, count] of shares) usedSlots.push(...buildSlots(id, count));
    }
    expect(usedSlots.length).toBeLessThan(SLOTS);
  });

  it("are shared by organization before endpoint: fifty endpoints get no more than ten", () => {
    const shares = shareSlots(80, [...buildEndpoints("many", 50), ...buildEndpoints("few", 10)], []);
    expect([sumSlots(shares, "many"), sumSlots(shares, "few")]).toEqual([10, 10]);
  });

  it("go first to the organizations with the fewest slots, and in a tie to those that have waited longest", () => {
    const due = [
      buildEndpoint("busy", { dueAt: 1 }),
      buildEndpoint("late", { dueAt: 3 }),
      buildEndpoint("early", { dueAt: 2 }),
    ];
    expect([...shareSlots(1, due, buildSlots("busy", 1)).keys()]).toEqual(["early"]);
    expect(new Set(shareSlots(3, due, buildSlots("busy", 2)).keys())).toEqual(new Set(["early", "late"]));
  });

  it("are limited to four for a failing endpoint, and to twenty for a healthy one", () => {
    const shares = shareSlots(
      SLOTS,
      [buildEndpoint("a/failing", { isFailing: true }), buildEndpoint("a/healthy")],
      [],
    );
    expect(Object.fromEntries(shares)).toEqual({ "a/failing": 4, "a/healthy": 20 });
  });

  it("leave room in an organization's share for another of its endpoints", () => {
    const first = shareSlots(SLOTS, buildEndpoints("a", 20), []);
    const usedSlots = [...first].flatMap(([id, count]) => buildSlots(id, count));
    expect(
      sumSlots(shareSlots(SLOTS - usedSlots.length, [buildEndpoint("a/new")], usedSlots)),
    ).toBeGreaterThan(0);
  });

  // 80 free slots minus the reserve of 50 leave 30. Endpoints share their organization's slots by the same rule.
  it.each([
    ["one organization", ["a"], 20, { a: 15 }],
    ["two organizations", ["a", "b"], 20, { a: 10, b: 10 }],
    ["one endpoint of an organization", ["a"], 1, { a: 8 }],
    ["two endpoints of an organization", ["a"], 2, { a: 10 }],
  ])(
    "are limited to half for a single claimant, and to a third each for two: %s",
    (_title, names, count, slots) => {
      const shares = shareSlots(
        80,
        names.flatMap((name) => buildEndpoints(name, count)),
        [],
      );
      expect(Object.fromEntries(names.map((name) => [name, sumSlots(shares, name)]))).toEqual(slots);
    },
  );

  it("of an organization go first to the endpoint that has waited longest", () => {
    const due = [buildEndpoint("a/late", { dueAt: 2 }), buildEndpoint("a/early", { dueAt: 1 })];
    expect(Object.fromEntries(shareSlots(1, due, []))).toEqual({ "a/early": 1 });
  });

  it("that an organization cannot use remain available to others", () => {
    const limited = buildEndpoint("limited", { isFailing: true });
    const shares = shareSlots(150, [limited, ...buildEndpoints("b", 50)], []);
    // Organization b gets half of the slots that remain beyond the reserve of 50.
    expect([sumSlots(shares, "limited"), sumSlots(shares, "b")]).toEqual([4, (150 - 50 - 4) / 2]);
  });

  it("are never assigned twice or beyond a limit, and never idle while a waiting organization has none", () => {
    const endpointInput = fc.record({
      organization: fc.integer({ min: 0, max: 6 }),
      lanes: fc.integer({ min: 0, max: 20 }),
      used: fc.integer({ min: 0, max: 25 }),
      isFailing: fc.boolean(),
      dueAt: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(
        fc.array(endpointInput, { maxLength: 30 }),
        fc.integer({ min: 0, max: SLOTS }),
        (input, free) => {
          const due = input.map(({ organization, used: _used, ...more }, index) =>
            buildEndpoint(`o${organization}/${index}`, more),
          );
          const usedSlots = input.flatMap(({ organization, used: count }, index) =>
            buildSlots(`o${organization}/${index}`, count),
          );
          const shares = shareSlots(free, due, usedSlots);
          const unusedSlots = free - sumSlots(shares);
          expect(unusedSlots).toBeGreaterThanOrEqual(0);
          for (const { endpointId, lanes, isFailing } of due) {
            const more = shares.get(endpointId) ?? 0;
            expect(more).toBeLessThanOrEqual(lanes);
            const before = usedSlots.filter((slot) => slot.endpointId === endpointId).length;
            if (more > 0) expect(before + more).toBeLessThanOrEqual(isFailing ? 4 : 20);
          }
          for (const organizationId of new Set(due.map((endpoint) => endpoint.organizationId))) {
            const before = usedSlots.filter((slot) => slot.organizationId === organizationId).length;
            const more = sumSlots(shares, `${organizationId}/`);
            // The organization received its last slot while it had fewer slots than were still free.
            if (more > 0) expect(before + more - 1).toBeLessThan(free);
            const isWaiting = due.some(
              (endpoint) => endpoint.organizationId === organizationId && endpoint.lanes > 0,
            );
            if (isWaiting && before === 0 && unusedSlots > 0) expect(more).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});
