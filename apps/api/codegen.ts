import { generateDocuments } from "./codegen/generate-documents.ts";
import { listOperations } from "./codegen/list-operations.ts";

// Generates uncommitted sources.
await listOperations();
await generateDocuments();
