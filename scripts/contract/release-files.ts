import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ContractRelease, recordContract } from "@svc/openapi";
import { CONTRACT_FILES, HISTORY_FILE, moveNotesToRelease, NOTES_FILE, VERSION_FILE } from "./contract.ts";

function readHistory(root: string): ContractRelease[] {
  return JSON.parse(readFileSync(join(root, HISTORY_FILE), "utf8")) as ContractRelease[];
}

export function isRecorded(root: string, version: string): boolean {
  return readHistory(root).some((release) => release.version === version);
}

export function recordHistory(root: string, { version, date }: { version: string; date: string }): void {
  const document = JSON.parse(readFileSync(join(root, "apps/api/openapi.json"), "utf8"));
  const history = recordContract(readHistory(root), document, { version, date });
  writeFileSync(join(root, HISTORY_FILE), `${JSON.stringify(history, null, 1)}\n`);
}

/** Copies the contract to the released files, and moves the notes on breaking changes to the release. */
export function freezeContract(root: string, version: string): void {
  for (const { current, released } of CONTRACT_FILES) {
    if (!existsSync(join(root, current))) continue;
    mkdirSync(dirname(join(root, released)), { recursive: true });
    copyFileSync(join(root, current), join(root, released));
  }
  const notes = join(root, NOTES_FILE);
  writeFileSync(notes, moveNotesToRelease(readFileSync(notes, "utf8"), version));
  writeFileSync(join(root, VERSION_FILE), `${JSON.stringify({ version })}\n`);
}
