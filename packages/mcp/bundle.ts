import { bundlePublishedProgram } from "@svc/build/published-program";

/** Includes dependencies with their licenses, so that the package installs nothing else. */
export const bundleServer = (target: string): Promise<void> =>
  bundlePublishedProgram(target, { workspace: "packages/mcp", name: "svc-mcp" });
