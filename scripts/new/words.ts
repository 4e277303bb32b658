/** `get-rollover-summary` → `getRolloverSummary`; also from snake_case. */
export function toCamel(name: string): string {
  return name.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `get-rollover-summary` → `GetRolloverSummary`. */
export function toPascal(name: string): string {
  return capitalize(toCamel(name));
}

/** `get-rollover-summary` → `get_rollover_summary`; also from camelCase. */
export function toSnake(name: string): string {
  return name.replaceAll("-", "_").replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function toKebab(name: string): string {
  return toSnake(name).replaceAll("_", "-");
}

export function toWords(name: string): string {
  return toSnake(name).replaceAll("_", " ");
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `an account`, `a rollover`. */
export function addArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

export function toSingular(noun: string): string {
  if (noun.endsWith("ies")) return `${noun.slice(0, -3)}y`;
  return noun.endsWith("s") && !noun.endsWith("ss") ? noun.slice(0, -1) : noun;
}

export function toPlural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  begin: "begun",
  find: "found",
  give: "given",
  hold: "held",
  pay: "paid",
  send: "sent",
  split: "split",
  take: "taken",
  withdraw: "withdrawn",
};

/** `approve` → `approved`. */
export function toPast(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular) return irregular;
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  // Verbs with one short vowel double their last letter: `drop` → `dropped`.
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}
