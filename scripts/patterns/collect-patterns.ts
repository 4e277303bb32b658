import { readFileSync } from "node:fs";
import { type Expression, parseSync, type RegExpLiteral, type TemplateLiteral } from "@swc/core";

export interface FoundPattern {
  source: string;
  flags: string;
  /** `path:line` */
  place: string;
}

export interface UnreadPattern {
  place: string;
}

type Node = { type?: string } & Record<string, unknown>;

function nameOf(node: unknown): unknown {
  return (node as Node).type === "Identifier" ? (node as Node).value : undefined;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesOf(one);
  } else if (typeof value === "object" && value !== null) {
    const node = value as Node;
    if (typeof node.type === "string") yield node;
    for (const name in node) yield* nodesOf(node[name]);
  }
}

function constantsOf(nodes: readonly Node[]): Map<string, Expression> {
  const constants = new Map<string, Expression>();
  for (const node of nodes) {
    const { id, init } = node as { id?: Node; init?: Expression };
    if (node.type === "VariableDeclarator" && id && init) constants.set(String(nameOf(id)), init);
  }
  return constants;
}

/** Evaluates an expression to a string; null if only known at run time. */
function textOf(expression: Expression, constants: ReadonlyMap<string, Expression>): string | null {
  if (expression.type === "StringLiteral") return unescaped(expression.value);
  if (expression.type === "ParenthesisExpression") return textOf(expression.expression, constants);
  if (expression.type === "Identifier") {
    const constant = constants.get(expression.value);
    return constant ? textOf(constant, constants) : null;
  }
  if (expression.type === "TemplateLiteral")
    return joined(expression as TemplateLiteral, constants, "cooked");
  if (expression.type === "TaggedTemplateExpression" && isStringRaw(expression.tag)) {
    return joined(expression.template, constants, "raw");
  }
  if (expression.type === "BinaryExpression" && expression.operator === "+") {
    const [left, right] = [textOf(expression.left, constants), textOf(expression.right, constants)];
    return left === null || right === null ? null : left + right;
  }
  // `OTHER.source`, where OTHER is a literal of the file.
  if (expression.type === "MemberExpression" && nameOf(expression.property) === "source") {
    const of = expression.object.type === "Identifier" ? constants.get(expression.object.value) : undefined;
    return of?.type === "RegExpLiteral" ? (of as RegExpLiteral).pattern : null;
  }
  return null;
}

function joined(
  template: TemplateLiteral,
  constants: ReadonlyMap<string, Expression>,
  form: "raw" | "cooked",
): string | null {
  const parts = template.quasis.map((quasi, index) => {
    const expression = template.expressions[index];
    const behind = expression ? textOf(expression, constants) : "";
    const text = form === "raw" ? quasi.raw : unescaped(quasi.cooked ?? quasi.raw);
    return behind === null ? null : text + behind;
  });
  return parts.includes(null) ? null : parts.join("");
}

/** The parser doubles the backslash in `\u` to distinguish it from its own escapes of lone surrogates. */
function unescaped(text: string): string {
  return text.replaceAll("\\\\u", "\\u");
}

function isStringRaw(tag: Expression): boolean {
  if (tag.type !== "MemberExpression") return false;
  return nameOf(tag.object) === "String" && nameOf(tag.property) === "raw";
}

/**
 * Collects regular expression literals, and `RegExp(…)` calls with constant arguments.
 *
 * @param name file name in the results
 */
export function collectPatterns(
  path: string,
  name: string,
): { found: FoundPattern[]; unread: UnreadPattern[] } {
  // The parser's spans are byte offsets that continue across files and start at the first statement. The empty statement makes that the
  // start of the file.
  const text = `;${readFileSync(path, "utf8")}`;
  const bytes = Buffer.from(text);
  const module = parseSync(text, { syntax: "typescript", target: "es2024" });
  const nodes = [...nodesOf(module)];
  const constants = constantsOf(nodes);
  const found: FoundPattern[] = [];
  const unread: UnreadPattern[] = [];
  const placeOf = (node: Node) => {
    const at = (node.span as { start: number }).start - module.span.start;
    return `${name}:${bytes.subarray(0, at).toString().split("\n").length}`;
  };
  for (const node of nodes) {
    if (node.type === "RegExpLiteral") {
      const { pattern, flags } = node as unknown as RegExpLiteral;
      found.push({ source: pattern, flags, place: placeOf(node) });
    }
    const isMade = node.type === "NewExpression" || node.type === "CallExpression";
    if (!isMade || nameOf(node.callee) !== "RegExp") continue;
    const [first, second] = (node.arguments as { expression: Expression }[]).map((one) => one.expression);
    const source = first ? textOf(first, constants) : "";
    const flags = second ? textOf(second, constants) : "";
    if (source === null || flags === null) unread.push({ place: placeOf(node) });
    else found.push({ source, flags, place: placeOf(node) });
  }
  return { found, unread };
}
