import { requestShared } from "../jest-runner/request-shared.ts";

let directory: Promise<string> | null = null;

/** Returns the built portal's folder. */
export function portalDirectory(): Promise<string> {
  directory ??= requestShared("portal");
  return directory;
}

let images: Promise<string> | null = null;

/** Returns the folder of both images' contents. */
export function imagesDirectory(): Promise<string> {
  images ??= requestShared("images");
  return images;
}
