import type { OpenApiDocument } from "../build-openapi.ts";
import { type EntryGroup, toPlainText } from "./contents.ts";

const METHODS = ["get", "post", "put", "patch", "delete"];

/**
 * Returns the operations and events of a document.
 * @param path parent path of their pages
 */
export function documentEntries(document: OpenApiDocument, kind: string, path: string): EntryGroup[] {
  const toEntry = (title: string, name: string, operation: Record<string, unknown>) => ({
    title,
    href: `${path}/${operation.operationId}`,
    text: [name, toPlainText(String(operation.description ?? ""))].filter(Boolean).join(" · "),
  });
  const operations = Object.entries(document.paths).flatMap(([address, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [toEntry(String(operation.summary), `${method.toUpperCase()} ${address}`, operation)]
        : [];
    }),
  );
  const events = Object.entries(document.webhooks ?? {}).flatMap(([name, { post }]) =>
    post ? [toEntry(name, "", post)] : [],
  );
  return [
    { kind, title: `${kind}s`, entries: operations },
    ...(events.length > 0 ? [{ kind: "Event", title: "Event types", entries: events }] : []),
  ];
}
