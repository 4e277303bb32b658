/** Exit codes, as documented in the README. */
export const EXIT = {
  ok: 0,
  /** The API refused, or the user declined. */
  refused: 1,
  /** The command line or configuration is invalid. */
  usage: 2,
  notAuthorized: 3,
  /** A change may have been made. */
  unknownOutcome: 4,
  /** A watched rollover ended, but was not completed. */
  otherEnd: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An error that `svc` detected without the API. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = EXIT.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}
