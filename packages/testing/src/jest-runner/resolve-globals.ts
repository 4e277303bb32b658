import { registerHooks } from "node:module";

// @jest/globals can only be imported inside Jest's virtual machine.

const url = new URL("test-globals.ts", import.meta.url).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === "@jest/globals" ? { url, shortCircuit: true } : nextResolve(specifier, context),
});
