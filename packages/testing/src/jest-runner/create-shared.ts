import { getSharedPostgresUrl } from "../shared-postgres.ts";
import type { SharedResource } from "./protocol.ts";

let programs: Promise<string> | null = null;
let portal: Promise<string> | null = null;
let images: Promise<string> | null = null;

const FACTORIES: Record<SharedResource, () => Promise<string>> = {
  postgres: getSharedPostgresUrl,
  programs: () => {
    programs ??= import("../programs/bundle-programs.ts").then(({ bundlePrograms }) => bundlePrograms());
    return programs;
  },
  portal: () => {
    portal ??= import("../programs/build-portal.ts").then(({ buildPortal }) => buildPortal());
    return portal;
  },
  images: () => {
    images ??= Promise.all([import("../programs/pack-images.ts"), createShared("portal")]).then(
      ([{ packImages }, folder]) => packImages(folder),
    );
    return images;
  },
};

export function createShared(resource: SharedResource): Promise<string> {
  return FACTORIES[resource]();
}
