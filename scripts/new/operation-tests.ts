import { EXAMPLE_SUFFIX } from "./nouns.ts";
import type { OperationNames, OperationPlan } from "./operation-plan.ts";
import { getSuccessStatus } from "./operation-texts.ts";
import { getObjectName, hasCounter } from "./operation-view-texts.ts";
import { getImportPath, PLACES } from "./places.ts";
import { toWords } from "./words.ts";

// A twin is a test organization with its own key and one object of each kind (apps/api/test/graphql/full-twin.ts).

/** Returns true if `buildFullTwin` does not create an object that the tests need. */
export const needsPreparation = ({ hasId, kind, subject }: OperationPlan) =>
  (hasId || kind === "list") && subject?.prepare !== undefined;

/** Name of the function that creates the object, or null if `buildFullTwin` creates it. */
const findPreparation = (plan: OperationPlan) =>
  needsPreparation(plan) ? (plan.subject?.prepare?.match(/add\w+/)?.[0] ?? null) : null;

function writePreparationCall(plan: OperationPlan): string[] {
  const preparation = findPreparation(plan);
  if (preparation === null) return [];
  // The twin's own key requests the approval.
  const args = preparation === "addPendingApproval" ? 'twin, "itself"' : "twin";
  return [`    await ${preparation}(${args});`];
}

export const getTestFile = ({ isPortal, name }: OperationPlan) =>
  `${isPortal ? PLACES.portalApiTests : PLACES.restTests}/${name}.test.ts`;

export function writeOperationTest(plan: OperationPlan, names: OperationNames): string {
  const { hasId, hasBody, isPortal, kind, method, path, subject, scope } = plan;
  const file = getTestFile(plan);
  const toImportPath = (target: string) => getImportPath(file, `apps/api/test/${target}`);
  const preparation = findPreparation(plan);
  const hasTwin = subject !== null;
  const twinImports = [...(preparation ? [preparation] : []), ...(hasTwin ? ["buildFullTwin"] : [])];
  const verb = method.toLowerCase();
  const keyArgument = isPortal ? "" : ", key";
  // `\u007b` is a brace, because Biome reports `${` in strings that are not templates.
  const url = path.includes("{id}") ? `\`${path.replace("{", "$\u007b")}\`` : `"${path}"`;
  const parameters = [...(hasId ? ["id: string"] : []), ...(isPortal ? [] : ["key?: string"])];
  const formatArgs = (id: string) =>
    [...(hasId ? [id] : []), ...(!isPortal && hasTwin ? ["twin.key"] : [])].join(", ");
  const send = isPortal
    ? `callAs(api, person, "${verb}", ${url})`
    : `api.call("${verb}", ${url}${keyArgument})`;
  const body = hasBody ? '.send({ reason: "An example." })' : "";
  const id = `String(twin.ids.${subject?.idPrefix})`;
  const lines = [
    'import { describe, expect, it } from "@jest/globals";',
    ...(isPortal ? [] : ['import { buildKey } from "@svc/testing";']),
    ...writeProblemImport(plan, toImportPath("expect-problem.ts")),
    ...(twinImports.length > 0
      ? [`import { ${twinImports.join(", ")} } from "${toImportPath("graphql/full-twin.ts")}";`]
      : []),
    ...(isPortal
      ? [
          `import { callAs } from "${toImportPath("portal/member-calls.ts")}";`,
          `import { type SignedIn, signInAs } from "${toImportPath("portal/sign-in-as.ts")}";`,
        ]
      : []),
    `import { useTestApi } from "${toImportPath("start-test-api.ts")}";`,
    ...(hasBody && !isPortal ? [`import { countRows } from "${toImportPath("table-contents.ts")}";`] : []),
    "",
    `describe("${method} ${path}", () => {`,
    "  const api = useTestApi();",
    `  const call = (${[...(isPortal ? ["person: SignedIn"] : []), ...parameters].join(", ")}) => ${send};`,
    "",
    `  it("${getSuccessStatus(plan)} ${kind === "list" ? "lists" : "returns"} the ${toWords(kind === "write" ? "result" : plan.entity)}", async () => {`,
    ...(hasTwin ? ["    const twin = await buildFullTwin(api);"] : []),
    ...writePreparationCall(plan),
    ...(isPortal
      ? [
          hasTwin
            ? '    const person = await signInAs(api, "owner", { organizationId: twin.organizationId });'
            : '    const person = await signInAs(api, "owner");',
        ]
      : []),
    ...(hasId ? [`    const id = ${id};`] : []),
    `    const response = await call(${[...(isPortal ? ["person"] : []), formatArgs("id")].filter(Boolean).join(", ")})${body}.expect(${getSuccessStatus(plan)});`,
    ...writeExpectation(plan, names),
    "  });",
    ...(isPortal ? [] : writeScopeTest(plan, scope, body)),
    ...(hasId && !isPortal ? writeNotFoundTest(plan, id, body) : []),
    ...(hasBody && !isPortal ? writeBodyTest(plan, formatArgs) : []),
    "});",
    "",
  ];
  return lines.join("\n");
}

function writeProblemImport({ isPortal, hasBody }: OperationPlan, path: string): string[] {
  if (isPortal) return [];
  return [`import { ${hasBody ? "expectIssues, " : ""}expectProblem } from "${path}";`];
}

function writeExpectation(plan: OperationPlan, names: OperationNames): string[] {
  const { kind, hasId, table } = plan;
  const object = `object: "${getObjectName(plan, names)}"`;
  const time = table?.hasCreatedAt ? ", createdAt: expect.any(String)" : "";
  if (kind === "list")
    return [
      "    expect(response.body.data.length).toBeGreaterThan(0);",
      `    expect(response.body.data[0]).toEqual({ id: expect.any(String), ${object}${time} });`,
    ];
  if (kind === "write" && hasId) return [`    expect(response.body).toEqual({ id, ${object} });`];
  if (kind === "write")
    return [`    expect(response.body).toEqual({ ${object}, createdAt: expect.any(String) });`];
  if (hasId) return [`    expect(response.body).toEqual({ id, ${object}${time} });`];
  return [`    expect(response.body).toEqual({ ${object}, count: expect.any(Number) });`];
}

const chooseOtherScope = (scope: string) => (scope.startsWith("webhooks") ? "events:read" : "webhooks:read");

function writeScopeTest({ hasId, subject }: OperationPlan, scope: string, body: string): string[] {
  const id = hasId ? `"${subject?.idPrefix}_${EXAMPLE_SUFFIX}", ` : "";
  return [
    "",
    `  it("403 without the scope ${scope}", async () => {`,
    `    const { key } = await buildKey(api, "ak", { scopes: ["${chooseOtherScope(scope)}"] });`,
    `    expectProblem(await call(${id}key)${body}, "insufficient_scope");`,
    "  });",
  ];
}

function writeNotFoundTest(plan: OperationPlan, id: string, body: string): string[] {
  return [
    "",
    `  it("404 for ${toWords(plan.subject?.noun ?? "")} IDs of other organizations", async () => {`,
    "    const twin = await buildFullTwin(api);",
    ...writePreparationCall(plan),
    `    expectProblem(await call(${id})${body}, "not_found");`,
    "  });",
  ];
}

function writeBodyTest(plan: OperationPlan, formatArgs: (id: string) => string): string[] {
  const { subject } = plan;
  return [
    "",
    "  it.each([",
    '    [{}, ["#/reason"]],',
    '    [{ reason: 7 }, ["#/reason"]],',
    '    [{ reason: "\\u0000" }, ["#/reason"]],',
    '    [{ reason: "An example.", more: true }, ["#/more"]],',
    '  ])("422 for %j, and changes nothing", async (body, pointers) => {',
    ...(subject !== null ? ["    const twin = await buildFullTwin(api);"] : []),
    ...writePreparationCall(plan),
    "    const before = await countRows(api);",
    `    const response = await call(${formatArgs(`String(twin.ids.${subject?.idPrefix})`)}).send(body);`,
    '    expect(expectIssues(response, "validation_failed")).toEqual(pointers);',
    "    expect(await countRows(api)).toEqual(before);",
    "  });",
  ];
}

/** Writes the entry for the shared test, which checks that store functions read only their organization's rows. */
export function writeOrganizationRead(plan: OperationPlan, names: OperationNames): string {
  const { subject, kind, hasId } = plan;
  const { read, count } = names;
  if (kind === "list")
    return [
      `  ${read}: (tx, org) => ${read}(tx, org, { after: null, limit: 5 }),`,
      ...(hasCounter(plan) ? [`  ${count}: (tx, org) => ${count}(tx, org, {}),`] : []),
    ].join("\n");
  if (!hasId) return `  ${read}: (tx, org) => ${read}(tx, org),`;
  const parametersByPrefix: Readonly<Record<string, string>> = {
    rol: "{ rolloverId: id }",
    dst: "{ distributionId: id }",
    acct: "{ accountId: id }",
    whe: "{ endpointIds: [id] }",
    evt: "{ eventId: id }",
  };
  const parameter = parametersByPrefix[subject?.idPrefix ?? ""];
  if (parameter) return `  ${read}: (tx, org, ${parameter}) => ${read}(tx, org, id),`;
  if (subject?.idPrefix === "cons")
    return [
      `  ${read}: async (tx, org, owner) => {`,
      "    const id = await insertConsent(tx, owner.organizationId, owner);",
      `    return (await ${read}(tx, org, id ?? "")) ?? "none";`,
      "  },",
    ].join("\n");
  return `  ${read}: (tx, org) => ${read}(tx, org, APPROVAL),`;
}

export const writeDifferentInput = (names: OperationNames) => `  ${names.operation}: { reason: "Another." },`;

export const writePreparation = ({ subject }: OperationPlan, { operation }: OperationNames) =>
  `  ${operation}: ${subject?.prepare},`;
