import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { QUERY_SWITCH, SQL_SWITCH } from "./expose-filters.ts";

/** Part of a Babel path. */
interface Path {
  node: { type: string };
  parentPath: { node: { callee?: { property?: { name?: string } } } } | null;
}

/** Excludes Boolean literals and negations, except the literals of `exposeFilters`. @returns the reason */
function explainIgnored({ node, parentPath }: Path): string | undefined {
  if (node.type !== "BooleanLiteral" && node.type !== "UnaryExpression") return undefined;
  const name = parentPath?.node.callee?.property?.name;
  return name === QUERY_SWITCH || name === SQL_SWITCH ? undefined : "is not an organization filter";
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "other code", { shouldIgnore: explainIgnored } as never),
];
