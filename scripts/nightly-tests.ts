/**
 * Test files that `npm test` leaves to `npm run test:nightly` unless they are named. Each is slow (it kills processes under load, promotes servers or
 * compiles packages under every module resolution) and covers code that few changes touch.
 */
export const NIGHTLY_TESTS: readonly string[] = [
  "apps/api/test/openapi/reference-in-a-browser.test.ts",
  "apps/api/test/openapi/reference-samples.test.ts",
  "apps/api/test/webhooks/delivery-faults.test.ts",
  "apps/api/test/webhooks/delivery-pressure.test.ts",
  "apps/api/test/worker/killed-worker.test.ts",
  "apps/api/test/worker/two-workers.test.ts",
  "apps/api/test/workflow/random-walks.test.ts",
  "packages/testing/test/jest-runner/runner.test.ts",
  "packages/widget/test/browser/firefox.test.ts",
  "packages/widget/test/browser/looks.test.ts",
  "test/black-box/browser-pages.test.ts",
  "test/database-failover.test.ts",
  "test/events-after-failover.test.ts",
  "test/packages/client-package.test.ts",
  "test/packages/keys-package.test.ts",
  "test/packages/widget-packages.test.ts",
  "test/postgres-restart.test.ts",
  "test/read-replica.test.ts",
  "test/redis-cluster.test.ts",
  "test/redis-sentinel.test.ts",
  "test/rolling-restart.test.ts",
  "test/service-modules.test.ts",
  "test/start-while-away.test.ts",
];
