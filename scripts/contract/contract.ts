import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBreakingGraphqlChanges } from "./graphql-changes.ts";
import { findBreakingOpenApiChanges } from "./openapi-changes.ts";

interface ContractFile {
  /** Prefix for names of changes. */
  name: string;
  current: string;
  released: string;
  findBreaking(released: string, current: string): string[];
}

const compareDocuments: ContractFile["findBreaking"] = (released, current) =>
  findBreakingOpenApiChanges(JSON.parse(released), JSON.parse(current));

const CONTRACT_FOLDER = "docs/contract";
export const NOTES_FILE = `${CONTRACT_FOLDER}/breaking-changes.md`;
/** Additions and removals per release, which `/v1/changes` shows. */
export const HISTORY_FILE = `${CONTRACT_FOLDER}/history.json`;
export const VERSION_FILE = `${CONTRACT_FOLDER}/released.json`;

export const CONTRACT_FILES: readonly ContractFile[] = [
  {
    name: "api",
    current: "apps/api/openapi.json",
    released: `${CONTRACT_FOLDER}/api/openapi.json`,
    findBreaking: compareDocuments,
  },
  {
    name: "widget-auth",
    current: "apps/widget-auth/openapi.json",
    released: `${CONTRACT_FOLDER}/widget-auth/openapi.json`,
    findBreaking: compareDocuments,
  },
  {
    name: "graphql",
    current: "apps/api/schema.graphql",
    released: `${CONTRACT_FOLDER}/api/schema.graphql`,
    findBreaking: findBreakingGraphqlChanges,
  },
];

function findBreakingChanges(root: string): string[] {
  return CONTRACT_FILES.flatMap(({ name, current, released, findBreaking }) => {
    const [releasedFile, currentFile] = [join(root, released), join(root, current)];
    if (!existsSync(releasedFile)) return [];
    if (!existsSync(currentFile)) return [`${name}: ${current} removed`];
    return findBreaking(readFileSync(releasedFile, "utf8"), readFileSync(currentFile, "utf8")).map(
      (change) => `${name}: ${change}`,
    );
  });
}

/** Captures the unreleased notes, up to the next version's heading or the end of the text. */
const UNRELEASED = /^## Unreleased\n(?<notes>[\s\S]*?)(?=^## |(?![\s\S]))/m;

/** Reads the names of unreleased changes. Each list item starts with a name in backticks. */
export function readNotes(markdown: string): string[] {
  const notes = UNRELEASED.exec(markdown)?.groups?.notes ?? "";
  return [...notes.matchAll(/^- `([^`]+)`: \S/gm)].map(([, change]) => String(change));
}

export function moveNotesToRelease(markdown: string, version: string): string {
  const notes = UNRELEASED.exec(markdown)?.groups?.notes?.trim() ?? "";
  const released = notes === "" ? "" : `\n## ${version}\n\n${notes}\n`;
  return markdown
    .replace(UNRELEASED, () => `## Unreleased\n${released}\n`)
    .trimEnd()
    .concat("\n");
}

export function findContractIssues(changes: readonly string[], notes: readonly string[]): string[] {
  return [
    ...changes
      .filter((change) => !notes.includes(change))
      .map((change) => `breaks the released contract: ${change}`),
    ...notes
      .filter((note) => !changes.includes(note))
      .map((note) => `${NOTES_FILE} lists a change that does not exist: ${note}`),
  ];
}

export function checkContract(root: string): string[] {
  return findContractIssues(
    findBreakingChanges(root),
    readNotes(readFileSync(join(root, NOTES_FILE), "utf8")),
  );
}
