import { generateDocuments } from "./codegen/generate-documents.ts";
import { listOperations } from "./codegen/list-operations.ts";

// Generates uncommitted sources: the list of operations, and the types of the tests' GraphQL client.
await listOperations();
await generateDocuments();
