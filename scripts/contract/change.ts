import type { OpenApiDocument } from "@svc/openapi";

export interface Change {
  path: readonly (string | number)[];
  action: "add" | "remove" | "replace" | "rename";
  before?: unknown;
  after?: unknown;
}

/** Where a schema is used. `open`: in problem responses, which can gain fields and values. */
export type Direction = "input" | "output" | "open";

type Node = Record<string, unknown>;

const ACTIONS = { add: "added", remove: "removed", replace: "changed", rename: "renamed" } as const;

/**
 * Names a change for the notes on breaking changes. The name consists of the operation or shared component, the path inside it,
 * and the action.
 *
 * @param document the document that contains the change
 */
export function nameChange({ path, action, before, after }: Change, document: OpenApiDocument): string {
  const [root, route, method, ...operationPath] = path;
  const isOperation = root === "paths";
  let owner = isOperation ? `${String(method ?? "").toUpperCase()} ${route}`.trim() : String(root);
  let steps: string[] = [];
  let node: unknown = isOperation ? document.paths[String(route)]?.[String(method)] : document.components;
  for (const step of isOperation ? operationPath : path.slice(1)) {
    const reference = getReference(node);
    if (reference) {
      [owner, node, steps] = [reference.split("/").at(-1) ?? "", resolve(document, reference), []];
    }
    node = typeof node === "object" && node !== null ? (node as Node)[step] : undefined;
    steps.push(nameStep(step, node, document));
  }
  const value = action === "add" ? after : before;
  const isListEntry = typeof value === "string" && ["required", "enum"].includes(steps.at(-2) ?? "");
  if (isListEntry) steps[steps.length - 1] = value;
  return [owner, steps.join("/"), ACTIONS[action]].filter((part) => part !== "").join(" ");
}

export function findNode(document: OpenApiDocument, path: Change["path"]): unknown {
  return path.reduce<unknown>((parent, step) => {
    const reference = getReference(parent);
    const node = reference ? resolve(document, reference) : parent;
    const child = typeof node === "object" && node !== null ? (node as Node)[step] : undefined;
    const next = getReference(child);
    return next ? resolve(document, next) : child;
  }, document);
}

/** Identifies parameters by name, not by index. */
function nameStep(step: string | number, node: unknown, document: OpenApiDocument): string {
  const reference = getReference(node);
  const target = (reference ? resolve(document, reference) : node) as
    | { in?: string; name?: string }
    | undefined;
  return typeof step === "number" && target?.in && target.name ? target.name : String(step);
}

export function getReference(node: unknown): string | null {
  const reference = (node as { $ref?: unknown } | null | undefined)?.$ref;
  return typeof reference === "string" ? reference : null;
}

export function resolve(document: OpenApiDocument, reference: string): unknown {
  return reference
    .slice(2)
    .split("/")
    .reduce<unknown>((node, step) => (node as Node | undefined)?.[step], document);
}
