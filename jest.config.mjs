/** The tests of every package, in one run, by a runner of our own: two workers, each of which loads what it needs once. */
export default {
  rootDir: import.meta.dirname,
  // Jest looks for tests in these folders alone, and not in what is installed or built within.
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
  // Test files that have ended stay in a worker's memory: it is started anew before that is too much.
  workerIdleMemoryLimit: "1GB",
  // No test is about how long something takes: this ends one that hangs, also on a busy machine.
  testTimeout: 180_000,
};
