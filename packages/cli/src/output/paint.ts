import { styleText } from "node:util";

type Format = Parameters<typeof styleText>[0];

/** `hasColors` respects NO_COLOR, FORCE_COLOR and TERM. */
function paintFor(stream: NodeJS.WriteStream, format: Format, text: string): string {
  return stream.isTTY && stream.hasColors() ? styleText(format, text, { validateStream: false }) : text;
}

export const paint = {
  title: (text: string) => paintFor(process.stdout, "bold", text),
  good: (text: string) => paintFor(process.stdout, "green", text),
  bad: (text: string) => paintFor(process.stdout, "red", text),
  error: (text: string) => paintFor(process.stderr, "red", text),
};
