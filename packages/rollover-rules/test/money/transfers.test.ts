import { describe, expect, it } from "@jest/globals";
import {
  findFirstPayment,
  findLastRolloverDay,
  findReceivedOn,
  normalizeTransfers,
  type Transfer,
} from "@svc/rollover-rules/money/transfers";
import { CHECK_TRANSFER } from "../workflow/workflow-table.ts";

const buildTransfer = (changes: Partial<Transfer> = {}): Transfer => ({ ...CHECK_TRANSFER, ...changes });
const DUE_ON = "2026-03-11";

describe("findReceivedOn", () => {
  it.each<[string, Partial<Transfer>, string | null, string | null]>([
    ["the recorded day", { receivedOn: "2026-01-02", sentTo: "participant" }, DUE_ON, "2026-01-02"],
    ["no day, if none was recorded", { receivedOn: null, sentTo: "participant" }, DUE_ON, null],
    [
      "the day sixty days before the due date if an older transfer has no receivedOn",
      { sentTo: "participant" },
      DUE_ON,
      "2026-01-10",
    ],
    ["no day for older transfers without a due date", { sentTo: "participant" }, null, null],
    ["no day for older transfers to the destination", {}, DUE_ON, null],
  ])("returns %s", (_, changes, dueOn, day) => {
    expect(findReceivedOn(buildTransfer(changes), dueOn)).toBe(day);
  });
});

it("findFirstPayment follows reissued payments to the first one", () => {
  const first = buildTransfer({ id: "tr_1" });
  const second = buildTransfer({ id: "tr_2", reissueOf: "tr_1" });
  const third = buildTransfer({ id: "tr_3", reissueOf: "tr_2" });
  const unknown = buildTransfer({ id: "tr_4", reissueOf: "tr_9" });
  const all = [first, second, third, unknown];
  expect(all.map((one) => findFirstPayment(all, one).id)).toEqual(["tr_1", "tr_1", "tr_1", "tr_4"]);
});

it("findLastRolloverDay adds sixty days, unless the transfer has another due date", () => {
  expect(findLastRolloverDay({}, "2026-01-10")).toBe(DUE_ON);
  expect(findLastRolloverDay({ dueOn: null }, "2026-01-10")).toBe(DUE_ON);
  expect(findLastRolloverDay({ dueOn: "2026-08-01" }, "2026-01-10")).toBe("2026-08-01");
});

describe("normalizeTransfers", () => {
  const DEFAULTS = {
    stateCode: null,
    code1099R: null,
    sources: [],
    sentOn: null,
    receivedOn: null,
    payableTo: "destination",
    checkNumber: null,
    payee: null,
    recordedOn: null,
    assets: [],
    dueOn: null,
    reissueOf: null,
    replaces: null,
    voidedOn: null,
    carrier: null,
    expectedOn: null,
  };

  it("adds the properties that older transfers lack", () => {
    expect(normalizeTransfers([buildTransfer()], null)).toEqual([{ ...CHECK_TRANSFER, ...DEFAULTS }]);
    expect(normalizeTransfers([buildTransfer({ sentTo: "participant" })], DUE_ON)).toEqual([
      { ...buildTransfer({ sentTo: "participant" }), ...DEFAULTS, payableTo: null, receivedOn: "2026-01-10" },
    ]);
  });

  it("leaves complete transfers unchanged", () => {
    const complete = buildTransfer({
      ...DEFAULTS,
      stateCode: "CA",
      code1099R: "G",
      sources: [{ kind: "roth", amount: "100.00" }],
      sentOn: "2026-01-01",
      payableTo: "participant",
      checkNumber: "7",
      payee: "Ada",
      recordedOn: "2026-01-02",
    });
    expect(normalizeTransfers([complete], DUE_ON)).toEqual([complete]);
  });
});
