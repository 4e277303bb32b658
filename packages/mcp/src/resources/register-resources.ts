import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from "@modelcontextprotocol/server";
import { GUIDES } from "../generated/guides.ts";

const TIMEOUT_MS = 10_000;

interface ErrorExplanation {
  code: string;
  [field: string]: unknown;
}

/** Registers the guides and the error catalog. Both are public, so no key is sent. */
export function registerResources(server: McpServer, readCatalog: () => Promise<ErrorExplanation[]>): void {
  for (const { name, title, summary, text } of GUIDES) {
    const details = { title, description: summary, mimeType: "text/markdown" };
    server.registerResource(name, `svc://guides/${name}`, details, async ({ href }) => ({
      contents: [{ uri: href, mimeType: "text/markdown", text }],
    }));
  }
  const toContents = (uri: string, value: unknown) => ({
    contents: [{ uri, mimeType: "application/json", text: JSON.stringify(value) }],
  });
  server.registerResource(
    "errors",
    "svc://errors",
    {
      title: "Error codes",
      description: "All error codes with their cause and remedy.",
      mimeType: "application/json",
    },
    async ({ href }) => toContents(href, await readCatalog()),
  );
  server.registerResource(
    "error",
    new ResourceTemplate("svc://errors/{code}", { list: undefined }),
    {
      title: "Error code",
      description: "Cause and remedy of one error code.",
      mimeType: "application/json",
    },
    async ({ href }, { code }) => {
      const explanation = (await readCatalog()).find((one) => one.code === code);
      if (!explanation)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no error code ${code}.`);
      return toContents(href, explanation);
    },
  );
}

/** Creates a reader of the error catalog, which throws a ProtocolError if the API does not return the catalog. */
export function createCatalogReader(baseUrl: string, fetch: typeof globalThis.fetch) {
  return async (): Promise<ErrorExplanation[]> => {
    try {
      const response = await fetch(`${baseUrl}/errors`, {
        headers: { Accept: "application/json" },
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { errors } = (await response.json()) as { errors: ErrorExplanation[] };
      return errors;
    } catch {
      throw new ProtocolError(ProtocolErrorCode.InternalError, "The API did not return its error catalog.");
    }
  };
}
