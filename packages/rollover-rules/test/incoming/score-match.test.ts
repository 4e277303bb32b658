import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  type Arrival,
  findClearMatch,
  MATCH_POINTS,
  type MatchCandidate,
  MIN_SCORE,
  rankMatches,
  scoreMatch,
} from "../../src/incoming/score-match.ts";
import type { Transfer } from "../../src/money/transfers.ts";

const ARRIVAL: Arrival = {
  amount: "8000.00",
  custodianId: null,
  payerName: null,
  payee: null,
  memo: null,
  checkNumber: null,
  traceNumber: null,
};
const TRANSFER: Transfer = {
  id: "trf_1",
  method: "check",
  amount: "8000.00",
  withheldFederal: "2000.00",
  withheldState: "0.00",
  sentTo: "destination",
  trackingNumber: "1Z 999-AA1",
  checkNumber: "001042",
  status: "sent",
  voidReason: null,
};
const CANDIDATE: MatchCandidate = {
  rolloverId: "rol_01m7zh3ya3enbshk7cpns2c2fe",
  externalId: "case-77",
  type: "direct",
  amountRequested: "10000.00",
  transfers: [],
  receipts: [],
  sourceCustodianId: "cus_1",
  firstName: "Grace",
  lastName: "Hopper",
  formerNames: [],
  accountNumberMatch: null,
};

const listReasons = (arrival: Partial<Arrival>, candidate: Partial<MatchCandidate> = {}) =>
  scoreMatch({ ...ARRIVAL, ...arrival }, { ...CANDIDATE, ...candidate }).reasons.map(({ code }) => code);

describe("Score of a match", () => {
  it.each<[string, Partial<Arrival>, Partial<MatchCandidate>, string[]]>([
    ["an outstanding transfer", {}, { transfers: [TRANSFER] }, ["amount_outstanding"]],
    ["a void transfer", {}, { transfers: [{ ...TRANSFER, status: "void" }] }, ["amount_after_withholding"]],
    [
      "a transfer that arrived",
      {},
      {
        transfers: [TRANSFER],
        receipts: [{ amount: "8000.00", receivedOn: "2026-01-02", lateReason: null }],
      },
      [],
    ],
    ["the requested amount", { amount: "10000.00" }, {}, ["amount_requested"]],
    ["an amount after withholding", {}, {}, ["amount_after_withholding"]],
    ["less than half the requested amount", { amount: "4999.99" }, {}, []],
    ["half the requested amount", { amount: "5000.00" }, {}, ["amount_after_withholding"]],
    ["more than the requested amount", { amount: "10000.01" }, {}, []],
    ["a full rollover", { amount: "10000.00" }, { amountRequested: null }, []],
    ["the custodian", { amount: "1.00", custodianId: "cus_1" }, {}, ["custodian"]],
    ["a full account number", { amount: "1.00" }, { accountNumberMatch: "full" }, ["account_number"]],
    [
      "the last digits of an account number",
      { amount: "1.00" },
      { accountNumberMatch: "partial" },
      ["account_number_digits"],
    ],
    ["the external ID", { amount: "1.00", memo: "Ref: CASE-77, thanks" }, {}, ["reference_in_text"]],
    [
      "the rollover ID",
      { amount: "1.00", memo: CANDIDATE.rolloverId.toUpperCase() },
      {},
      ["reference_in_text"],
    ],
    ["part of an ID", { amount: "1.00", memo: "case-771" }, {}, []],
    ["a short external ID", { amount: "1.00", memo: "IRA 77" }, { externalId: "77" }, []],
  ])("lists only the reasons that apply to %s", (_, arrival, candidate, expected) => {
    expect(listReasons(arrival, candidate)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ["Fidelity FBO Grace Hopper", ["name"]],
    ["HOPPER, GRACE M.", ["name"]],
    ["Grace Hoper", ["name_similar"]],
    ["Garce Hopper", ["name_similar"]],
    ["Gráce Hopper", ["name"]],
    ["Estate of Hopper", ["last_name"]],
    ["Estate of Hoper", []],
    ["Grace Murray", []],
    ["Fidelity Trust", []],
  ])("reads the payee line %s", (payee, expected) => {
    expect(listReasons({ amount: "1.00", payee })).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ["FBO Grace Hopper", ["name"]],
    ["FBO Grace Murray", ["former_name"]],
    ["FBO Grayce Hopper", ["former_name"]],
    ["FBO Grace Murrey", []],
    ["Estate of Murray", []],
    ["Estate of Hopper", ["last_name"]],
  ])("compares %s with former names", (payee, expected) => {
    const formerNames = [
      { firstName: "Grayce", lastName: "Hopper" },
      { firstName: "Grace", lastName: "Murray" },
    ];
    expect(listReasons({ amount: "1.00", payee }, { formerNames })).toEqual(expected);
  });

  it("finds the transfer by its check or tracking number, however it is printed", () => {
    const other: Transfer = { ...TRANSFER, id: "trf_2", checkNumber: "9", trackingNumber: null };
    const score = (arrival: Partial<Arrival>) =>
      scoreMatch({ ...ARRIVAL, ...arrival }, { ...CANDIDATE, transfers: [other, TRANSFER] });
    expect(score({ checkNumber: "1042" })).toMatchObject({ transferId: "trf_1" });
    expect(score({ traceNumber: "1z999aa1" })).toMatchObject({ transferId: "trf_1" });
    expect(score({})).toMatchObject({ transferId: "trf_2" });
    expect(score({ checkNumber: "000" }).reasons.map(({ code }) => code)).toEqual(["amount_outstanding"]);
  });

  it("is the sum of its reasons, at most 100", () => {
    const match = scoreMatch(
      { ...ARRIVAL, memo: "case-77", payee: "Grace Hopper", checkNumber: "1042", custodianId: "cus_1" },
      { ...CANDIDATE, transfers: [TRANSFER], accountNumberMatch: "full" },
    );
    expect(match.score).toBe(100);
    const weak = scoreMatch({ ...ARRIVAL, payee: "Grace Hopper" }, CANDIDATE);
    expect(weak.score).toBe(MATCH_POINTS.name + MATCH_POINTS.amount_after_withholding);
  });

  it("stays between 0 and 100 for any text", () => {
    const text = fc.option(fc.string({ unit: "grapheme", maxLength: 200 }));
    const arrivals = fc.record({
      payerName: text,
      payee: text,
      memo: text,
      checkNumber: text,
      traceNumber: text,
    });
    fc.assert(
      fc.property(arrivals, (texts) => {
        const { score } = scoreMatch({ ...ARRIVAL, ...texts }, { ...CANDIDATE, transfers: [TRANSFER] });
        return score >= 0 && score <= 100;
      }),
    );
  });
});

describe("Ranked matches", () => {
  it("are sorted by score and ID, without weak ones", () => {
    const withTransfer = { ...CANDIDATE, rolloverId: "rol_b", transfers: [TRANSFER] };
    const candidates = [
      { ...CANDIDATE, rolloverId: "rol_d", lastName: "Lovelace", amountRequested: null },
      withTransfer,
      { ...withTransfer, rolloverId: "rol_a" },
      { ...withTransfer, rolloverId: "rol_c", lastName: "Lovelace" },
    ];
    const matches = rankMatches({ ...ARRIVAL, payee: "Grace Hopper" }, candidates, 10);
    expect(matches.map(({ rolloverId }) => rolloverId)).toEqual(["rol_a", "rol_b", "rol_c"]);
    expect(matches.every(({ score }) => score >= MIN_SCORE)).toBe(true);
    expect(rankMatches(ARRIVAL, candidates, 1)).toHaveLength(1);
  });

  it("have a clear match only at or above the threshold, with no other within the margin", () => {
    const match = (score: number) => ({ rolloverId: `rol_${score}`, score, reasons: [], transferId: null });
    const rule = { threshold: 80, margin: 15 };
    expect(findClearMatch([match(80)], rule)).toEqual(match(80));
    expect(findClearMatch([match(79)], rule)).toBeNull();
    expect(findClearMatch([match(95), match(80)], rule)).toBeNull();
    expect(findClearMatch([match(96), match(80)], rule)).toEqual(match(96));
    expect(findClearMatch([], rule)).toBeNull();
  });
});
