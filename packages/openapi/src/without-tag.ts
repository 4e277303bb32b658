import type { OpenApiDocument } from "./build-openapi.ts";

/** A document without the operations of a tag, and without the paths that have no others. */
export function withoutTag(document: OpenApiDocument, tag: string): OpenApiDocument {
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, { tags }]) => !(tags as string[]).includes(tag));
    return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)] as const];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
