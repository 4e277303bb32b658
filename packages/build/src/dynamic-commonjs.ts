import { dirname, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";

const NAMESPACE = "dynamic-commonjs";
/** Added by Node to a CommonJS module's namespace. */
const WHOLE_MODULE = ["default", "module.exports"];

/** Gives `import()` of a CommonJS package the named exports that Node provides. With `splitting`, esbuild exports only `default`. */
export function dynamicCommonJs(root: string): Plugin {
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^[^.]/ }, async ({ path, kind, pluginData, ...where }) => {
        if (kind !== "dynamic-import" || pluginData === NAMESPACE) return null;
        const resolved = await resolve(path, { kind, ...where, pluginData: NAMESPACE });
        if (resolved.external || resolved.namespace !== "file" || !resolved.path.includes("/node_modules/"))
          return resolved;
        const names = Object.keys(await import(pathToFileURL(resolved.path).href));
        if (!names.includes("module.exports")) return resolved;
        return {
          path: relative(root, resolved.path),
          namespace: NAMESPACE,
          pluginData: { ...resolved, names },
        };
      });
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ pluginData: { path, names } }) => {
        const named = (names as string[]).filter((name) => !WHOLE_MODULE.includes(name));
        const lines = [
          `const all = require(${JSON.stringify(path)});`,
          `const { ${named.map((name, index) => `${JSON.stringify(name)}: _${index}`).join(", ")} } = all;`,
          `export { all as default, ${named.map((name, index) => `_${index} as ${JSON.stringify(name)}`).join(", ")} };`,
        ];
        return { contents: lines.join("\n"), loader: "js", resolveDir: dirname(path) };
      });
    },
  };
}
