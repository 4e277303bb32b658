import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Part of a Babel path. */
interface Path {
  node: Node;
  /** Null for a file. */
  parentPath: Path | null;
  /** The parent's list that contains the node. */
  listKey?: string;
}

interface Node {
  type: string;
  /** Name of an identifier. */
  name?: string;
  /** Name of an object's property. */
  key?: { name?: string };
  /** Function of a call. */
  callee?: { name?: string; property?: { name?: string } };
}

/** Methods that describe schemas. */
const DESCRIBING_METHODS = new Set(["describe", "meta", "register"]);
/** Functions whose texts describe an enum and its values. */
const ENUM_FUNCTIONS = new Set(["enumField", "openEnumField"]);
/** Properties that describe operations and metrics. */
const DESCRIBING_PROPERTIES = new Set(["summary", "description", "example", "responses", "help"]);

/** Returns why a node is not mutated. Undefined for nodes to mutate. */
function explainIgnored({ node, parentPath, listKey }: Path): string | undefined {
  const parent = parentPath?.node;
  if (listKey === "arguments") {
    if (DESCRIBING_METHODS.has(parent?.callee?.property?.name ?? "")) return "describes a schema";
    if (node.type === "StringLiteral" && ENUM_FUNCTIONS.has(parent?.callee?.name ?? ""))
      return "describes an enum";
  }
  if (node.type !== "ObjectProperty") return undefined;
  if (DESCRIBING_PROPERTIES.has(node.key?.name ?? "")) return "describes an operation or a metric";
  let call = parentPath?.parentPath;
  if (call?.node.type === "TSSatisfiesExpression") call = call.parentPath;
  return ENUM_FUNCTIONS.has(call?.node.callee?.name ?? "") ? "describes a value of an enum" : undefined;
}

/** Excludes texts of the API reference and metrics, because `npm run check` compares them with the committed documents. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "texts", { shouldIgnore: explainIgnored } as never),
];
