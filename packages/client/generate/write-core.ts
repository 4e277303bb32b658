import { type Document, listOperations } from "./document.ts";
import { toClientName } from "./names.ts";
import { toResourceClassName } from "./write-resources.ts";

/** Generates the type of the core methods. */
export function writeCore(core: Document): string {
  const names = listOperations(core).map(({ operation, path }) => toClientName(operation, path).split("."));
  const byResource = Map.groupBy(names, ([resource = ""]) => resource);
  const classes = [...byResource.keys()].map(toResourceClassName).sort();
  const fields = [...byResource].map(
    ([resource, methods]) =>
      `  readonly ${resource}: Pick<${toResourceClassName(resource)}, ${methods.map(([, method]) => `"${method}"`).join(" | ")}>;`,
  );
  return `import type { ${classes.join(", ")} } from "./resources.ts";

/** The methods that most integrations need, as in \`/openapi.core.json\`. */
export interface CoreResources {
${fields.join("\n")}
}
`;
}
