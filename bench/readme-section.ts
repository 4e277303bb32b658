import { readFileSync, writeFileSync } from "node:fs";

const README = new URL("README.md", import.meta.url);
const END = "<!-- until here -->";

/** Replaces the README's section between `<!-- written by … -->` and the next `<!-- until here -->`. @throws Error if it is missing */
export function writeSection(by: string, text: string): void {
  const begin = `<!-- written by ${by} -->`;
  const readme = readFileSync(README, "utf8");
  const from = readme.indexOf(begin);
  const to = readme.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error(`README.md has no section for ${by}`);
  writeFileSync(README, `${readme.slice(0, from + begin.length)}\n\n${text}\n\n${readme.slice(to)}`);
}
