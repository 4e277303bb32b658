import { globSync } from "node:fs";
import { posix } from "node:path";
import { NewError } from "./draft.ts";

// Every path that `npm run new` reads or writes. Folders of apps/api/src are found by what they hold, so they can move.

export const API = "apps/api";
export const API_SOURCES = `${API}/src`;
export const API_TESTS = `${API}/test`;
export const PORTAL_SOURCES = "apps/portal/src";

export const PLACES = {
  scopes: "packages/keys/src/scopes.ts",
  idPrefixes: "packages/service-kit/src/ids.ts",
  schema: "packages/database/prisma/schema.prisma",
  restTests: `${API_TESTS}/rest`,
  portalApiTests: `${API_TESTS}/portal`,
  organizationReads: `${API_TESTS}/organization-reads.ts`,
  fullTwin: `${API_TESTS}/graphql/full-twin.ts`,
  everyWrite: `${API_TESTS}/idempotency/every-write.test.ts`,
  workflowTable: `${API_TESTS}/workflow/workflow-table.ts`,
  workflowTests: `${API_TESTS}/workflow`,
  eventTests: `${API_TESTS}/webhooks`,
  cliTests: `${API_TESTS}/cli`,
  cliUsageTest: `${API_TESTS}/cli/svc-usage.test.ts`,
  svcManual: "docs/operators/svc.md",
  portalPages: `${PORTAL_SOURCES}/pages`,
  portalRouter: `${PORTAL_SOURCES}/router.tsx`,
  portalNavigation: `${PORTAL_SOURCES}/shell/navigation.ts`,
  portalStrings: `${PORTAL_SOURCES}/shell/strings.ts`,
  portalPageTests: "apps/portal/test/browser",
  portalPagesTest: "apps/portal/test/browser/pages.test.ts",
  contractNotes: "docs/contract/breaking-changes.md",
  consentReads: `${API_TESTS}/consents/consent-reads.ts`,
  nightlyTests: "scripts/nightly-tests.ts",
  documents: [`${API}/openapi.json`, `${API}/portal-openapi.json`],
} as const;

/** Finds folders and files in a tree. */
export class Places {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** Finds the only file of the sources with this name, such as `events/event-types.ts`. @throws NewError */
  findSource(name: string): string {
    const found = this.glob([`${API_SOURCES}/**/${name}`, `packages/*/src/**/${name}`]);
    if (found.length === 1) return String(found[0]);
    const problem = found.length === 0 ? "no file" : `several files (${found.join(", ")})`;
    throw new NewError(
      `${API_SOURCES}: ${problem} named ${name}. Correct the name in scripts/new/places.ts.`,
    );
  }

  /** The folder of a noun: the one that holds its `operations` folder. Null if the noun is new. */
  findNounFolder(noun: string): string | null {
    const [found] = this.glob([`${API_SOURCES}/**/${noun}/operations`]);
    return found === undefined ? null : posix.dirname(found);
  }

  listOperationFiles(): string[] {
    return this.glob([`${API_SOURCES}/**/operations/*.ts`]);
  }

  /** The names of all operations, in kebab-case. */
  listOperations(): string[] {
    return this.listOperationFiles().map((path) => posix.basename(path, ".ts"));
  }

  /** @param folder the folder of `event-types.ts` */
  listEventFiles(folder: string): string[] {
    return this.glob([`${folder}/*event-types.ts`]);
  }

  cliFolder(): string {
    return posix.dirname(this.findSource("svc-program.ts"));
  }

  private glob(patterns: readonly string[]): string[] {
    const found = globSync([...patterns], {
      cwd: this.root,
      exclude: (path) => /(^|\/)(node_modules|dist|generated)$/.test(path),
    });
    return found.map((path) => path.replaceAll("\\", "/")).sort();
  }
}

/** Returns the import path of a file from another file. */
export function importPath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}
