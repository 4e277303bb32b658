import { registerHooks } from "node:module";

// What test files import as @jest/globals: the package itself can be imported in Jest's own virtual machine alone.

const url = new URL("test-globals.ts", import.meta.url).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === "@jest/globals" ? { url, shortCircuit: true } : nextResolve(specifier, context),
});
