import { writeMigration } from "./schema/schema-drift.ts";
import { withScratchPostgres } from "./stack/scratch-postgres.ts";

// npm run migration -- <description>: writes a migration for schema.prisma, with a temporary PostgreSQL.

const name = process.argv.slice(2).join(" ");
if (!name) {
  process.stderr.write("Describe the migration: npm run migration -- add webhook endpoints\n");
  process.exit(2);
}
const file = await withScratchPostgres((url) => writeMigration(url, name, new Date()));
console.log(
  file
    ? `Wrote ${file}. Review it and add what schema.prisma cannot express.`
    : "The migrations match the schema.",
);
// The schema engine leaves a timer running.
process.exit();
