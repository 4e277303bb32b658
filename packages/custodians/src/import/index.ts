export { CSV_COLUMNS, type ParsedCustodian } from "./csv-schema.ts";
export {
  CUSTODIAN_AUDIT_ACTIONS,
  type ImportOptions,
  importCustodians,
  importInTransaction,
} from "./import-custodians.ts";
export { parseDirectory } from "./parse-directory.ts";
export {
  digestPlan,
  type FieldChange,
  type ImportPlan,
  listChanges,
  type PlannedUpdate,
} from "./plan-import.ts";
export { type CsvIssue, InvalidCsvError, MAX_FILE_BYTES } from "./read-records.ts";
export { exportCustodians, writeDirectory } from "./write-directory.ts";
