import { describe, expect, it } from "@jest/globals";
import { type ArrivedPart, listParts, matchReturns } from "@svc/rollover-rules/incoming/match-return";

const buildArrival = (id: string, amount: string, more: Partial<ArrivedPart> = {}): ArrivedPart => ({
  id,
  splitFrom: null,
  receivedOn: "2026-06-15",
  traceNumber: "T1",
  checkNumber: null,
  amount,
  status: "applied",
  ...more,
});
const buildReturn = (
  amount: string,
  originalTraceNumber: string | null = "T1",
  checkNumber: string | null = null,
) => ({
  amount,
  originalTraceNumber,
  checkNumber,
});
const matchOne = (amount: string, ...arrivals: ArrivedPart[]) =>
  matchReturns([buildReturn(amount)], arrivals)[0];

describe("A return in a bank file", () => {
  it("takes back the newest arrival with its number and amount; each arrival is taken back only once", () => {
    const arrivals = [buildArrival("b", "10.00"), buildArrival("a", "10.00")];
    expect(
      matchReturns([buildReturn("10.00"), buildReturn("10.00"), buildReturn("10.00")], arrivals),
    ).toEqual([
      { match: "arrival", ids: ["b"] },
      { match: "arrival", ids: ["a"] },
      { match: "amount_differs", ids: ["b", "a"] },
    ]);
  });

  it("takes back all parts of divided money, including parts of parts", () => {
    const arrivals = [
      buildArrival("c", "2.00", { splitFrom: "b", status: "unmatched" }),
      buildArrival("b", "3.00", { splitFrom: "a", status: "suspense" }),
      buildArrival("a", "5.00"),
    ];
    expect(matchOne("10.00", ...arrivals)).toEqual({ match: "divided", ids: ["a", "b", "c"] });
    expect(matchOne("3.00", ...arrivals)).toEqual({ match: "arrival", ids: ["b"] });
    expect(listParts(["b"], arrivals).map(({ id }) => id)).toEqual(["b", "c"]);
  });

  it("takes back several lines of one day that add up to its amount, and no lines of other days", () => {
    const arrivals = [
      buildArrival("d", "4.00", { receivedOn: "2026-06-16" }),
      buildArrival("b", "4.00"),
      buildArrival("a", "6.00"),
    ];
    expect(matchOne("10.00", ...arrivals)).toEqual({ match: "lines", ids: ["b", "a"] });
  });

  it("says why a person must decide if money is already back, or the amount or number differs", () => {
    const reversed = buildArrival("b", "4.00", { splitFrom: "a", status: "reversed" });
    const remaining = buildArrival("a", "6.00");
    expect(matchOne("10.00", reversed, remaining)).toEqual({ match: "already_back", ids: ["a", "b"] });
    expect(matchOne("10.00", buildArrival("a", "10.00", { status: "returned" }))).toEqual({
      match: "already_back",
      ids: ["a"],
    });
    const lines = [buildArrival("b", "4.00", { status: "reversed" }), buildArrival("a", "6.00")];
    expect(matchOne("10.00", ...lines)?.match).toBe("already_back");
    expect(matchOne("9.99", remaining)).toEqual({ match: "amount_differs", ids: ["a"] });
    expect(matchOne("9.99")).toEqual({ match: "unknown_number", ids: [] });
    expect(matchReturns([buildReturn("9.99", null)], [remaining])).toEqual([{ match: "no_number", ids: [] }]);
  });

  it("takes back a check by its check number, not by its trace number", () => {
    const check = buildArrival("a", "7.00", { traceNumber: null, checkNumber: "1042" });
    expect(matchReturns([buildReturn("7.00", null, "1042")], [check])).toEqual([
      { match: "arrival", ids: ["a"] },
    ]);
    expect(matchReturns([buildReturn("7.00", "1042")], [check])).toEqual([
      { match: "unknown_number", ids: [] },
    ]);
  });
});
