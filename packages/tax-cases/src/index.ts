export { readCases } from "./read-cases.ts";
export { findDifferences, listCorrections, performEvents, runCase } from "./run-case.ts";
export type {
  BoxValues,
  ExpectedCorrection,
  ExpectedForms,
  TaxCase,
  TaxCaseFacts,
  Verification,
} from "./tax-case.ts";
