export interface FireFileIssue {
  /** Such as `["forms", 0, "recipient", "name"]`. */
  path: readonly (string | number)[];
  detail: string;
}

/** Lists every value that the format cannot hold. Details never quote a value. */
export class FireFileError extends Error {
  readonly issues: readonly FireFileIssue[];

  constructor(issues: readonly FireFileIssue[]) {
    super(issues.map(({ path, detail }) => `${path.join(".")} ${detail}`).join("; "));
    this.name = "FireFileError";
    this.issues = issues;
  }
}
