import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { maskCode } from "./mask-code.ts";
import { TERMS } from "./terms.ts";

const FILES = [
  "*.{md,mjs}",
  "{apps,bench,deploy,docs,examples,models,packages,scripts,simulation,test,tools}/**/*.{md,mjs,ts,tsx}",
];
/** Released documents, results, generated files and Spanish texts. */
const EXCLUDED =
  /(^|\/)(node_modules|dist|built|generated|\.data|results)(\/|$)|^docs\/(contract|releases)\/|^(scripts|test)\/prose|\.fixture\.ts$|[/-]es\.ts$/;

/** textlint is slow, so files without any term are skipped. */
const ANY_TERM = new RegExp(`\\b(${TERMS.map(([pattern]) => pattern).join("|")})\\b`, "i");

const TOOL_FOLDER = fileURLToPath(new URL("../../tools/check/", import.meta.url));

async function loadTool(name: string) {
  const { default: tool, ...namedExports } = await import(
    pathToFileURL(createRequire(TOOL_FOLDER).resolve(name)).href
  );
  return tool?.default ?? tool ?? namedExports;
}

/**
 * Finds forbidden words and phrases in Markdown, comments and strings. `npm run check` installs textlint.
 *
 * @param root repository folder
 * @returns one line per finding: file, line, column and replacement
 */
export async function checkProse(root: string): Promise<string[]> {
  const { TextlintKernel } = await import(
    pathToFileURL(createRequire(TOOL_FOLDER).resolve("@textlint/kernel")).href
  );
  const [markdown, text, terminology, tokenize] = await Promise.all(
    [
      "@textlint/textlint-plugin-markdown",
      "@textlint/textlint-plugin-text",
      "textlint-rule-terminology",
      "js-tokens",
    ].map(loadTool),
  );
  const options = {
    plugins: [
      { pluginId: "markdown", plugin: markdown },
      { pluginId: "text", plugin: text },
    ],
    rules: [
      {
        ruleId: "terminology",
        rule: terminology,
        options: { defaultTerms: false, terms: TERMS, skip: ["BlockQuote"] },
      },
    ],
  };
  const kernel = new TextlintKernel();
  const findings: string[] = [];
  const files = globSync(FILES, { cwd: root, exclude: (path) => EXCLUDED.test(path) });
  for (const file of files.filter((path) => !EXCLUDED.test(path)).sort()) {
    const source = readFileSync(join(root, file), "utf8");
    const ext = extname(file) === ".md" ? ".md" : ".txt";
    const prose = ext === ".md" ? source : maskCode(tokenize, source, file.endsWith("x"));
    if (!ANY_TERM.test(prose)) continue;
    const { messages } = await kernel.lintText(prose, { ...options, filePath: file, ext });
    for (const { line, column, message } of messages) findings.push(`${file}:${line}:${column}: ${message}`);
  }
  return findings;
}
