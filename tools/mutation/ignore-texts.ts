import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Part of a Babel node. */
interface Node {
  type: string;
  key?: { name?: string };
  callee?: { property?: { name?: string } };
}

/** Calls that describe schemas. */
const DESCRIBING_CALLS = new Set(["describe", "register"]);
/** Members that describe operations and metrics. */
const DESCRIBING_MEMBERS = new Set(["summary", "description", "example", "responses", "help"]);

/** Excludes texts of the API reference and of metrics. `npm run check` compares them with the committed documents. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "texts", {
    shouldIgnore({ node, parent, listKey }: { node: Node; parent?: Node; listKey?: string }) {
      const call = parent?.callee?.property?.name ?? "";
      if (listKey === "arguments" && DESCRIBING_CALLS.has(call)) return "describes a schema";
      const member = node.type === "ObjectProperty" ? node.key?.name : undefined;
      return member && DESCRIBING_MEMBERS.has(member) ? "describes an operation or a metric" : undefined;
    },
  } as never),
];
