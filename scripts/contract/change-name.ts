import type { OpenApiDocument } from "@svc/openapi";
import type { Change } from "./change.ts";

type Node = Record<string, unknown>;

const ACTIONS = { add: "added", remove: "removed", replace: "changed", rename: "renamed" } as const;

/**
 * A name by which a note can call a change: what it is part of (an operation, or the component that is referred to), the
 * way to it, and what happened to it. A component that many operations share gives one name.
 *
 * @param document the one that has it
 */
export function nameChange({ path, action, before, after }: Change, document: OpenApiDocument): string {
  const [root, route, method, ...rest] = path;
  const isOperation = root === "paths";
  let owner = isOperation ? `${String(method ?? "").toUpperCase()} ${route}`.trim() : String(root);
  let steps: string[] = [];
  let node: unknown = isOperation ? document.paths[String(route)]?.[String(method)] : document.components;
  for (const step of isOperation ? rest : path.slice(1)) {
    const reference = referenceOf(node);
    if (reference) {
      [owner, node, steps] = [reference.split("/").at(-1) ?? "", resolve(document, reference), []];
    }
    node = typeof node === "object" && node !== null ? (node as Node)[step] : undefined;
    steps.push(stepName(step, node, document));
  }
  const value = action === "add" ? after : before;
  const isValue = typeof value === "string" && ["required", "enum"].includes(steps.at(-2) ?? "");
  if (isValue) steps[steps.length - 1] = value;
  return [owner, steps.join("/"), ACTIONS[action]].filter((part) => part !== "").join(" ");
}

/** What stands at a place of a document, references followed; undefined where nothing does. */
export function findNode(document: OpenApiDocument, path: Change["path"]): unknown {
  return path.reduce<unknown>((parent, step) => {
    const reference = referenceOf(parent);
    const node = reference ? resolve(document, reference) : parent;
    const child = typeof node === "object" && node !== null ? (node as Node)[step] : undefined;
    const next = referenceOf(child);
    return next ? resolve(document, next) : child;
  }, document);
}

/** Parameters go by their name, not by their place. */
function stepName(step: string | number, node: unknown, document: OpenApiDocument): string {
  const reference = referenceOf(node);
  const target = (reference ? resolve(document, reference) : node) as
    | { in?: string; name?: string }
    | undefined;
  return typeof step === "number" && target?.in && target.name ? target.name : String(step);
}

function referenceOf(node: unknown): string | null {
  const reference = (node as { $ref?: unknown } | null | undefined)?.$ref;
  return typeof reference === "string" ? reference : null;
}

function resolve(document: OpenApiDocument, reference: string): unknown {
  return reference
    .slice(2)
    .split("/")
    .reduce<unknown>((node, step) => (node as Node | undefined)?.[step], document);
}
