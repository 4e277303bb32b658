import { turbo } from "./turbo.ts";

// What is committed first: what is not is made from it.
await turbo(["generate:committed"]);
await turbo(["generate"]);
