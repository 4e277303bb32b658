import { askRunner } from "../jest-runner/ask-runner.ts";

let directory: Promise<string> | null = null;

/** Returns the built portal's folder. */
export function portalDirectory(): Promise<string> {
  directory ??= askRunner("portal");
  return directory;
}

let images: Promise<string> | null = null;

/** Returns the folder of both images' contents. */
export function imagesDirectory(): Promise<string> {
  images ??= askRunner("images");
  return images;
}
