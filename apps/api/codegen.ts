import { mkdir, writeFile } from "node:fs/promises";
import { codegen } from "@graphql-codegen/core";
import * as typescriptPlugin from "@graphql-codegen/typescript";
import * as resolversPlugin from "@graphql-codegen/typescript-resolvers";
import { parse, printSchema } from "graphql";
import { generateDocuments } from "./codegen/generate-documents.ts";
import { printActionSdl } from "./codegen/print-action-sdl.ts";
import { ACTIONS_FILE, MERGED_FILE, printMerged, readSchema } from "./codegen/read-schema.ts";

// Writes the resolvers' types from the schema, and the schema itself as a module, so that a build needs no copying.
// Programmatic, since of the code generator's parts only these plugins are needed, and its command line brings many
// times their weight.
// With --committed it first writes what is committed: the actions' SDL, and the merged schema. A build does not, so that
// the tests can find them out of date.

if (process.argv.includes("--committed")) {
  await writeFile(ACTIONS_FILE, printActionSdl());
  await writeFile(MERGED_FILE, printMerged());
}

const folder = new URL("./src/graphql/generated/", import.meta.url);
const sdl = printSchema(readSchema("test"));
const states = "../../rollovers/rollover-states.ts";
const code = await codegen({
  schema: parse(sdl),
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
      RolloverType: `${states}#RolloverType`,
      RolloverState: `${states}#RolloverState`,
      RolloverStatus: `${states}#RolloverStatus`,
      PendingOn: `${states}#PendingOn`,
    },
    immutableTypes: true,
    scalars: { DateTime: "string", Money: "string", JSONObject: "Record<string, unknown>" },
    contextType: "../graphql-context.ts#GraphqlContext",
    mappers: {
      Account: "@svc/accounts#AccountView",
      ApiKey: "../../api-keys/api-key-view.ts#ApiKeyView",
      Custodian: "@svc/custodians#CustodianView",
      Event: "../../webhooks/events/event-body.ts#EventBody",
      Rollover: "../../rollovers/rollover-view.ts#RolloverView",
      RolloverSide: "../../rollovers/rollover-view.ts#RolloverSideView",
      TimelineEntry: "../../rollovers/timeline-view.ts#TimelineEntryView",
      WebhookAttempt: "../webhook-nodes.ts#AttemptNode",
      WebhookDelivery: "../webhook-nodes.ts#DeliveryNode",
      WebhookEndpoint: "../../webhooks/endpoints/endpoint-view.ts#WebhookEndpointView",
    },
    maybeValue: "T | null | undefined",
  },
});
await mkdir(folder, { recursive: true });
// The generator re-exports the enums' types as if they were values, which verbatimModuleSyntax refuses.
const types = code.replaceAll(/^export \{ (\w+) \};$/gm, "export type { $1 };");
await writeFile(new URL("resolver-types.ts", folder), types);
const byEnvironment = { test: sdl, live: printSchema(readSchema("live")) };
await writeFile(
  new URL("type-defs.ts", folder),
  `export const typeDefs = ${JSON.stringify(byEnvironment)};\n`,
);
await generateDocuments();
