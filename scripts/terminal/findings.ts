/** Output lines that are not findings. */
const NOISE: readonly RegExp[] = [
  /^\s+at /,
  // Details of a TypeScript error.
  /^ {2,}\S/,
  /^::(warning|notice)/,
  /^Node\.js v/,
  /^npm (error|warn)/i,
  /^\s*(Tasks|Cached|Time|Failed|Running|Packages in scope|Remote caching):? /,
  /^\s*•/,
  /^cache (miss|hit)/,
  /^(>|╭|╰|│|❯|├|└)/,
  /^\s*(ERROR|WARNING)? *run failed: command/,
  /ERROR.*command .* exited \(\d+\)/,
  /^@svc\/[\w-]+#\w+: command/,
  /^(check|ci|format|lint) ━+$/,
  /^(Checked \d+ files|Found \d+ (errors?|warnings?|infos?)|Skipped |If you wish)/,
  /^\s*× Some errors were emitted/,
];

/** Node's report of an uncaught error starts with the location, the source line and a caret. */
const UNCAUGHT = /^(?:file:\/\/|node:)\S+:\d+\n(?:.*\n){0,3}?[ \t]*\^+\n/gm;

/** Extracts findings, one line each, without stack traces and summaries. */
export function toFindings(output: string): string[] {
  const lines = stripColors(output).replaceAll(UNCAUGHT, "").split("\n");
  const findings = lines
    .map(toLine)
    .map((line) => line.replace(/^(?:Uncaught )?(?:\w*Error): (?=\S)/, "").trimEnd())
    .filter((line) => line.trim() !== "" && !NOISE.some((pattern) => pattern.test(line)));
  return [...new Set(findings)];
}

/** Formats errors as `path:line: issue. Remedy.` */
function toLine(line: string): string {
  const [, file, number, detail] = /^(\S+)\((\d+),\d+\): error (TS\d+: .*)$/.exec(line) ?? [];
  if (file) return `${file}:${number}: ${detail}`;
  const [, title = "", path, lineNumber = "1", text = ""] =
    /^::error title=([^,]*),file=([^,]+)(?:,line=(\d+))?[^:]*::(.*)$/.exec(line) ?? [];
  if (path) {
    const remedy = /^(format|assist)/.test(title) ? ". Run npm run format." : ` (${title})`;
    return `${path}:${lineNumber}: ${text}${remedy}`;
  }
  return line;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal.
const stripColors = (text: string) => text.replaceAll(/\u001b\[[\d;]*m/g, "");
