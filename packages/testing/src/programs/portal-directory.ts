import { askRunner } from "../jest-runner/ask-runner.ts";

let directory: Promise<string> | null = null;

/** Where the portal is built, for tests that show it in a browser: once a run, when the first of them asks. */
export function portalDirectory(): Promise<string> {
  directory ??= askRunner("portal");
  return directory;
}

let images: Promise<string> | null = null;

/** The folder with both images' contents, `api` and `widget-auth`: packed once a run, when the first test asks. */
export function imagesDirectory(): Promise<string> {
  images ??= askRunner("images");
  return images;
}
