import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The message names the problem and its remedy. */
export class ScaffoldError extends Error {
  override name = "ScaffoldError";
}

export interface Todo {
  /** `path:line`. */
  location: string;
  text: string;
}

interface DraftFile {
  text: string;
  isNew: boolean;
}

/** Has no line number, because formatting can move lines but keeps their order. */
interface TodoLine {
  line: string;
  /** Number of equal lines above it. */
  equalLinesBefore: number;
}

/** Captures the text without the end of a JSX comment. */
const TODO = /\bTODO: (.+?)(?: \*\/\})?$/;

/** Keeps new and changed files in memory until `write`. */
export class Draft {
  private readonly root: string;
  private readonly files = new Map<string, DraftFile>();
  private readonly todoLines = new Map<string, TodoLine[]>();

  constructor(root: string) {
    this.root = root;
  }

  /** Includes this draft's changes. @throws ScaffoldError if the file is missing */
  read(path: string): string {
    const drafted = this.files.get(path);
    if (drafted) return drafted.text;
    const file = join(this.root, path);
    if (!existsSync(file))
      throw new ScaffoldError(`${path} is missing. Correct its path in scripts/new/places.ts.`);
    return readFileSync(file, "utf8");
  }

  /** @throws ScaffoldError if the file exists */
  create(path: string, text: string): void {
    if (this.files.has(path) || existsSync(join(this.root, path)))
      throw new ScaffoldError(`${path} already exists. Choose another name.`);
    this.files.set(path, { text, isNew: true });
    this.recordTodos(path, 0, text.split("\n"));
  }

  /** Inserts complete lines. @throws ScaffoldError */
  insertAfterLast(path: string, pattern: RegExp, text: string): void {
    const lines = this.read(path).split("\n");
    const index = lines.findLastIndex((line) => pattern.test(line));
    if (index < 0) throw createNoMatchError(path, 1, pattern);
    this.insertAt(path, index + 1, text);
  }

  /**
   * Inserts before the closing line, which has the indentation of the opening line.
   *
   * @param before pattern of a line: inserts before the only line that matches, instead of before the closing line
   * @throws ScaffoldError
   */
  insertInBlock(
    path: string,
    text: string,
    { opening, before }: { opening: RegExp; before?: RegExp | undefined },
  ): void {
    const lines = this.read(path).split("\n");
    const start = findOnlyMatch(path, lines, { pattern: opening, start: 0, end: lines.length });
    const end = findBlockEnd(path, lines, start);
    this.insertAt(path, before ? findOnlyMatch(path, lines, { pattern: before, start, end }) : end, text);
  }

  /** Keeps the formatter's order. */
  insertImport(path: string, names: string, from: string): void {
    const lines = this.read(path).split("\n");
    const isLater = (line: string) => {
      const other = /^import .* from "([^"]+)";$/.exec(line)?.[1];
      return other !== undefined && toImportOrder(other) > toImportOrder(from);
    };
    const next = lines.findIndex(isLater);
    const last = lines.findLastIndex((line) => / from "[^"]+";$/.test(line)) + 1;
    this.insertAt(path, next < 0 ? last : next, `import { ${names} } from "${from}";`);
  }

  /** Omits the block's first and last line. @throws ScaffoldError */
  readBlock(path: string, opening: RegExp): string[] {
    const lines = this.read(path).split("\n");
    const start = findOnlyMatch(path, lines, { pattern: opening, start: 0, end: lines.length });
    return lines.slice(start + 1, findBlockEnd(path, lines, start));
  }

  replace(path: string, change: (text: string) => string): void {
    const text = change(this.read(path));
    this.files.set(path, { text, isNew: this.files.get(path)?.isNew ?? false });
  }

  private insertAt(path: string, index: number, text: string): void {
    const inserted = text.split("\n");
    this.recordTodos(path, index, inserted);
    this.replace(path, (whole) =>
      whole
        .split("\n")
        .toSpliced(index, 0, ...inserted)
        .join("\n"),
    );
  }

  private recordTodos(path: string, index: number, inserted: readonly string[]): void {
    const before = this.read(path).split("\n").slice(0, index);
    const lines = [...before, ...inserted].map((line) => line.trim());
    const todoLines = this.todoLines.get(path) ?? [];
    for (const [lineIndex, line] of lines.entries()) {
      if (lineIndex < index || !TODO.test(line)) continue;
      const equalLinesBefore = lines.slice(0, lineIndex).filter((earlier) => earlier === line).length;
      // Equal lines below the inserted line now have one more equal line above them.
      for (const todo of todoLines)
        if (todo.line === line && todo.equalLinesBefore >= equalLinesBefore) todo.equalLinesBefore += 1;
      todoLines.push({ line, equalLinesBefore });
    }
    this.todoLines.set(path, todoLines);
  }

  get created(): string[] {
    return [...this.files].flatMap(([path, { isNew }]) => (isNew ? [path] : []));
  }

  get changed(): string[] {
    return [...this.files].flatMap(([path, { isNew }]) => (isNew ? [] : [path]));
  }

  /** The TODO lines that were added, as `file:line` and text. */
  get todos(): Todo[] {
    return [...this.todoLines].flatMap(([path, todoLines]) => {
      const lines = this.read(path)
        .split("\n")
        .map((line) => line.trim());
      return todoLines.map(({ line, equalLinesBefore }) => {
        const equalLines = [...lines.keys()].filter((index) => lines[index] === line);
        const index = equalLines[equalLinesBefore] ?? 0;
        return { location: `${path}:${index + 1}`, text: TODO.exec(line)?.[1] ?? line };
      });
    });
  }

  write(): void {
    for (const [path, { text, isNew }] of this.files) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text, { flag: isNew ? "wx" : "w" });
    }
  }
}

/** Packages first, then other folders, then this folder. */
function toImportOrder(from: string): string {
  const rank = from.startsWith("../") ? 1 : from.startsWith("./") ? 2 : 0;
  return `${rank} ${from}`;
}

function findOnlyMatch(
  path: string,
  lines: readonly string[],
  { pattern, start, end }: { pattern: RegExp; start: number; end: number },
): number {
  const matches = [...lines.keys()].slice(start, end).filter((index) => pattern.test(lines[index] ?? ""));
  const [index, second] = matches;
  if (index === undefined) throw createNoMatchError(path, start + 1, pattern);
  if (second !== undefined)
    throw new ScaffoldError(`${path}:${second + 1}: several lines match ${pattern}. ${PATTERN_REMEDY}`);
  return index;
}

function findBlockEnd(path: string, lines: readonly string[], start: number): number {
  const indent = /^ */.exec(lines[start] ?? "")?.[0] ?? "";
  const end = lines.findIndex(
    (line, index) => index > start && line.startsWith(indent) && /^[}\])]/.test(line.slice(indent.length)),
  );
  if (end < 0)
    throw new ScaffoldError(`${path}:${start + 1}: the end of this block is missing. ${PATTERN_REMEDY}`);
  return end;
}

const PATTERN_REMEDY = "Nothing was written. Correct the pattern in scripts/new, and run the command again.";

function createNoMatchError(path: string, line: number, pattern: RegExp): ScaffoldError {
  return new ScaffoldError(`${path}:${line}: no line matches ${pattern}. ${PATTERN_REMEDY}`);
}
