import type { Schemas } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import type { Change } from "../rollover/changes.ts";
import { strings } from "./strings.ts";

export type Templates = Schemas["LetterTemplates"];
type Patch = Schemas["LetterTemplatesPatch"];

const SINGLE_LINE_FIELDS = ["name", "phone", "email", "signatoryName", "signatoryTitle"] as const;
export type SingleLineField = (typeof SINGLE_LINE_FIELDS)[number];

export interface Draft extends Readonly<Record<SingleLineField, string>> {
  /** Address lines, separated by line breaks. */
  address: string;
  /** PNG in base64. */
  logo: string | null;
  /** Paragraphs by kind of letter, separated by empty lines. */
  texts: Readonly<Record<string, string>>;
}

export function toDraft(templates: Templates): Draft {
  return {
    name: templates.name ?? "",
    phone: templates.phone ?? "",
    email: templates.email ?? "",
    signatoryName: templates.signatoryName ?? "",
    signatoryTitle: templates.signatoryTitle ?? "",
    address: templates.address.join("\n"),
    logo: templates.logo,
    texts: Object.fromEntries(templates.texts.map(({ kind, paragraphs }) => [kind, paragraphs.join("\n\n")])),
  };
}

export const toParagraphs = (text: string): string[] => splitText(text, /\n[^\S\n]*\n/);

export function toPatch(base: Templates, draft: Draft): Patch {
  const before = toDraft(base);
  const changedFields = SINGLE_LINE_FIELDS.filter((name) => draft[name].trim() !== before[name]);
  const values = changedFields.map((name) => [name, draft[name].trim() || null]);
  const texts = base.texts
    .filter(({ kind }) => draft.texts[kind] !== before.texts[kind])
    .map(({ kind }) => ({ kind, paragraphs: toParagraphs(draft.texts[kind] ?? "") }));
  return {
    ...Object.fromEntries(values),
    ...(draft.address === before.address ? {} : { address: splitText(draft.address, /\n/) }),
    ...(draft.logo === before.logo ? {} : { logo: draft.logo }),
    ...(texts.length === 0 ? {} : { texts }),
  };
}

function splitText(text: string, separator: RegExp): string[] {
  const parts = text.replaceAll("\r\n", "\n").split(separator);
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** Moves the issues of an address line or a paragraph to the field that contains it. */
export function toFieldErrors(error: unknown, { texts = [] }: Patch): unknown {
  if (!(error instanceof ProblemError)) return error;
  const errors = error.problem.errors.map(({ pointer = "", ...issue }) => {
    const { detail } = issue;
    // For example, `#/address/1` or `#/texts/0/paragraphs/2`.
    const [, name, index, , paragraphIndex] = pointer.split("/");
    const kind = name === "texts" ? texts[Number(index)]?.kind : undefined;
    if (kind) {
      const text =
        paragraphIndex === undefined ? detail : strings.paragraph(Number(paragraphIndex) + 1, detail);
      return { ...issue, pointer: `#/texts/${kind}`, detail: text };
    }
    if (name === "address" && index !== undefined)
      return { ...issue, pointer: "#/address", detail: strings.line(Number(index) + 1, detail) };
    return pointer === "" ? issue : { ...issue, pointer };
  });
  return new ProblemError({ ...error.problem, errors }, error.retryAfter);
}

export function diffTemplates(base: Templates, latest: Templates): Change[] {
  const toRows = (templates: Templates): [string, string][] => {
    const { texts, logo, address, ...fields } = toDraft(templates);
    return [
      ...SINGLE_LINE_FIELDS.map((name): [string, string] => [strings[name], fields[name]]),
      [strings.address, address],
      [strings.logo, logo === null ? "–" : `${countBytes(logo)} B`],
      ...Object.entries(texts).map(([kind, text]): [string, string] => [strings.kinds[kind] ?? kind, text]),
    ];
  };
  const before = new Map(toRows(base));
  return toRows(latest)
    .map(([label, after]) => ({ label, before: before.get(label) ?? null, after }))
    .filter((change) => change.before !== change.after);
}

/** Base64 encodes three bytes in four characters. */
const countBytes = (base64: string) => Math.round((base64.length * 3) / 4);

export function fillSamples(text: string): string {
  return text.replaceAll(
    /\{\{([^{}]*)\}\}/g,
    (placeholder, name: string) => strings.samples[name] ?? placeholder,
  );
}
