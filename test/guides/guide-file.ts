/** The same step in another language than the shell's. */
export interface Sample {
  /** The line on which its block begins. */
  line: number;
  code: string;
}

export const SAMPLE_LANGUAGES = ["ts", "python"] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** One command of a guide, and the answer that the guide shows for it; or a file of a program, and how it is saved. */
export interface Step {
  /** The line on which the command begins. */
  line: number;
  command: string;
  /** Null where the command prints nothing. What the samples print is the same. */
  answer: Answer | null;
  samples: { [language in SampleLanguage]?: Sample };
  /** Whether it is done for every language: what the operator does, or a file that all read. */
  isShared: boolean;
  /** Where the block is a program: its file, as a reader saves it. */
  file?: { name: string; text: string };
}

export interface Answer {
  form: "json" | "text";
  /** As the guide has it, and from where to where in the file. */
  text: string;
  start: number;
  end: number;
}

/** Programs that a reader saves; a comment on the first line names the file. */
const PROGRAMS: readonly string[] = ["ts", "python", "go"];
const FILE_NAME = /^(?:\/\/|#) (?<name>[\w-]+(?:\/[\w-]+)*\.\w+)\b/;

const BLOCK = /^```(?<form>\w*)(?<mark> step| shared)?\n(?<text>.*?)^```$/gms;

const isSampleLanguage = (form: string | undefined): form is SampleLanguage =>
  SAMPLE_LANGUAGES.some((language) => language === form);

/**
 * Reads the commands of a guide, in order: each `sh` block, with the same step in other languages (`ts step`,
 * `python step`) and the `json` or `text` block that follow it. What all languages need, as what the operator does, is `sh shared`. A program's block is
 * the command that saves it.
 *
 * @throws Error for a block of another kind, for an answer or a sample to nothing, and for a program that does not say where it goes
 */
export function readSteps(markdown: string): Step[] {
  const steps: Step[] = [];
  let end = 0;
  for (const match of markdown.matchAll(BLOCK)) {
    const { form, mark, text = "" } = match.groups ?? {};
    const line = markdown.slice(0, match.index).split("\n").length;
    const last = steps.at(-1);
    const isNext = markdown.slice(end, match.index).trim() === "";
    end = match.index + match[0].length;
    if (mark === " step") {
      const fits = isSampleLanguage(form) && isNext && last && !last.answer && !last.file;
      if (!fits || last.samples[form]) throw new Error(`line ${line}: a step that no command stands before`);
      last.samples[form] = { line, code: text };
    } else if (form === "sh") {
      steps.push({ line, command: text, answer: null, samples: {}, isShared: mark !== undefined });
    } else if (!mark && form && PROGRAMS.includes(form)) {
      const { name } = FILE_NAME.exec(text)?.groups ?? {};
      if (!name) throw new Error(`line ${line}: a program whose first line names no file`);
      steps.push({
        line,
        command: `cat > ${name} <<'END_OF_FILE'\n${text}END_OF_FILE`,
        answer: null,
        samples: {},
        isShared: false,
        file: { name, text },
      });
    } else if (!mark && (form === "json" || form === "text") && last && !last.answer && !last.file) {
      const start = match.index + `\`\`\`${form}\n`.length;
      last.answer = { form, text, start, end: start + text.length };
    } else {
      throw new Error(`line ${line}: a ${form || "nameless"} block that no command stands before`);
    }
  }
  return steps;
}

/** The guide with other answers in it. @param answers one for each step; null leaves what is there */
export function replaceAnswers(
  markdown: string,
  steps: readonly Step[],
  answers: readonly (string | null)[],
): string {
  let text = markdown;
  for (const [index, { answer }] of [...steps.entries()].reverse()) {
    const written = answers[index];
    if (!answer || written === null || written === undefined) continue;
    text = text.slice(0, answer.start) + written + text.slice(answer.end);
  }
  return text;
}
