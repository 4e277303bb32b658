import { turbo } from "./turbo.ts";

await turbo(["generate"]);
