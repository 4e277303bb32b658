import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect } from "@jest/globals";
import { itWith } from "@svc/testing";
import { hasRecheck } from "../scripts/patterns/check-patterns.ts";
import { checkProse } from "../scripts/prose/check-prose.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "svc-prose-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

// `npm run check` installs textlint and recheck together.
const itWithTextlint = itWith({ name: "textlint", remedy: "npm run check", isMet: () => hasRecheck });

itWithTextlint(
  "finds the line and column of avoided terms in Markdown, comments, strings and JSX",
  async () => {
    write("README.md", "# Title\n\nIt runs whoever calls it.\n");
    write("scripts/comment.ts", "const a = 1;\n// It runs whoever calls it.\n");
    write("apps/x/src/text.ts", `throw new Error("It runs whoever calls it");\n`);
    write("apps/x/src/page.tsx", "export const page = <p>It runs whoever calls it</p>;\n");
    const findings = await checkProse(root);
    expect(findings.map((finding) => finding.split(": ")[0])).toEqual([
      "README.md:3:9",
      "apps/x/src/page.tsx:1:32",
      "apps/x/src/text.ts:1:26",
      "scripts/comment.ts:2:12",
    ]);
  },
);

itWithTextlint("skips code, identifiers, single words, inline code and generated files", async () => {
  write("README.md", `Use \`nobody\`.\n`);
  write("packages/a/src/code.ts", `// Sends \`nobody\`.\nexport const nobody = "nobody";\n`);
  write("packages/a/src/generated/code.ts", `// It is for nobody else.\n`);
  expect(await checkProse(root)).toEqual([]);
});
