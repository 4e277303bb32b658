import { askRunner } from "../jest-runner/ask-runner.ts";

let directory: Promise<string> | null = null;

/** Where the portal is built, for tests that show it in a browser: once a run, when the first of them asks. */
export function portalDirectory(): Promise<string> {
  directory ??= askRunner("portal");
  return directory;
}
