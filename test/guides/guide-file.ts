export interface Sample {
  line: number;
  code: string;
}

export const SAMPLE_LANGUAGES = ["ts", "python"] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

export interface Step {
  line: number;
  command: string;
  /** Output of the command and of each sample. Null if they print nothing. */
  response: ShownResponse | null;
  samples: { [language in SampleLanguage]?: Sample };
  /** True if the step runs for every language: operator commands, or files that all languages read. */
  isShared: boolean;
  /** Set if the block is a program. */
  file?: { name: string; text: string };
}

export interface ShownResponse {
  form: "json" | "text";
  text: string;
  start: number;
  end: number;
}

/** Languages of programs that the reader saves. A comment on the first line names the file. */
const PROGRAM_LANGUAGES: readonly string[] = ["ts", "python", "go"];
const FILE_NAME = /^(?:\/\/|#) (?<name>[\w-]+(?:\/[\w-]+)*\.\w+)\b/;

const BLOCK = /^```(?<form>\w*)(?<mark> step| shared)?\n(?<text>.*?)^```$/gms;

const isSampleLanguage = (form: string | undefined): form is SampleLanguage =>
  SAMPLE_LANGUAGES.some((language) => language === form);

/**
 * Parses the steps of a guide: each `sh` block, followed by the same step in other languages (`ts step`,
 * `python step`) and by its `json` or `text` response.
 * `sh shared` blocks run for all languages. Program blocks become a command that saves the file.
 * @throws Error for other blocks, responses or samples without a command, and programs without a file name
 */
export function readSteps(markdown: string): Step[] {
  const steps: Step[] = [];
  let lastBlockEnd = 0;
  for (const match of markdown.matchAll(BLOCK)) {
    const { form, mark, text = "" } = match.groups ?? {};
    const line = markdown.slice(0, match.index).split("\n").length;
    const last = steps.at(-1);
    const followsLastBlock = markdown.slice(lastBlockEnd, match.index).trim() === "";
    lastBlockEnd = match.index + match[0].length;
    if (mark === " step") {
      const hasCommand = isSampleLanguage(form) && followsLastBlock && last && !last.response && !last.file;
      if (!hasCommand || last.samples[form])
        throw new Error(`line ${line}: a step without a command before it`);
      last.samples[form] = { line, code: text };
    } else if (form === "sh") {
      steps.push({ line, command: text, response: null, samples: {}, isShared: mark !== undefined });
    } else if (!mark && form && PROGRAM_LANGUAGES.includes(form)) {
      const { name } = FILE_NAME.exec(text)?.groups ?? {};
      if (!name) throw new Error(`line ${line}: a program without a file name in its first line`);
      steps.push({
        line,
        command: `cat > ${name} <<'END_OF_FILE'\n${text}END_OF_FILE`,
        response: null,
        samples: {},
        isShared: false,
        file: { name, text },
      });
    } else if (!mark && (form === "json" || form === "text") && last && !last.response && !last.file) {
      const start = match.index + `\`\`\`${form}\n`.length;
      last.response = { form, text, start, end: start + text.length };
    } else {
      throw new Error(`line ${line}: a ${form || "nameless"} block without a command before it`);
    }
  }
  return steps;
}

/** Replaces the responses of a guide. @param responses one per step; null leaves the response unchanged */
export function replaceResponses(
  markdown: string,
  steps: readonly Step[],
  responses: readonly (string | null)[],
): string {
  let text = markdown;
  // From last to first, so that offsets stay valid.
  for (const [index, { response }] of [...steps.entries()].reverse()) {
    const responseText = responses[index];
    if (!response || responseText === null || responseText === undefined) continue;
    text = text.slice(0, response.start) + responseText + text.slice(response.end);
  }
  return text;
}
