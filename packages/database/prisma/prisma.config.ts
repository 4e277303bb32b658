import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

const root = fileURLToPath(new URL("../../../", import.meta.url));

// Reads the same files as `npm run svc`.
loadEnv(".env");
loadEnv(join(process.env.DATA_DIR || ".data", "stack.env"));
// Without this, the Prisma CLI downloads its schema engine from a host that many institutions block.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL("schema-engine", import.meta.url));

const { DATABASE_DIRECT_URL, DATABASE_URL } = process.env;
const url = DATABASE_DIRECT_URL || DATABASE_URL;
export default defineConfig({ schema: "schema.prisma", ...(url ? { datasource: { url } } : {}) });

function loadEnv(file: string): void {
  const path = resolve(root, file);
  if (!process.env.DATABASE_URL && existsSync(path)) process.loadEnvFile(path);
}
