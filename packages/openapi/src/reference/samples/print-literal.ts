interface LiteralStyle {
  indent: string;
  key(name: string): string;
  keywords: { true: string; false: string; null: string };
  /** True for `{ a: 1 }`, false for `{"a": 1}`. */
  hasSpacesInBraces: boolean;
}

const MAX_LINE_LENGTH = 72;

export const TYPESCRIPT: LiteralStyle = {
  indent: "  ",
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  keywords: { true: "true", false: "false", null: "null" },
  hasSpacesInBraces: true,
};

export const PYTHON: LiteralStyle = {
  indent: "    ",
  key: (name) => JSON.stringify(name),
  keywords: { true: "True", false: "False", null: "None" },
  hasSpacesInBraces: false,
};

/**
 * Prints plain data as a literal, on one line if it fits.
 *
 * @param indent indentation of the line that the literal starts on
 */
export function printLiteral(value: unknown, style: LiteralStyle, indent = ""): string {
  if (typeof value === "string" || typeof value === "number") return JSON.stringify(value);
  if (typeof value === "boolean") return style.keywords[`${value}`];
  if (typeof value !== "object" || value === null) return style.keywords.null;
  const innerIndent = `${indent}${style.indent}`;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const parts = Array.isArray(value)
    ? value.map((one) => printLiteral(one, style, innerIndent))
    : Object.entries(value).map(
        ([name, one]) => `${style.key(name)}: ${printLiteral(one, style, innerIndent)}`,
      );
  if (parts.length === 0) return `${open}${close}`;
  const gap = style.hasSpacesInBraces && open === "{" ? " " : "";
  const line = `${open}${gap}${parts.join(", ")}${gap}${close}`;
  if (!line.includes("\n") && indent.length + line.length <= MAX_LINE_LENGTH) return line;
  return `${open}\n${parts.map((part) => `${innerIndent}${part},\n`).join("")}${indent}${close}`;
}
