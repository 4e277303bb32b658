import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBreakingGraphqlChanges } from "./graphql-changes.ts";
import { findBreakingOpenApiChanges } from "./openapi-changes.ts";

/** A file of the contract: as it is now, as it was last released, and what the one breaks of the other. */
interface ContractFile {
  /** Names of its changes begin with it. */
  name: string;
  current: string;
  released: string;
  findBreaking(released: string, current: string): string[];
}

const compareDocuments: ContractFile["findBreaking"] = (released, current) =>
  findBreakingOpenApiChanges(JSON.parse(released), JSON.parse(current));

export const CONTRACT_FOLDER = "docs/contract";
export const NOTES_FILE = `${CONTRACT_FOLDER}/breaking-changes.md`;
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

/** Every breaking change since the last release. What was not released yet breaks nothing. @param root of the project */
export function findBreakingChanges(root: string): string[] {
  return CONTRACT_FILES.flatMap(({ name, current, released, findBreaking }) => {
    const [before, now] = [join(root, released), join(root, current)];
    if (!existsSync(before)) return [];
    if (!existsSync(now)) return [`${name}: ${current} removed`];
    return findBreaking(readFileSync(before, "utf8"), readFileSync(now, "utf8")).map(
      (change) => `${name}: ${change}`,
    );
  });
}

const UNRELEASED = /^## Unreleased\n(?<notes>[\s\S]*?)(?=^## |(?![\s\S]))/m;

/** The changes that the notes name since the last release: each item begins with one, in backticks. */
export function readNotes(markdown: string): string[] {
  const notes = UNRELEASED.exec(markdown)?.groups?.notes ?? "";
  return [...notes.matchAll(/^- `([^`]+)`: \S/gm)].map(([, change]) => String(change));
}

/** The notes, with those that were unreleased under a version. */
export function releaseNotes(markdown: string, version: string): string {
  const notes = UNRELEASED.exec(markdown)?.groups?.notes?.trim() ?? "";
  const released = notes === "" ? "" : `\n## ${version}\n\n${notes}\n`;
  return markdown
    .replace(UNRELEASED, () => `## Unreleased\n${released}\n`)
    .trimEnd()
    .concat("\n");
}

/** What keeps the contract from being as it is: a breaking change without its note, a note without its change. */
export function findContractFaults(changes: readonly string[], notes: readonly string[]): string[] {
  return [
    ...changes
      .filter((change) => !notes.includes(change))
      .map((change) => `breaks the released contract: ${change}`),
    ...notes
      .filter((note) => !changes.includes(note))
      .map((note) => `${NOTES_FILE} names what is no change: ${note}`),
  ];
}

/** As `findContractFaults`, of the project as it stands. */
export function checkContract(root: string): string[] {
  return findContractFaults(
    findBreakingChanges(root),
    readNotes(readFileSync(join(root, NOTES_FILE), "utf8")),
  );
}
