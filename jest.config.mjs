/** Runs all tests with a custom runner: each worker loads shared modules once. */
export default {
  rootDir: import.meta.dirname,
  // Limits Jest to these folders, to skip installed and built files.
  roots: ["<rootDir>/packages", "<rootDir>/apps", "<rootDir>/test"],
  watchman: false,
  testMatch: ["<rootDir>/{packages,apps}/*/test/**/*.test.ts", "<rootDir>/test/**/*.test.ts"],
  modulePathIgnorePatterns: ["/(?:dist|node_modules|generated)(?:/|$)"],
  runner: "<rootDir>/packages/testing/src/jest-runner/runner.ts",
  reporters: ["default", "<rootDir>/packages/testing/src/jest-runner/last-line.ts"],
  transform: {},
  globalSetup: "<rootDir>/packages/testing/src/global-setup.ts",
  globalTeardown: "<rootDir>/packages/testing/src/global-teardown.ts",
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  maxWorkers: 3,
  // Finished test files stay in a worker's memory, so large workers restart.
  workerIdleMemoryLimit: "1GB",
  // So high that only hanging tests reach it, even on busy machines.
  testTimeout: 180_000,
};
