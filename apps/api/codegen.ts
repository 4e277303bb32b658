import { generateDocuments } from "./codegen/generate-documents.ts";
import { writeOperationList } from "./codegen/list-operations.ts";

// Generates uncommitted sources.
await writeOperationList();
await generateDocuments();
