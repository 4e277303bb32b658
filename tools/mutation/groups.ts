/** Sources to mutate, and the tests that must notice each mutation, the fastest first. Both are globs. */
export interface MutationGroup {
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
  /** True until all files have a result. Runs without arguments skip files without one. */
  isPartial?: true;
}

export const MUTATION_GROUPS: readonly MutationGroup[] = [
  {
    name: "keys",
    mutate: ["packages/keys/src/*.ts"],
    tests: ["packages/keys/test/{api-key,checksum,hash,redact,scopes}.test.ts"],
  },
  {
    name: "money",
    mutate: ["packages/rollover-rules/src/money/*.ts"],
    tests: [
      "packages/rollover-rules/test/money/!(receipts|money-out).test.ts",
      "packages/rollover-rules/test/money/*.test.ts",
      "packages/rollover-rules/test/workflow/undo-money.test.ts",
    ],
  },
  {
    name: "workflow",
    isPartial: true,
    mutate: ["packages/rollover-rules/src/workflow/**/*.ts"],
    tests: ["packages/rollover-rules/test/workflow/*.test.ts", "apps/api/test/workflow/*.test.ts"],
  },
  {
    name: "auth",
    isPartial: true,
    mutate: ["packages/service-kit/src/auth/*.ts"],
    tests: [
      "packages/service-kit/test/{address-blocks,client-address,credentials,fair-queue,key-*,rate-limit,refusal-*,round-robin-*,verify-*}.test.ts",
      "apps/api/test/rest/{credentials,ip-allowlist,rate-limit,unknown-api-keys}.test.ts",
    ],
  },
  {
    name: "sessions",
    isPartial: true,
    mutate: ["apps/widget-auth/src/sessions/**/*.ts", "apps/widget-auth/src/authenticate.ts"],
    tests: [
      "apps/widget-auth/test/sessions/{record-seals,hostile-tokens}.test.ts",
      "apps/widget-auth/test/sessions/open-session*.test.ts",
      "apps/widget-auth/test/sessions/!(session-store).test.ts",
      "apps/widget-auth/test/sessions/session-store.test.ts",
    ],
  },
  {
    name: "idempotency",
    isPartial: true,
    mutate: ["packages/operations/src/idempotency/*.ts", "packages/operations/src/run-operation.ts"],
    tests: [
      "packages/operations/test/{record-id,run-operation,repetitions}.test.ts",
      "packages/operations/test/*.test.ts",
      "apps/api/test/idempotency/{with-idempotency,replay,lifetime,stored-records}.test.ts",
      "apps/api/test/idempotency/!(every-write|killed-process).test.ts",
    ],
  },
  {
    name: "approvals",
    isPartial: true,
    mutate: ["apps/api/src/people/second-person/*.ts", "apps/api/src/approvals/step-up.ts"],
    tests: ["apps/api/test/approvals/*.test.ts"],
  },
  {
    name: "lanes",
    isPartial: true,
    mutate: ["apps/api/src/webhooks/sending/*.ts"],
    tests: [
      "apps/api/test/webhooks/{delivery-*,deliveries,empty-lanes,share-slots,result-batcher,save-attempt-results,locked-organization,loopback-config}.test.ts",
    ],
  },
];
