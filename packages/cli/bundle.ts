import { bundlePublishedProgram } from "@svc/build/published-program";

/** Bundles `svc` with its dependencies and their licenses into a folder. The package then installs nothing else. */
export const bundleCli = (target: string): Promise<void> =>
  bundlePublishedProgram(target, { workspace: "packages/cli", name: "svc" });
