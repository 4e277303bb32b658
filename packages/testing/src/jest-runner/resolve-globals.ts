import { registerHooks } from "node:module";

// Redirects imports of @jest/globals, which fail outside Jest's virtual machine, to test-globals.ts.

const url = new URL("test-globals.ts", import.meta.url).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === "@jest/globals" ? { url, shortCircuit: true } : nextResolve(specifier, context),
});
