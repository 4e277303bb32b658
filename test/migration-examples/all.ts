import { STATEMENT_EXAMPLES } from "./statements.ts";
import { TABLE_EXAMPLES } from "./tables.ts";

export const EXAMPLES = [...TABLE_EXAMPLES, ...STATEMENT_EXAMPLES];
