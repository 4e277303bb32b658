import type { OpenApiDocument } from "./build-openapi.ts";

/** Removes the operations with a tag from a document. */
export function withoutTag(document: OpenApiDocument, tag: string): OpenApiDocument {
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, { tags }]) => !(tags as string[]).includes(tag));
    return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)] as const];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
