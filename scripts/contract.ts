import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContract, NOTES_FILE, VERSION_FILE } from "./contract/contract.ts";
import { ROOT } from "./stack/settings.ts";

// npm run contract: compares the current contract with the released one.

const { version } = JSON.parse(readFileSync(join(ROOT, VERSION_FILE), "utf8"));
const issues = checkContract(ROOT);
if (issues.length === 0) {
  console.log(`No undocumented breaking changes since ${version}.`);
} else {
  console.log(issues.join("\n"));
  console.log(`Revert the change, or explain it in ${NOTES_FILE}.`);
  process.exit(1);
}
