/** Exit codes, as documented in the README. */
export const EXIT = {
  ok: 0,
  refused: 1,
  usage: 2,
  notAuthorized: 3,
  unknownOutcome: 4,
  otherEnd: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An error that the program itself found. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = EXIT.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}
