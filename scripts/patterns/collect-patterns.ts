import { readFileSync } from "node:fs";
import { type Expression, parseSync, type RegExpLiteral, type TemplateLiteral } from "@swc/core";

export interface FoundPattern {
  source: string;
  flags: string;
  /** `path:line` */
  location: string;
}

interface DynamicPattern {
  location: string;
}

type Node = { type?: string } & Record<string, unknown>;

function getName(node: unknown): unknown {
  return (node as Node).type === "Identifier" ? (node as Node).value : undefined;
}

function* walkNodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walkNodes(item);
  } else if (typeof value === "object" && value !== null) {
    const node = value as Node;
    if (typeof node.type === "string") yield node;
    for (const name in node) yield* walkNodes(node[name]);
  }
}

function collectConstants(nodes: readonly Node[]): Map<string, Expression> {
  const constants = new Map<string, Expression>();
  for (const node of nodes) {
    const { id, init } = node as { id?: Node; init?: Expression };
    if (node.type === "VariableDeclarator" && id && init) constants.set(String(getName(id)), init);
  }
  return constants;
}

/** Returns null for a text known only at run time. */
function readText(expression: Expression, constants: ReadonlyMap<string, Expression>): string | null {
  if (expression.type === "StringLiteral") return unescapeUnicode(expression.value);
  if (expression.type === "ParenthesisExpression") return readText(expression.expression, constants);
  if (expression.type === "Identifier") {
    const constant = constants.get(expression.value);
    return constant ? readText(constant, constants) : null;
  }
  if (expression.type === "TemplateLiteral")
    return evaluateTemplate(expression as TemplateLiteral, constants, "cooked");
  if (expression.type === "TaggedTemplateExpression" && isStringRaw(expression.tag)) {
    return evaluateTemplate(expression.template, constants, "raw");
  }
  if (expression.type === "BinaryExpression" && expression.operator === "+") {
    const [left, right] = [readText(expression.left, constants), readText(expression.right, constants)];
    return left === null || right === null ? null : left + right;
  }
  // `NAME.source`, where NAME is a literal in the same file.
  if (expression.type === "MemberExpression" && getName(expression.property) === "source") {
    const owner =
      expression.object.type === "Identifier" ? constants.get(expression.object.value) : undefined;
    return owner?.type === "RegExpLiteral" ? (owner as RegExpLiteral).pattern : null;
  }
  return null;
}

function evaluateTemplate(
  template: TemplateLiteral,
  constants: ReadonlyMap<string, Expression>,
  variant: "raw" | "cooked",
): string | null {
  const parts = template.quasis.map((quasi, index) => {
    const expression = template.expressions[index];
    const expressionText = expression ? readText(expression, constants) : "";
    const text = variant === "raw" ? quasi.raw : unescapeUnicode(quasi.cooked ?? quasi.raw);
    return expressionText === null ? null : text + expressionText;
  });
  return parts.includes(null) ? null : parts.join("");
}

/** The parser doubles the backslash in `\u`. */
function unescapeUnicode(text: string): string {
  return text.replaceAll("\\\\u", "\\u");
}

function isStringRaw(tag: Expression): boolean {
  if (tag.type !== "MemberExpression") return false;
  return getName(tag.object) === "String" && getName(tag.property) === "raw";
}

/**
 * Collects a file's regular expressions. `RegExp(…)` calls count if their arguments are constant.
 *
 * @param name file name in the results
 */
export function collectPatterns(
  path: string,
  name: string,
): { found: FoundPattern[]; dynamicPatterns: DynamicPattern[] } {
  // The parser counts bytes from the first statement, so the text starts with an empty one.
  const text = `;${readFileSync(path, "utf8")}`;
  const bytes = Buffer.from(text);
  const module = parseSync(text, { syntax: "typescript", target: "es2024" });
  const nodes = [...walkNodes(module)];
  const constants = collectConstants(nodes);
  const found: FoundPattern[] = [];
  const dynamicPatterns: DynamicPattern[] = [];
  const toLocation = (node: Node) => {
    const offset = (node.span as { start: number }).start - module.span.start;
    return `${name}:${bytes.subarray(0, offset).toString().split("\n").length}`;
  };
  for (const node of nodes) {
    if (node.type === "RegExpLiteral") {
      const { pattern, flags } = node as unknown as RegExpLiteral;
      found.push({ source: pattern, flags, location: toLocation(node) });
    }
    const isCall = node.type === "NewExpression" || node.type === "CallExpression";
    if (!isCall || getName(node.callee) !== "RegExp") continue;
    const [first, second] = (node.arguments as { expression: Expression }[]).map(
      (argument) => argument.expression,
    );
    const source = first ? readText(first, constants) : "";
    const flags = second ? readText(second, constants) : "";
    if (source === null || flags === null) dynamicPatterns.push({ location: toLocation(node) });
    else found.push({ source, flags, location: toLocation(node) });
  }
  return { found, dynamicPatterns };
}
