import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ScaffoldError } from "./draft.ts";

// Every path that `npm run new` uses. Folders of apps/api/src are found by their files, so they can move.

const API = "apps/api";
export const API_SOURCES = `${API}/src`;
const API_TESTS = `${API}/test`;
const PORTAL_SOURCES = "apps/portal/src";
const RULES = "packages/rollover-rules";
const RULE_TESTS = `${RULES}/test/workflow`;

/** Fixed paths, relative to the project folder. */
export const PLACES = {
  scopes: "packages/keys/src/scopes.ts",
  schema: "packages/database/prisma/schema.prisma",
  restTests: `${API_TESTS}/rest`,
  portalApiTests: `${API_TESTS}/portal`,
  storeTest: `${API_TESTS}/store-organizations.test.ts`,
  fullTwin: `${API_TESTS}/graphql/full-twin.ts`,
  totalCountTest: `${API_TESTS}/graphql/every-total-count.test.ts`,
  erasedTextsTest: `${API_TESTS}/rest/erase-account-texts.test.ts`,
  everyWrite: `${API_TESTS}/idempotency/every-write.test.ts`,
  workflowTable: `${RULE_TESTS}/workflow-table.ts`,
  transitionTest: `${RULE_TESTS}/transitions.test.ts`,
  states: `${RULES}/src/rollover-states.ts`,
  effects: `${RULES}/src/workflow/effects`,
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
  nightlyTests: "scripts/nightly-tests.ts",
  openApiDocuments: [`${API}/openapi.json`, `${API}/portal-openapi.json`],
} as const;

/** Tests of store functions with an organization parameter, by noun folder. */
export const READ_TESTS: Readonly<Record<string, string>> = {
  accounts: `${API_TESTS}/accounts/account-reads.ts`,
  approvals: `${API_TESTS}/approvals/approval-reads.ts`,
  consents: `${API_TESTS}/consents/consent-reads.ts`,
  events: `${API_TESTS}/webhooks/webhook-store-reads.ts`,
  rollovers: `${API_TESTS}/rollovers/rollover-reads.ts`,
  webhooks: `${API_TESTS}/webhooks/webhook-store-reads.ts`,
};

/** Subfolders for views (with examples) and stores. Other nouns have these files next to `operations`. */
const SUBFOLDERS: Readonly<Record<string, { views: string; stores: string }>> = {
  rollover: { views: "/views", stores: "/store" },
  distribution: { views: "/distributions", stores: "/distributions" },
  "webhook-endpoint": { views: "/endpoints", stores: "/endpoints" },
};

/** @param folder contains `operations` */
export function listNounFolders(folder: string, noun: string | undefined): { views: string; stores: string } {
  const { views = "", stores = "" } = SUBFOLDERS[noun ?? ""] ?? {};
  return { views: folder + views, stores: folder + stores };
}

/** Finds files and folders that can move. */
export class Places {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** Finds the only source file with this name: `events/event-types.ts`. @throws ScaffoldError */
  findSource(name: string): string {
    const found = this.glob([`${API_SOURCES}/**/${name}`, `packages/*/src/**/${name}`]);
    if (found.length === 1) return String(found[0]);
    const problem = found.length === 0 ? "no file" : `several files (${found.join(", ")})`;
    throw new ScaffoldError(
      `${API_SOURCES}: ${problem} named ${name}. Correct the name in scripts/new/places.ts.`,
    );
  }

  /** Returns null if the noun is new. */
  findNounFolder(noun: string): string | null {
    const [found] = this.glob([`${API_SOURCES}/**/${noun}/operations`]);
    return found === undefined ? null : posix.dirname(found);
  }

  /** Describes each area with the first sentence of its README. */
  listAreas(): { area: string; owns: string }[] {
    const folders = this.glob([`${API_SOURCES}/**/operations`]);
    const areas = new Set(folders.map((folder) => posix.relative(API_SOURCES, folder).split("/")[0] ?? ""));
    return [...areas].map((area) => {
      const readme = readFileSync(join(this.root, API_SOURCES, area, "README.md"), "utf8");
      return { area, owns: /^[^#\n][^\n]*?\.(?= |$)/m.exec(readme)?.[0] ?? "" };
    });
  }

  listOperationFiles(): string[] {
    return this.glob([`${API_SOURCES}/**/operations/*.ts`]);
  }

  /** Lists names in kebab-case. */
  listOperations(): string[] {
    return this.listOperationFiles().map((path) => posix.basename(path, ".ts"));
  }

  /** @param folder contains `event-types.ts` */
  listEventFiles(folder: string): string[] {
    return this.glob([`${folder}/*event-types.ts`]);
  }

  findCliFolder(): string {
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

export function getImportPath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}
