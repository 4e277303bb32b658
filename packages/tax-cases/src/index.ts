export { readCases } from "./read-cases.ts";
export { findDifferences, performEvents, runCase } from "./run-case.ts";
export type { BoxValues, ExpectedForms, TaxCase, TaxCaseFacts } from "./tax-case.ts";
