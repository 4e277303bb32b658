import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { buildCamt } from "./build-camt.ts";
import { buildNacha, buildReturnAddenda } from "./build-nacha.ts";
import { formatCents, listIssues, parse, sumEntries } from "./parse.ts";

interface Movement {
  cents: bigint;
  isCredit: boolean;
}

const movementLists = fc.array(
  fc.record({ cents: fc.bigInt({ min: 1n, max: 9_999_999_999n }), isCredit: fc.boolean() }),
  { maxLength: 40 },
);
const sum = (all: readonly Movement[], isCredit: boolean) =>
  all.filter((each) => each.isCredit === isCredit).reduce((total, { cents }) => total + cents, 0n);

const buildBai2 = (all: readonly Movement[]): string => {
  const [credits, debits] = [sum(all, true), sum(all, false)];
  // A control total also adds the summary amounts of the account header.
  const total = 2n * (credits + debits);
  return [
    "01,1,2,261120,0630,7,,,2/",
    "02,2,1,1,261119,,USD,/",
    `03,12345,USD,100,${credits},,,400,${debits},,/`,
    ...all.map(({ cents, isCredit }, index) => `16,${isCredit ? 195 : 495},${cents},0,REF${index},,TEXT/`),
    `49,${total},${all.length + 2}/`,
    `98,${total},1,${all.length + 4}/`,
    `99,${total},1,${all.length + 6}/`,
  ].join("\n");
};

const FORMATS: { format: string; build: (all: readonly Movement[]) => string; hasDebits: boolean }[] = [
  {
    format: "lockbox_csv",
    build: (all) =>
      `Date,Amount\n${all.map(({ cents }) => `2026-11-20,${formatCents(cents)}\n`).join("")}Total,${formatCents(sum(all, true))}\n`,
    hasDebits: false,
  },
  { format: "bai2", build: buildBai2, hasDebits: true },
  {
    format: "nacha",
    build: (all) =>
      buildNacha({
        entries: all.map(({ cents, isCredit }, index) =>
          index % 3 === 0
            ? { cents, code: isCredit ? "21" : "26", addenda: [buildReturnAddenda("R02", "091000010000001")] }
            : { cents, code: isCredit ? "32" : "37" },
        ),
      }),
    hasDebits: true,
  },
  ...(["053", "054"] as const).map((message) => ({
    format: `camt_${message}`,
    build: (all: readonly Movement[]) =>
      buildCamt({
        message,
        balances: true,
        entries: all.map(({ cents, isCredit }) => ({
          cents,
          direction: isCredit ? ("CRDT" as const) : ("DBIT" as const),
        })),
      }),
    hasDebits: true,
  })),
];

describe("Totals", () => {
  it.each(FORMATS)(
    "equal the sums of the entries and of the file, to the cent: $format",
    ({ format, build, hasDebits }) => {
      fc.assert(
        fc.property(movementLists, (generated) => {
          const all = hasDebits ? generated : generated.filter(({ isCredit }) => isCredit);
          const file = parse(build(all));
          expect(listIssues(file)).toEqual([]);
          expect(file.format).toBe(format);
          expect(file.totals).toEqual({
            credits: formatCents(sum(all, true)),
            debits: formatCents(sum(all, false)),
            count: all.length,
            controlCredits: formatCents(sum(all, true)),
            controlDebits: formatCents(sum(all, false)),
          });
          expect(sumEntries(file.entries, "credit")).toBe(file.totals.credits);
          expect(sumEntries(file.entries, "debit")).toBe(file.totals.debits);
        }),
        { numRuns: 60 },
      );
    },
  );

  it.each(FORMATS)("reveal any amount that was changed without its totals: $format", ({ build }) => {
    fc.assert(
      fc.property(movementLists, fc.nat(), fc.bigInt({ min: 1n, max: 9n }), (generated, position, change) => {
        const all = generated.filter(({ isCredit }) => isCredit);
        if (all.length === 0) return;
        const changed = all.map((each, index) =>
          index === position % all.length ? { ...each, cents: each.cents + change } : each,
        );
        const [before, after] = [build(all).split("\n"), build(changed).split("\n")];
        const lines = before.map((line, index) => (isEntryLine(line) ? after[index] : line));
        expect(parse(lines.join("\n")).issues.map(({ code }) => code)).toContain("control_total_mismatch");
      }),
      { numRuns: 40 },
    );
  });
});

function isEntryLine(line: string): boolean {
  return /^(?:6|16,|2026-|<Ntry>)/.test(line);
}
