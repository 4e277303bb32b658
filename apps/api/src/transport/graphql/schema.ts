import { type IExecutableSchemaDefinition, makeExecutableSchema } from "@graphql-tools/schema";
import { accountTypeSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { graphqlTypes } from "@svc/service-kit/fields";
import { buildSchema, type GraphQLSchema, printSchema as printSdl } from "graphql";
import type { z } from "zod";
import { operationsIn } from "../operations.ts";
import { BASE_SDL } from "./base-sdl.ts";
import type { GraphqlContext } from "./graphql-context.ts";
import type { FieldCosts } from "./limits/query-cost.ts";
import { LINKS, listAllLinks } from "./links.ts";
import { getMutationNames } from "./names.ts";
import { printSchema } from "./print-schema.ts";
import { createNodeResolvers, createResolvers, type Resolvers } from "./resolvers.ts";
import { DateTime, JSONObject, Money } from "./scalars.ts";
import { printFields } from "./type-printer.ts";

export function printGraphqlSchema(environment: Environment): string {
  const { types, queries, mutations } = printSchema(operationsIn(environment), LINKS);
  return [
    BASE_SDL,
    types,
    printFields("extend type Query", queries),
    printFields("type Mutation", mutations),
  ].join("\n\n");
}

const HEADER =
  "# The complete schema of the test environment, written by `npm run generate`. The live schema has no sandbox operations.";

export function printCommittedSchema(): string {
  return `${HEADER}\n\n${printSdl(buildSchema(printGraphqlSchema("test")))}\n`;
}

export function collectFieldCosts(environment: Environment): FieldCosts {
  const operations = operationsIn(environment);
  const links = listAllLinks(operations, LINKS);
  const payloadLengths = operations
    .flatMap(getMutationNames)
    .flatMap(({ listLengths }) => Object.entries(listLengths ?? {}));
  return {
    weights: new Map(links.flatMap(({ field, weight }) => (weight ? [[field, weight]] : []))),
    lengths: new Map(
      links.flatMap(({ field, maxLength }) => (maxLength ? [[field, maxLength] as const] : [])),
    ),
    payloadLengths: new Map(payloadLengths),
  };
}

const schemas = new Map<Environment, GraphQLSchema>();

export function getGraphqlSchema(environment: Environment): GraphQLSchema {
  const schema = schemas.get(environment) ?? makeExecutableSchema(createSchemaDefinition(environment));
  schemas.set(environment, schema);
  return schema;
}

function createSchemaDefinition(environment: Environment): IExecutableSchemaDefinition<GraphqlContext> {
  const operations = operationsIn(environment);
  const resolvers: Resolvers = createResolvers(operations, LINKS);
  return {
    typeDefs: printGraphqlSchema(environment),
    // Locations and tokens would take a third of the schema's memory.
    noLocation: true,
    resolvers: {
      ...resolvers,
      ...createNodeResolvers(operations, resolvers),
      DateTime,
      Money,
      JSONObject,
      AccountType: toEnumValues(accountTypeSchema),
    },
  };
}

/** GraphQL names can differ from enum values, because they cannot start with a digit. */
function toEnumValues(schema: z.ZodEnum): Record<string, unknown> {
  const { names = {} } = graphqlTypes.get(schema) ?? {};
  return Object.fromEntries(schema.options.map((value) => [names[value] ?? value, value]));
}
