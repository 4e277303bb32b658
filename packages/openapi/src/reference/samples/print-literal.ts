interface LiteralStyle {
  indent: string;
  key(name: string): string;
  keywords: { true: string; false: string; null: string };
  isSpaced: boolean;
}

const WIDTH = 72;

export const TYPESCRIPT: LiteralStyle = {
  indent: "  ",
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  keywords: { true: "true", false: "false", null: "null" },
  isSpaced: true,
};

export const PYTHON: LiteralStyle = {
  indent: "    ",
  key: (name) => JSON.stringify(name),
  keywords: { true: "True", false: "False", null: "None" },
  isSpaced: false,
};

/** Prints plain data as a literal, on one line if it fits. */
export function printLiteral(value: unknown, style: LiteralStyle, before = ""): string {
  if (typeof value === "string" || typeof value === "number") return JSON.stringify(value);
  if (typeof value === "boolean") return style.keywords[`${value}`];
  if (typeof value !== "object" || value === null) return style.keywords.null;
  const deeper = `${before}${style.indent}`;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const parts = Array.isArray(value)
    ? value.map((one) => printLiteral(one, style, deeper))
    : Object.entries(value).map(([name, one]) => `${style.key(name)}: ${printLiteral(one, style, deeper)}`);
  if (parts.length === 0) return `${open}${close}`;
  const gap = style.isSpaced && open === "{" ? " " : "";
  const line = `${open}${gap}${parts.join(", ")}${gap}${close}`;
  if (!line.includes("\n") && before.length + line.length <= WIDTH) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join("")}${before}${close}`;
}
