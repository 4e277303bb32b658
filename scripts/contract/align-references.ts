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
      const { $ref: _, ...members } = after as Node;
      return align(before, { ...(resolve(current, name) as Node), ...members });
    }
    const releasedNode = releasedName === null ? before : resolve(released, releasedName);
    return mapMembers(after, (member, key) => align((releasedNode as Node | undefined)?.[key], member));
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

function mapMembers(value: object, map: (member: unknown, key: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((member, index) => map(member, String(index)));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, map(member, key)]));
}

const isNode = (value: unknown): value is object => typeof value === "object" && value !== null;
