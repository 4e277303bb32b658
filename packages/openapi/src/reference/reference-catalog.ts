import type { OpenApiDocument } from "../openapi-document.ts";
import { type ReferenceOperation, type ReferenceTag, readTags } from "./read/read-document.ts";
import type { ClientCall } from "./samples/typescript.ts";

export interface ReferenceSource {
  title: string;
  document: OpenApiDocument;
  /** Parent of the operation pages: `/docs/reference`. */
  path: string;
  /** Shell variable in samples: `SVC_API_URL`. */
  urlVariable: string;
  /** Client package calls for the TypeScript samples, by operation ID. Samples of other operations use `fetch`. */
  calls: Readonly<Record<string, ClientCall>>;
  /** Pages of another service cannot send requests. */
  isOtherService: boolean;
  demoKeyPath?: string | undefined;
}

export interface CatalogOperation {
  source: ReferenceSource;
  operation: ReferenceOperation;
  /** `/docs/reference/createRollover`. */
  href: string;
}

export interface CatalogTag {
  source: ReferenceSource;
  name: string;
  description: string;
  anchor: string;
  operations: CatalogOperation[];
}

export function buildCatalog(sources: readonly ReferenceSource[]): CatalogTag[] {
  return sources.flatMap((source) => {
    const tags = readTags(source.document);
    const [operationTags, eventTags] = (["operation", "webhook"] as const).map((kind) =>
      tags.flatMap((tag) => selectTags(source, tag, kind)),
    );
    return [...(operationTags ?? []), ...(eventTags ?? [])];
  });
}

function selectTags(
  source: ReferenceSource,
  { name, description, operations }: ReferenceTag,
  kind: ReferenceOperation["kind"],
): CatalogTag[] {
  const matching = operations.filter((operation) => operation.kind === kind);
  if (matching.length === 0) return [];
  const ownTitle = source.isOtherService ? `${source.title}: ${name}` : name;
  const title = kind === "webhook" ? "Event types" : ownTitle;
  return [
    {
      source,
      name: title,
      description:
        kind === "webhook"
          ? "Events sent to webhook endpoints, also available from the events API."
          : description,
      anchor: title.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
      operations: matching.map((operation) => ({
        source,
        operation,
        href: `${source.path}/${operation.id}`,
      })),
    },
  ];
}
