import type { OpenApiDocument } from "@svc/openapi";
import { getReference, resolve } from "./change.ts";

type Node = Record<string, unknown>;

/**
 * Inlines the current document's references where the released one has an inline schema or response. api-smart-diff would report
 * them as different, although a name alone does not change the contract.
 */
export function alignReferences(released: OpenApiDocument, current: OpenApiDocument): OpenApiDocument {
  const components = structuredClone(current.components ?? {});
  const aligned = new Set<string>();

  const align = (before: unknown, after: unknown): unknown => {
    if (!isNode(before) || !isNode(after)) return after;
    const [releasedName, name] = [getReference(before), getReference(after)];
    if (name !== null && releasedName !== null) {
      alignComponent(resolve(released, releasedName), name);
      return after;
    }
    if (name !== null) {
      const { $ref: _, ...siblings } = after as Node;
      return align(before, { ...(resolve(current, name) as Node), ...siblings });
    }
    const releasedNode = releasedName === null ? before : resolve(released, releasedName);
    return mapNodes(after, (node, key) => align((releasedNode as Node | undefined)?.[key], node));
  };

  const alignComponent = (before: unknown, reference: string): void => {
    if (aligned.has(reference)) return;
    aligned.add(reference);
    const [, , kind = "", name = ""] = reference.split("/");
    const group = components[kind];
    if (group) group[name] = align(before, resolve(current, reference));
  };

  for (const [kind, group] of Object.entries(released.components ?? {})) {
    for (const [name, before] of Object.entries(group)) {
      if (current.components[kind]?.[name] !== undefined)
        alignComponent(before, `#/components/${kind}/${name}`);
    }
  }
  return { ...current, paths: align(released.paths, current.paths) as OpenApiDocument["paths"], components };
}

function mapNodes(parent: object, map: (node: unknown, key: string) => unknown): unknown {
  if (Array.isArray(parent)) return parent.map((node, index) => map(node, String(index)));
  return Object.fromEntries(Object.entries(parent).map(([key, node]) => [key, map(node, key)]));
}

const isNode = (value: unknown): value is object => typeof value === "object" && value !== null;
