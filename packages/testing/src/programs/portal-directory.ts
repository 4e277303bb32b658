import { requestShared } from "../jest-runner/request-shared.ts";

let portal: Promise<string> | null = null;

/** Returns the built portal's folder. Builds it on first use. */
export function getPortalFolder(): Promise<string> {
  portal ??= requestShared("portal");
  return portal;
}

let images: Promise<string> | null = null;

/** Returns the folder with both images' contents. Packs them on first use. */
export function getImagesFolder(): Promise<string> {
  images ??= requestShared("images");
  return images;
}
