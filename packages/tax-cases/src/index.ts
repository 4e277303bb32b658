export { readCases } from "./read-cases.ts";
export {
  findDifferences,
  listCorrections,
  performAction,
  performEvents,
  runCase,
  toRollover,
} from "./run-case.ts";
export type {
  BoxValues,
  ExpectedCorrection,
  ExpectedForms,
  TaxCase,
  TaxCaseFacts,
  Verification,
} from "./tax-case.ts";
