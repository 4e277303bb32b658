export { ROLLOVER_TYPES, type StatedRollover } from "./rollover-rules.ts";
export {
  type AttestationName,
  type AttestationOfStatement,
  findStatement,
  findText,
  findVersion,
  getCurrentVersion,
  listRequiredStatements,
  REQUIRED_ATTESTATIONS,
  STATEMENT_LANGUAGES,
  STATEMENTS,
  type Statement,
  type StatementLanguage,
  type StatementVersion,
} from "./statements.ts";
