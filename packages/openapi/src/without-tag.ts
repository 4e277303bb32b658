import type { OpenApiDocument } from "./build-openapi.ts";

/** Removes the operations with a tag from a document. */
export function withoutTag(document: OpenApiDocument, tag: string): OpenApiDocument {
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const remaining = Object.entries(methods).filter(([, { tags }]) => !(tags as string[]).includes(tag));
    return remaining.length === 0 ? [] : [[path, Object.fromEntries(remaining)] as const];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
