import { mkdir, readFile, writeFile } from "node:fs/promises";
import { codegen } from "@graphql-codegen/core";
import * as documentsPlugin from "@graphql-codegen/typed-document-node";
import * as operationsPlugin from "@graphql-codegen/typescript-operations";
import { parse } from "graphql";

const SCHEMA = new URL("../schema.graphql", import.meta.url);
const FOLDER = new URL("../test/graphql/client/", import.meta.url);

/** Generates the typed documents of the tests' GraphQL client. */
export async function generateDocuments(): Promise<void> {
  const [sdl, documents] = await Promise.all([
    readFile(SCHEMA, "utf8"),
    readFile(new URL("documents.graphql", FOLDER), "utf8"),
  ]);
  const code = await codegen({
    schema: parse(sdl),
    documents: [{ location: "documents.graphql", document: parse(documents) }],
    filename: "documents.ts",
    plugins: [{ operations: {} }, { documents: {} }],
    pluginMap: { operations: operationsPlugin, documents: documentsPlugin },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      scalars: { DateTime: "string", Money: "string", JSONObject: "Record<string, unknown>" },
      documentNodeImport: "@apollo/client#TypedDocumentNode",
    },
  });
  const folder = new URL("generated/", FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("documents.ts", folder), code);
}
