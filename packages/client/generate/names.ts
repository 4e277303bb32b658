import type { Operation } from "./document.ts";

/** For operations whose derived name would be long or a duplicate. */
export const EXCEPTIONS: Readonly<Record<string, `${string}.${string}`>> = {
  listEventTypes: "events.types",
  createRollovers: "rollovers.createBatch",
  countRollovers: "rollovers.counts",
  executeAction: "rollovers.act",
  listKeyRequests: "requests.list",
  getKeyRequest: "requests.get",
  advanceSandboxRollover: "sandbox.advance",
  simulateSandboxHappening: "sandbox.simulate",
};

const READ_VERBS = /^(?:get|list|reveal|download)(?=[A-Z])/;

/**
 * Returns `resource.method`: the path's first segment after `/v1`, and the operation ID without the resource's noun.
 * `getRollover` becomes `rollovers.get`.
 */
export function toClientName({ operationId }: Pick<Operation, "operationId">, path: string): string {
  const exception = EXCEPTIONS[operationId];
  if (exception) return exception;
  const words = (path.split("/")[2] ?? "").split("-").map(capitalize);
  const resource = words.join("");
  const nouns = [resource, toSingular(resource), words.length > 1 ? words[0] : undefined];
  const noun = nouns.find((candidate) => candidate && operationId.includes(candidate)) ?? "";
  const remainder = operationId.replace(noun, "");
  return `${uncapitalize(resource)}.${uncapitalize(remainder.replace(READ_VERBS, ""))}`;
}

/** @throws Error if two operations have the same name, or `EXCEPTIONS` lists an unknown operation */
export function requireUniqueNames(operations: readonly { path: string; operation: Operation }[]): void {
  const byName = Map.groupBy(operations, ({ operation, path }) => toClientName(operation, path));
  const issues = [
    ...[...byName].flatMap(([name, [first, second]]) =>
      second
        ? [
            `${first?.operation.operationId} and ${second.operation.operationId} are both ${name} in the client. Add one of them to EXCEPTIONS.`,
          ]
        : [],
    ),
    ...Object.keys(EXCEPTIONS)
      .filter((id) => !operations.some(({ operation }) => operation.operationId === id))
      .map((id) => `EXCEPTIONS has ${id}, but the API has no such operation. Remove the line.`),
  ];
  if (issues.length > 0)
    throw new Error(issues.map((issue) => `packages/client/generate/names.ts: ${issue}`).join("\n"));
}

const capitalize = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const uncapitalize = (word: string) => `${word.charAt(0).toLowerCase()}${word.slice(1)}`;

function toSingular(noun: string): string {
  return noun.endsWith("ies") ? `${noun.slice(0, -3)}y` : noun.replace(/([^s])s$/, "$1");
}
