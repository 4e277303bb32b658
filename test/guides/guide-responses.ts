import { ID_PREFIXES } from "../../packages/service-kit/src/ids.ts";
import type { ShownResponse } from "./guide-file.ts";

// Compares a guide's response with the actual one. Values that change each run (IDs of the same kind, times,
// digests, rate limits, opaque strings, ports, durations) count as equal. "…" stands for omitted fields or
// items, and for the rest of a secret.

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonObject = { [name: string]: Json };

const ELLIPSIS = "…";
const LINE_WIDTH = 100;

const SECRETS: readonly [RegExp, string][] = [
  [/svc_(test|live)_(pk|sk|ak)_[0-9A-Za-z]{49}/g, `svc_$1_$2_${ELLIPSIS}`],
  [/whsec_[A-Za-z0-9+/]{32,}=*/g, `whsec_${ELLIPSIS}`],
  [/\/track#[\w-]{43}/g, `/track#${ELLIPSIS}`],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, `eyJ${ELLIPSIS}`],
];
const CHANGING: readonly [RegExp, string][] = [
  [new RegExp(`\\b(${ID_PREFIXES.join("|")}|trf)_[0-9a-z]{26}\\b`, "g"), "$1_<id>"],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, "<moment>"],
  [/\b\d{4}-\d\d-\d\d\b/g, "<day>"],
  [/\b[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT/g, "<moment>"],
  [/@\d{10}\b/g, "@<moment>"],
  [/\b[0-9a-f]{64}\b/g, "<digest>"],
  [/\b(localhost:|listening on )\d+/g, "$1<port>"],
  [/\bin \d+ ms\b/g, "in <n> ms"],
  [/\br=\d+; ?t=\d+/g, "r=<n>; t=<n>"],
  [/\bpk=:[^:]+:/g, "pk=:<partition>:"],
];
/** Fields whose text is opaque or random, so that any text matches. */
const OPAQUE_FIELDS: readonly string[] = [
  "cursor",
  "nextCursor",
  "startCursor",
  "endCursor",
  "prefix",
  "last4",
  "webhook-timestamp",
];

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function maskSecrets(text: string): string {
  return SECRETS.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text);
}

function normalize(text: string): string {
  return CHANGING.reduce(
    (normalized, [pattern, placeholder]) => normalized.replace(pattern, placeholder),
    maskSecrets(text),
  );
}

export function findResponseIssues(shown: ShownResponse, actual: string): string[] {
  if (shown.form === "json") return findIssues(JSON.parse(shown.text), parse(actual), "the response");
  const isSame = normalize(shown.text).trim() === normalize(actual).trim();
  return isSame ? [] : [`printed:\n${maskSecrets(actual).trim()}`];
}

/** Formats an actual response with the omissions of the shown one. */
export function formatResponse(shown: ShownResponse, actual: string): string {
  if (shown.form === "text") return `${maskSecrets(actual).trim()}\n`;
  const before = shown.text.trim() === "" ? null : JSON.parse(shown.text);
  return `${format(applyOmissions(before, parse(actual)))}\n`;
}

function parse(actual: string): Json {
  try {
    return JSON.parse(maskSecrets(actual));
  } catch {
    throw new Error(`the command printed no JSON:\n${maskSecrets(actual)}`);
  }
}

function findIssues(shown: Json, actual: Json | undefined, path: string): string[] {
  if (Array.isArray(shown) && Array.isArray(actual)) {
    const hasOmission = shown.at(-1) === ELLIPSIS;
    const items = hasOmission ? shown.slice(0, -1) : shown;
    const hasExpectedLength = hasOmission ? actual.length >= items.length : actual.length === items.length;
    return [
      ...(hasExpectedLength ? [] : [`${path} has ${actual.length} items`]),
      ...items.flatMap((item, index) => findIssues(item, actual[index], `${path}[${index}]`)),
    ];
  }
  if (isObject(shown) && isObject(actual)) {
    const names = Object.keys(shown).filter((name) => name !== ELLIPSIS);
    const extraNames = ELLIPSIS in shown ? [] : Object.keys(actual).filter((name) => !(name in shown));
    return [
      ...extraNames.map((name) => `${path}.${name} is not shown`),
      ...names.flatMap((name) =>
        OPAQUE_FIELDS.includes(name) && typeof shown[name] === "string" && typeof actual[name] === "string"
          ? []
          : findIssues(shown[name] ?? null, actual[name], `${path}.${name}`),
      ),
    ];
  }
  const isSame =
    typeof shown === "string" && typeof actual === "string"
      ? normalize(shown) === normalize(actual)
      : !isObject(shown) && !Array.isArray(shown) && shown === actual;
  return isSame ? [] : [`${path} is ${actual === undefined ? "missing" : JSON.stringify(actual)}`];
}

function applyOmissions(shown: Json | undefined, actual: Json): Json {
  if (Array.isArray(actual)) {
    const before = Array.isArray(shown) ? shown : [];
    if (before.at(-1) !== ELLIPSIS) return actual.map((item, index) => applyOmissions(before[index], item));
    return [
      ...actual.slice(0, before.length - 1).map((item, index) => applyOmissions(before[index], item)),
      ELLIPSIS,
    ];
  }
  if (!isObject(actual)) return actual;
  const before = isObject(shown) ? shown : {};
  const names = Object.keys(actual).filter((name) => !(ELLIPSIS in before) || name in before);
  const fields = names.map((name) => [name, applyOmissions(before[name], actual[name] ?? null)] as const);
  return { ...Object.fromEntries(fields), ...(ELLIPSIS in before ? { [ELLIPSIS]: ELLIPSIS } : {}) };
}

/** Formats values on one line if they fit. @param labelLength characters before the value on its line */
function format(value: Json, indent = "", labelLength = 0): string {
  const line = formatLine(value);
  const fits = indent.length + labelLength + line.length <= LINE_WIDTH;
  if (typeof value !== "object" || value === null || fits) return line;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${format(item, inner)}`)
    : Object.entries(value).map(([name, fieldValue]) => {
        const label = `${JSON.stringify(name)}: `;
        return `${inner}${label}${format(fieldValue, inner, label.length)}`;
      });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

function formatLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(formatLine).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, fieldValue]) => `${JSON.stringify(name)}: ${formatLine(fieldValue)}`,
  );
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}
