export { ROLLOVER_TYPES, type StatedRollover } from "./rollover-rules.ts";
export {
  type AttestationName,
  type AttestationOfStatement,
  currentVersion,
  findStatement,
  findVersion,
  REQUIRED_ATTESTATIONS,
  STATEMENT_LANGUAGES,
  STATEMENTS,
  type Statement,
  type StatementLanguage,
  type StatementVersion,
  statementsFor,
  textIn,
} from "./statements.ts";
