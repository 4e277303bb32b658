import { turbo } from "./turbo.ts";

await turbo(["build"]);
await import("../bench/main.ts");
