import { readFile } from "node:fs/promises";

const COLOR = String.raw`#[0-9a-f]{6}|rgb\([^)]*\)`;
const LIGHT_DARK = new RegExp(String.raw`light-dark\((${COLOR}), (${COLOR})\)`, "g");

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
  const readScheme = (group: "$1" | "$2") =>
    Object.fromEntries(declarations.map(([name, value]) => [name, value.replaceAll(LIGHT_DARK, group)]));
  return { light: readScheme("$1"), dark: readScheme("$2") };
}
