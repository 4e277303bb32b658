import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { findDifferences, listCorrections, readCases, runCase, type TaxCase } from "@svc/tax-cases";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

const CASES = readCases();
const FOLDER = new URL("../cases/", import.meta.url);
const readJson = (url: URL) => JSON.parse(readFileSync(url, "utf8"));

describe("Tax cases", () => {
  it.each(CASES.map((taxCase) => [taxCase.id, taxCase.title, taxCase] as const))(
    "%s: %s",
    (_id, _title, taxCase) => {
      if (taxCase.refusedBy !== null) {
        expect(() => runCase(taxCase)).toThrow(taxCase.refusedBy);
        expect(taxCase.forms).toEqual({});
        return;
      }
      expect(findDifferences(taxCase)).toEqual([]);
      expect(listCorrections(taxCase)).toEqual(taxCase.corrections);
    },
  );
});

describe("The files of tax cases", () => {
  it("match the schema", () => {
    const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
    formats.default(ajv);
    const validate = ajv.compile(readJson(new URL("../case.schema.json", import.meta.url)));
    for (const name of readdirSync(FOLDER)) {
      validate(readJson(new URL(name, FOLDER)));
      expect({ name, errors: validate.errors ?? [] }).toEqual({ name, errors: [] });
    }
  });

  it("contain at least 200 cases with different IDs, titles and contents, each with sources", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(200);
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
    expect(new Set(CASES.map(({ title }) => title)).size).toBe(CASES.length);
    expect(new Set(CASES.map(toContents)).size).toBe(CASES.length);
    for (const { id, title, sources } of CASES) {
      expect([id, title, ...sources]).not.toContain("");
      expect(sources.length).toBeGreaterThan(0);
    }
  });

  it("include every case that the README names", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const table = readme.slice(readme.indexOf("## Situations"), readme.indexOf("## Run the cases"));
    const named = [...table.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(80);
    const ids = new Set(CASES.map(({ id }) => id));
    expect(named.filter((id) => !ids.has(id ?? ""))).toEqual([]);
  });
});

describe("Running a tax case", () => {
  it("compares its forms box by box", () => {
    const [taxCase] = CASES as [TaxCase];
    const changed = { ...taxCase, forms: { "2025": { "1099-R": [{ "1": "10000.01" }] } } };
    expect(findDifferences(changed)).toEqual([
      { year: "2025", expected: changed.forms["2025"], actual: runCase(taxCase)["2025"] },
    ]);
    expect(findDifferences({ ...taxCase, forms: {} })).toHaveLength(1);
  });

  it("throws if the rules do not permit one of its actions", () => {
    const taxCase = CASES.find(({ id }) => id === "direct-401k-traditional") as TaxCase;
    expect(() => runCase({ ...taxCase, given: { ...taxCase.given, to: "designated_roth" } })).toThrow(
      "in_plan_required",
    );
  });
});

function toContents({ given, events, forms, corrections }: TaxCase): string {
  return JSON.stringify([given, events, forms, corrections]);
}
