import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

// The schema engine is a binary that Prisma downloads. Nothing here uses it (scripts/schema has its WebAssembly
// build), but the command line insists on a file, so it is shown one that exists.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(import.meta.url);

export default defineConfig({ schema: "schema.prisma" });
