const LONG_LENGTH = 5_000;

export const HOSTILE_TEXTS: readonly string[] = [
  ...["", " ", "50%", "33,5", "abc", "1e1", "-1", "+1", "0x1", "1.", ".5", "1_000", "00", "NaN", "Infinity"],
  ...["½", "١", "９９.９９", "9".repeat(400), "0.0000001", "-0", "1.00\n", "\n", "\t", "a\r\nb: c"],
  ...["0000-00-00", "2026-02-30", "9999-12-31T23:59:59.999Z", "+275760-09-13T00:00:00.001Z", "24:00"],
  ...["null", "true", "{}", "[]", "__proto__", "constructor", "toString", "%", "%00", "../../etc/passwd"],
  ...[
    "\u0000",
    "\ud800",
    "\udfff",
    "\u202eabc",
    "\u200b",
    "é",
    "e\u0301",
    "😀",
    "ﷺ",
    "<script>",
    "' OR 1=1 --",
  ],
  ...["http://[", "https://", "//x", "javascript:alert(1)", "a@b", "@", "::", "1.2.3.4/33", "*", "$&", "\\"],
  ...["a".repeat(LONG_LENGTH), "😀".repeat(LONG_LENGTH), "(".repeat(LONG_LENGTH)],
];

export const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  ...[null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324],
  ...[[], {}, [null], [[]], [{}], ["", ""], { a: null }, { "": "" }, { toString: "x" }, { length: -1 }],
];

/** Each value costs one parse per field of the example, so long texts are excluded. */
const SHORT_VALUES = HOSTILE_VALUES.filter(
  (value) => typeof value !== "string" || value.length < LONG_LENGTH,
);

interface Schema {
  _zod: { def: { type: string } };
  safeParse(value: unknown): unknown;
}

/**
 * Finds the parts of a schema that throw instead of reporting an issue. Each part parses each hostile value; the whole schema
 * also parses copies of the example with one field or item replaced.
 */
export function findThrowingParts(schema: Schema, name: string, example: unknown): string[] {
  const partInputs = [...walkSchema(schema, name, new Set())].flatMap(([path, part]) =>
    HOSTILE_VALUES.map((value) => ({ path, part, value })),
  );
  const wholeInputs = [...replaceEachField(example, SHORT_VALUES)].map((value) => ({
    path: name,
    part: schema,
    value,
  }));
  return [...partInputs, ...wholeInputs].flatMap(({ path, part, value }) => {
    try {
      part.safeParse(value);
      return [];
    } catch (error) {
      return [`${path} throws for ${JSON.stringify(value).slice(0, 200)}: ${error}`];
    }
  });
}

/** Yields copies of a value with one field or item replaced, at any depth. */
function* replaceEachField(value: unknown, replacements: readonly unknown[]): Generator<unknown> {
  yield* replacements;
  if (typeof value !== "object" || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    for (const replaced of replaceEachField(field, replacements)) {
      yield Array.isArray(value) ? value.with(Number(name), replaced) : { ...value, [name]: replaced };
    }
  }
}

function* walkSchema(
  value: unknown,
  path: string,
  visited: Set<unknown>,
): Generator<[path: string, part: Schema]> {
  if (typeof value !== "object" || value === null || visited.has(value)) return;
  visited.add(value);
  const part = "_zod" in value ? (value as Schema) : null;
  // A transform has no type check; the schema around it checks first.
  if (part && part._zod.def.type !== "transform") yield [path, part];
  for (const [name, field] of Object.entries(part ? part._zod.def : value)) {
    if (name !== "checks") yield* walkSchema(field, name === "shape" ? path : `${path}.${name}`, visited);
  }
}
