import { turbo } from "./turbo.ts";

await turbo(["build"]);
