import { type Draft, ScaffoldError } from "./draft.ts";
import {
  deriveNames,
  type OperationNames,
  type OperationOptions,
  type OperationPlan,
  planOperation,
  requireFreeNames,
} from "./operation-plan.ts";
import {
  getTestFile,
  needsPreparation,
  writeDifferentInput,
  writeOperationTest,
  writeOrganizationRead,
  writePreparation,
} from "./operation-tests.ts";
import { writeOperation } from "./operation-texts.ts";
import {
  hasCounter,
  listStoreNames,
  usesStore,
  writeExample,
  writeStore,
  writeView,
} from "./operation-view-texts.ts";
import { getImportPath, PLACES, type Places, READ_TESTS } from "./places.ts";
import { capitalize, toWords } from "./words.ts";

/** @returns the tests to run */
export function draftOperation(
  draft: Draft,
  places: Places,
  { name, options }: { name: string; options: OperationOptions },
): string[] {
  const plan = planOperation(draft, places, { name, options });
  const names = deriveNames(plan);
  if (!plan.isPortal) requireFreeNames(draft, names);
  const files = {
    defineOperation: places.findSource("context/define-operation.ts"),
    exampleValues: places.findSource("context/example-values.ts"),
  };
  draft.create(names.operationFile, writeOperation(plan, names, files));
  draft.create(names.viewFile, writeView(plan, names));
  if (usesStore(plan)) {
    draft.create(names.storeFile, writeStore(plan, names));
    const readTests = findReadTests(plan);
    draft.insertImport(
      readTests,
      listStoreNames(plan, names).join(", "),
      getImportPath(readTests, names.storeFile),
    );
    draft.insertInBlock(readTests, writeOrganizationRead(plan, names), {
      opening: /^export const \w*READS\b/,
    });
  }
  draft.create(names.exampleFile, writeExample(plan, names, files));
  draft.create(getTestFile(plan), writeOperationTest(plan, names));
  if (!plan.isPortal) addTag(draft, places, plan);
  addToSharedTests(draft, plan, names);
  return [
    getTestFile(plan),
    ...(plan.isPortal
      ? ["apps/api/test/members/every-operation-by-role.test.ts"]
      : ["apps/api/test/graphql/every-operation.test.ts", "test/openapi-documents.test.ts"]),
    ...(usesStore(plan) ? [PLACES.storeTest] : []),
    ...(hasCounter(plan) ? [PLACES.totalCountTest] : []),
    ...(plan.kind === "write" && !plan.isPortal ? [PLACES.everyWrite] : []),
  ];
}

function findReadTests({ folderName }: OperationPlan): string {
  const file = READ_TESTS[folderName];
  if (file) return file;
  throw new ScaffoldError(`scripts/new/places.ts: READ_TESTS has no file for ${folderName}. Add it.`);
}

/** Adds entries to tables of shared tests that are not derived from the operation. */
function addToSharedTests(draft: Draft, plan: OperationPlan, names: OperationNames): void {
  if (plan.isPortal) return;
  if (needsPreparation(plan))
    draft.insertInBlock(PLACES.fullTwin, writePreparation(plan, names), { opening: /^const PREPARATIONS\b/ });
  if (plan.kind !== "write") return;
  if (plan.hasBody)
    draft.insertInBlock(PLACES.everyWrite, writeDifferentInput(names), {
      opening: /^const buildDifferentInputs\b/,
    });
  else
    draft.insertInBlock(PLACES.everyWrite, `  "${names.operation}",`, {
      opening: /^const WITHOUT_OTHER_INPUT\b/,
    });
}

function addTag(draft: Draft, places: Places, { path }: OperationPlan): void {
  const file = places.findSource("openapi/openapi-document.ts");
  const block = draft.readBlock(file, /^const TAGS = \[$/).join("\n");
  const prefixes = [...block.matchAll(/prefix: "([^"]+)"/g)].map(([, prefix = ""]) => prefix);
  if (prefixes.some((prefix) => path.startsWith(prefix))) return;
  const segment = path.split("/")[2] ?? "";
  const tag = [
    "  {",
    `    name: "${capitalize(toWords(segment))}",`,
    "    // TODO: Describe the tag in one sentence.",
    `    description: "${capitalize(toWords(segment))}.",`,
    `    prefix: "/v1/${segment}",`,
    "    // TODO: Choose the group in the reference.",
    '    group: "Tools",',
    "  },",
  ];
  draft.insertInBlock(file, tag.join("\n"), {
    opening: /^const TAGS = \[$/,
    before: /^ {2}\{ name: "GraphQL"/,
  });
}
