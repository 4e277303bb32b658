import type { OpenApiDocument } from "../build-openapi.ts";
import { type ReferenceOperation, type ReferenceTag, readTags } from "./read/read-document.ts";
import type { ClientCall } from "./samples/typescript.ts";

/** A service's document, and how the reference shows it. */
export interface ReferenceSource {
  /** How the service is called. */
  title: string;
  document: OpenApiDocument;
  /** Where the pages of its operations are: `/docs/reference`. */
  path: string;
  /** The variable of the shell that samples read its address from: `SVC_API_URL`. */
  address: string;
  /** How the client package calls its operations, by their ids; those that it does not have are called by `fetch`. */
  calls: Readonly<Record<string, ClientCall>>;
  /** Whether another service serves it: then nothing is sent from its pages. */
  isElsewhere: boolean;
  /** Whether this service tells the page the demo's key, and where. */
  demoKeyPath?: string | undefined;
}

/** An operation with where it is shown. */
export interface CataloguedOperation {
  source: ReferenceSource;
  operation: ReferenceOperation;
  /** `/docs/reference/createRollover`. */
  href: string;
}

export interface CataloguedTag {
  source: ReferenceSource;
  name: string;
  description: string;
  /** Its anchor on the reference's first page. */
  anchor: string;
  operations: CataloguedOperation[];
}

/** All that the reference shows, in order. Events stand behind the operations, as a part of their own. */
export function catalogueOf(sources: readonly ReferenceSource[]): CataloguedTag[] {
  return sources.flatMap((source) => {
    const tags = readTags(source.document);
    const [operations, events] = (["operation", "webhook"] as const).map((kind) =>
      tags.flatMap((tag) => ofKind(source, tag, kind)),
    );
    return [...(operations ?? []), ...(events ?? [])];
  });
}

function ofKind(
  source: ReferenceSource,
  { name, description, operations }: ReferenceTag,
  kind: ReferenceOperation["kind"],
): CataloguedTag[] {
  const own = operations.filter((operation) => operation.kind === kind);
  if (own.length === 0) return [];
  const title = kind === "webhook" ? "Event types" : source.isElsewhere ? `${source.title}: ${name}` : name;
  return [
    {
      source,
      name: title,
      description:
        kind === "webhook" ? "What is sent to webhook endpoints, and listed as events." : description,
      anchor: title.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
      operations: own.map((operation) => ({ source, operation, href: `${source.path}/${operation.id}` })),
    },
  ];
}
