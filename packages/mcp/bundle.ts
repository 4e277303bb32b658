import { bundlePublishedProgram } from "@svc/build/published-program";

/** Bundles `svc-mcp` with its dependencies and their licenses into a folder. The package then installs nothing else. */
export const bundleServer = (target: string): Promise<void> =>
  bundlePublishedProgram(target, { workspace: "packages/mcp", name: "svc-mcp" });
