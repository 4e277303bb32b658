import { turbo } from "./turbo.ts";

// Runs the deterministic simulation: see simulation/README.md.

await turbo(["generate"]);
await import("../simulation/src/main.ts");
