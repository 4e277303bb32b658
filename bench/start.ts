import { turbo } from "../scripts/turbo.ts";

// Built before main.ts imports the code.
await turbo(["build"]);
await import("./main.ts");
