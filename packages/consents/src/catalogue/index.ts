export { ROLLOVER_TYPES, type StatedRollover } from "./rollover-rules.ts";
export {
  ATTESTED,
  type AttestationOfStatement,
  type Attested,
  currentVersion,
  findStatement,
  findVersion,
  STATEMENT_LANGUAGES,
  STATEMENTS,
  type Statement,
  type StatementLanguage,
  type StatementVersion,
  statementsFor,
  textIn,
} from "./statements.ts";
