import type { OpenApiDocument } from "./openapi-document.ts";

type Operation = Record<string, unknown>;

/** Removes a tag, its operations, and components used only by them. */
export function withoutTag(document: OpenApiDocument, tag: string): OpenApiDocument {
  const paths = filterPaths(document, ({ tags }) => !(tags as string[]).includes(tag));
  const { "x-tagGroups": groups, webhooks } = document;
  const schemes = new Set(Object.keys(document.components.securitySchemes ?? {}));
  return {
    ...document,
    tags: document.tags.filter(({ name }) => name !== tag),
    ...(groups
      ? { "x-tagGroups": groups.map(({ name, tags }) => ({ name, tags: tags.filter((one) => one !== tag) })) }
      : {}),
    paths,
    components: selectComponents(document, { ...paths, ...webhooks }, schemes),
  };
}

/**
 * Keeps only these operations, and the tags and components they use. Omits events.
 *
 * @throws Error for an unknown operation
 */
export function selectOperations(
  document: OpenApiDocument,
  operationIds: readonly string[],
  info: { title: string; description: string },
): OpenApiDocument {
  const paths = filterPaths(document, ({ operationId }) => operationIds.includes(operationId as string));
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const missing = operationIds.filter((id) => !operations.some(({ operationId }) => operationId === id));
  if (missing.length > 0) throw new Error(`the OpenAPI document has no operation ${missing.join(", ")}`);
  const usedTags = new Set(operations.flatMap(({ tags }) => tags as string[]));
  const schemes = new Set(operations.flatMap(({ security }) => (security as object[]).flatMap(Object.keys)));
  const { webhooks: _webhooks, "x-tagGroups": _tagGroups, ...otherParts } = document;
  return {
    ...otherParts,
    info: { ...document.info, ...info },
    tags: document.tags.filter(({ name }) => usedTags.has(name)),
    paths,
    components: selectComponents(document, paths, schemes),
  };
}

function filterPaths(
  { paths }: OpenApiDocument,
  isIncluded: (operation: Operation) => boolean,
): OpenApiDocument["paths"] {
  const entries = Object.entries(paths).flatMap(([path, methods]) => {
    const included = Object.entries(methods).filter(([, operation]) => isIncluded(operation));
    return included.length === 0 ? [] : [[path, Object.fromEntries(included)] as const];
  });
  return Object.fromEntries(entries);
}

function selectComponents(
  { components }: OpenApiDocument,
  paths: OpenApiDocument["paths"],
  schemes: ReadonlySet<string>,
): OpenApiDocument["components"] {
  const used = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) collect(item);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const reference = (value as { $ref?: unknown }).$ref;
    if (typeof reference === "string" && !used.has(reference)) {
      used.add(reference);
      const [kind = "", name = ""] = reference.slice("#/components/".length).split("/");
      collect(components[kind]?.[name]);
    }
    for (const child of Object.values(value)) collect(child);
  };
  collect(paths);
  return Object.fromEntries(
    Object.entries(components).map(([kind, named]) => [
      kind,
      Object.fromEntries(
        Object.entries(named).filter(([name]) =>
          kind === "securitySchemes" ? schemes.has(name) : used.has(`#/components/${kind}/${name}`),
        ),
      ),
    ]),
  );
}
