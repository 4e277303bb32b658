import { mkdir, readFile, writeFile } from "node:fs/promises";
import { codegen } from "@graphql-codegen/core";
import * as typescriptPlugin from "@graphql-codegen/typescript";
import * as resolversPlugin from "@graphql-codegen/typescript-resolvers";
import { parse } from "graphql";

// Writes the resolvers' types from the schema, and the schema itself as a module, so that a build needs no copying. Programmatic, since of the code generator's parts only these two
// plugins are needed, and its command line brings many times their weight.

const folder = new URL("./src/graphql/", import.meta.url);
const sdl = await readFile(new URL("schema.graphql", folder), "utf8");
const schema = parse(sdl);
const code = await codegen({
  schema,
  documents: [],
  filename: "resolver-types.ts",
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    enumValues: {
      AccountType: "@svc/custodians#AccountType",
      DeliveryMethod: "@svc/custodians#DeliveryMethod",
      Environment: "@svc/keys#Environment",
      RolloverType: "../../rollovers/rollover-states.ts#RolloverType",
      RolloverState: "../../rollovers/rollover-states.ts#RolloverState",
      RolloverStatus: "../../rollovers/rollover-states.ts#RolloverStatus",
      PendingOn: "../../rollovers/rollover-states.ts#PendingOn",
    },
    immutableTypes: true,
    scalars: { DateTime: "string", Money: "string", JSONObject: "Record<string, string>" },
    contextType: "../graphql-context.ts#GraphqlContext",
    mappers: {
      Rollover: "../../rollovers/rollover-view.ts#RolloverView",
    },
    maybeValue: "T | null | undefined",
  },
});
await mkdir(new URL("generated/", folder), { recursive: true });
// The generator re-exports the enums' types as if they were values, which verbatimModuleSyntax refuses.
const types = code.replaceAll(/^export \{ (\w+) \};$/gm, "export type { $1 };");
await writeFile(new URL("generated/resolver-types.ts", folder), types);
await writeFile(
  new URL("generated/type-defs.ts", folder),
  `export const typeDefs = ${JSON.stringify(sdl)};\n`,
);
