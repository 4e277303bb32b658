import { readFile } from "node:fs/promises";

const COLOR = String.raw`#[0-9a-f]{6}|rgb\([^)]*\)`;
const PAIR = new RegExp(String.raw`light-dark\((${COLOR}), (${COLOR})\)`, "g");

export type Tokens = Readonly<Record<string, string>>;

/** Reads the tokens of the first `:root` rule, by name and color scheme. */
export async function readDesignTokens(file: URL): Promise<{ light: Tokens; dark: Tokens }> {
  const [, rule = ""] = /:root \{\n([\s\S]*?)\n\}/.exec(await readFile(file, "utf8")) ?? [];
  const declarations = rule
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .split(";")
    .map((declaration) => /^ ?--([a-z0-9-]+): (.+)$/.exec(declaration))
    .flatMap((match) => (match ? [[match[1] ?? "", match[2] ?? ""] as const] : []));
  const resolve = (scheme: "$1" | "$2") =>
    Object.fromEntries(declarations.map(([name, value]) => [name, value.replaceAll(PAIR, scheme)]));
  return { light: resolve("$1"), dark: resolve("$2") };
}
