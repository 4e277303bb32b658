/** The tests of every package, in one run: two workers, ES modules, TypeScript through swc. */
export default {
  rootDir: import.meta.dirname,
  testMatch: ["<rootDir>/{packages,apps}/*/test/**/*.test.ts", "<rootDir>/test/**/*.test.ts"],
  modulePathIgnorePatterns: ["/dist/"],
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "\\.ts$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript" }, target: "es2024" }, module: { type: "es6" } },
    ],
  },
  testEnvironmentOptions: { customExportConditions: ["source", "node", "node-addons"] },
  globalSetup: "<rootDir>/packages/testing/src/global-setup.ts",
  globalTeardown: "<rootDir>/packages/testing/src/global-teardown.ts",
  maxWorkers: 2,
  // ES modules of test files that have ended stay in a worker's memory: it is started anew before that is too much.
  workerIdleMemoryLimit: "1GB",
  // No test is about how long something takes: this ends one that hangs, also on a busy machine.
  testTimeout: 180_000,
};
