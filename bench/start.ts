import { turbo } from "../scripts/turbo.ts";

// What is measured is built before anything of it is loaded.
await turbo(["build"]);
await import("./main.ts");
