import { requestShared } from "../jest-runner/request-shared.ts";

let directory: Promise<string> | null = null;

export function portalDirectory(): Promise<string> {
  directory ??= requestShared("portal");
  return directory;
}

let images: Promise<string> | null = null;

export function imagesDirectory(): Promise<string> {
  images ??= requestShared("images");
  return images;
}
