import { styleText } from "node:util";

const TICK_MS = 1_000;
/** Moves to the start of the line and clears it. */
const CLEAR_LINE = "\r\u001b[2K";

/** Prints each step with its result and duration: `✓ lint and format  13.6 s`. */
export class StepPrinter {
  private current: { name: string; start: number } | null = null;

  private get isInteractive(): boolean {
    return process.stdout.isTTY && process.env.TERM !== "dumb";
  }

  /**
   * @param name shown while it runs
   * @param findIssue returns an issue to print in full, an empty text to mark the step as failed without printing, or null
   * @throws errors of `work`, after the step is shown as failed
   */
  async run<T>(
    name: string,
    work: () => Promise<T>,
    findIssue: (result: T) => string | null = () => null,
  ): Promise<T> {
    this.current = { name, start: performance.now() };
    if (!this.isInteractive) process.stdout.write(`${name} … `);
    this.showRunning();
    const timer = setInterval(() => this.showRunning(), TICK_MS);
    try {
      const result = await work();
      const issue = findIssue(result);
      this.end(issue === null);
      if (issue) process.stdout.write(`${issue.trimEnd()}\n\n`);
      return result;
    } catch (error) {
      this.end(false);
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  /** Prints above the current step. */
  print(text: string): void {
    if (this.current !== null) process.stdout.write(this.isInteractive ? CLEAR_LINE : "\n");
    process.stdout.write(`${text}\n`);
    this.showRunning();
  }

  private showRunning(): void {
    if (this.current === null || !this.isInteractive) return;
    const time = formatSecondsSince(this.current.start, 0);
    // A wrapped line could not be overwritten. The mark, the spaces and the last column take 5 columns.
    const maxLength = (process.stdout.columns || 80) - time.length - 5;
    const name =
      this.current.name.length > maxLength
        ? `${this.current.name.slice(0, maxLength - 1)}…`
        : this.current.name;
    process.stdout.write(`${CLEAR_LINE}${dim("…")} ${name}  ${dim(time)}`);
  }

  private end(hasSucceeded: boolean): void {
    if (this.current === null) return;
    const { name, start } = this.current;
    this.current = null;
    const mark = hasSucceeded ? styleText("green", "✓") : styleText("red", "✗");
    const time = dim(formatSecondsSince(start, 1));
    process.stdout.write(
      this.isInteractive ? `${CLEAR_LINE}${mark} ${name}  ${time}\n` : `${mark} ${time}\n`,
    );
  }
}

export const dim = (text: string) => styleText("dim", text);

const formatSecondsSince = (start: number, digits: number) =>
  `${((performance.now() - start) / 1000).toFixed(digits)} s`;
