/** Characters that JSON must escape, and surrogates, because they can be unpaired. */
const SPECIAL = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/**
 * Follows RFC 8785. Returns undefined for values that JSON cannot represent.
 * @throws Error for unpaired surrogates and non-finite numbers
 */
export function canonicalJson(value: unknown): string | undefined {
  switch (typeof value) {
    case "string":
      return quote(value);
    case "number":
      if (!Number.isFinite(value)) throw new Error(`${value} is not allowed`);
      return String(value);
    case "boolean":
      return String(value);
    case "object":
      return value === null ? "null" : stringifyObject(value);
    default:
      return undefined;
  }
}

function stringifyObject(value: object): string | undefined {
  if ("toJSON" in value && typeof value.toJSON === "function") return canonicalJson(value.toJSON());
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item) ?? "null").join(",")}]`;
  const names = Object.keys(value);
  // RFC 8785 sorts by UTF-16 code units, like the default sort.
  if (names.length > 1) names.sort();
  return joinFields(names, value as Record<string, unknown>);
}

function joinFields(names: readonly string[], value: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const name of names) {
    const fieldValue = canonicalJson(value[name]);
    if (fieldValue === undefined) continue;
    text += `${text === "" ? "{" : ","}${quote(name)}:${fieldValue}`;
  }
  return text === "" ? "{}" : `${text}}`;
}

/** Returns a serializer that throws if a field is missing. @param names in canonical order */
export function createObjectSerializer<Name extends string>(
  names: readonly Name[],
): (value: Readonly<Record<Name, unknown>>) => string {
  const prefixes = names.map((name, index) => `${index === 0 ? "{" : ","}${quote(name)}:`);
  return (value) => {
    let text = "";
    for (let index = 0; index < names.length; index += 1) {
      const fieldValue = canonicalJson(value[names[index] as Name]);
      if (fieldValue === undefined) throw new Error(`${names[index]} is missing`);
      text += (prefixes[index] as string) + fieldValue;
    }
    return `${text}}`;
  };
}

function quote(text: string): string {
  if (!SPECIAL.test(text)) return `"${text}"`;
  if (!text.isWellFormed()) throw new Error("an unpaired surrogate is not allowed");
  return JSON.stringify(text);
}
