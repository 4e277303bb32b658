import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";
import { loadStackEnv } from "../../../scripts/stack/settings.ts";

loadStackEnv();
// Otherwise Prisma's command line downloads its schema engine, from a host that many institutions block.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL("schema-engine", import.meta.url));

const { DATABASE_DIRECT_URL, DATABASE_URL } = process.env;
const url = DATABASE_DIRECT_URL || DATABASE_URL;
export default defineConfig({ schema: "schema.prisma", ...(url ? { datasource: { url } } : {}) });
