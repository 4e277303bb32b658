import { readdirSync, readFileSync } from "node:fs";
import { buildASTSchema, extendSchema, type GraphQLSchema, parse, printSchema } from "graphql";

const FOLDER = new URL("../src/graphql/schema/", import.meta.url);

/** What the test environment has besides. */
const SANDBOX = "sandbox.graphql";

/** The file that is written from the table of transitions. */
export const ACTIONS_FILE = new URL("rollover-actions.graphql", FOLDER);

/** The committed whole: what a client is made from. */
export const MERGED_FILE = new URL("../schema.graphql", import.meta.url);

const HEAD = `# The whole schema of the test environment, merged by \`npm run generate\` from src/graphql/schema; the live one has no
# sandbox. A test holds this file against those.
`;

/** The SDL files as one schema. @param environment the live one does without the sandbox */
export function readSchema(environment: "test" | "live"): GraphQLSchema {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".graphql"));
  const wanted = names.filter((name) => environment === "test" || name !== SANDBOX).sort();
  const documents = wanted.map((name) => parse(readFileSync(new URL(name, FOLDER), "utf8")));
  const definitions = documents.flatMap((document) => document.definitions);
  const isExtension = (kind: string) => kind.endsWith("Extension");
  const base = definitions.filter(({ kind }) => !isExtension(kind));
  const extensions = definitions.filter(({ kind }) => isExtension(kind));
  const kind = "Document" as never;
  return extendSchema(buildASTSchema({ kind, definitions: base }, { assumeValidSDL: true }), {
    kind,
    definitions: extensions,
  });
}

/** The schema as one file. */
export function printMerged(): string {
  return `${HEAD}\n${printSchema(readSchema("test"))}\n`;
}
