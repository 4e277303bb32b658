import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { CliError, EXIT } from "../exit-codes.ts";

const CONTROL_C = "\u0003";
const CONTROL_D = "\u0004";
const BACKSPACES = ["\u007f", "\b"];

/** True if a person can answer. Standard output can be a pipe. */
export const canAsk = (): boolean => process.stdin.isTTY === true && process.stderr.isTTY === true;

export async function ask(question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  lines.on("SIGINT", () => lines.close());
  const closed = new Promise<never>((_, reject) => {
    lines.once("close", () => reject(new CliError("Interrupted.", EXIT.interrupted)));
  });
  try {
    return (await Promise.race([lines.question(question, { signal }), closed])).trim();
  } finally {
    closed.catch(() => {});
    lines.close();
  }
}

/** Asks a question. Anything but `y` or `yes` declines. */
export async function confirm(question: string, signal: AbortSignal): Promise<boolean> {
  return /^y(es)?$/i.test(await ask(`${question} [y/N] `, signal));
}

export async function readStandardInput(): Promise<string> {
  return text(process.stdin);
}

/** Reads a pipe, or a terminal without echo. */
export async function readSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await readStandardInput()).trim();
  process.stderr.write(question);
  process.stdin.setRawMode(true);
  process.stdin.setEncoding("utf8");
  let secret = "";
  try {
    const chunks: AsyncIterable<string> = process.stdin.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      for (const character of chunk) {
        if (character === CONTROL_C) throw new CliError("Interrupted.", EXIT.interrupted);
        if (character === "\r" || character === "\n" || character === CONTROL_D) return secret.trim();
        secret = BACKSPACES.includes(character) ? secret.slice(0, -1) : secret + character;
      }
    }
    return secret.trim();
  } finally {
    process.stdin.setRawMode(false);
    process.stdin.pause();
    process.stderr.write("\n");
  }
}
