import { generateDocuments } from "./codegen/generate-documents.ts";
import { listOperations } from "./codegen/list-operations.ts";

// Writes what is made from the sources and not committed: the list of operations, and the types of the tests' GraphQL client.
await listOperations();
await generateDocuments();
