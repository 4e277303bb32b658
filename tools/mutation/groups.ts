/** Sources to mutate, and the tests that must notice each mutation, fastest first. Both are globs. */
export interface MutationGroup {
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
  /** True if mutants only remove organization filters. The group's files cannot belong to another group. */
  removesFilters?: true;
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
    name: "sessions",
    mutate: ["apps/widget-auth/src/sessions/*.ts", "apps/widget-auth/src/authenticate.ts"],
    tests: [
      "apps/widget-auth/test/sessions/{record-seals,open-session,open-session-refusals,hostile-tokens}.test.ts",
      "apps/widget-auth/test/sessions/!(session-store).test.ts",
      "apps/widget-auth/test/sessions/session-store.test.ts",
    ],
  },
  {
    name: "idempotency",
    mutate: ["packages/operations/src/idempotency/*.ts", "packages/operations/src/run-operation.ts"],
    tests: [
      "packages/operations/test/{idempotency-key,call-costs,record-id,run-operation,repetitions}.test.ts",
      "packages/operations/test/{changes,deferred-write,delete-responses}.test.ts",
      "apps/api/test/idempotency/with-idempotency.test.ts",
    ],
  },
  {
    name: "approvals",
    mutate: [
      "apps/api/src/people/second-person/{approval,covered-facts,find-approvers,lock-pending,person,recent-sponsors}.ts",
      "apps/api/src/people/second-person/{require-second-person,sweep-approvals,withdraw-approvals}.ts",
      "apps/api/src/approvals/step-up.ts",
    ],
    tests: [
      "apps/api/test/approvals/{approval,person,fact-comparison,require-second-person,deciding-person}.test.ts",
      "apps/api/test/approvals/{approval-ends,step-up}.test.ts",
    ],
  },
  {
    name: "auth",
    mutate: [
      "packages/service-kit/src/auth/{address-blocks,client-address,credentials,key-cache,principal}.ts",
      "packages/service-kit/src/auth/{rate-limit,refusal-limiter,verify-api-key}.ts",
    ],
    tests: [
      "packages/service-kit/test/{verify-api-key,key-cache,address-blocks,client-address}.test.ts",
      "packages/service-kit/test/{credentials,key-cache-invalidation,rate-limit,refusal-limiter}.test.ts",
    ],
  },
  {
    name: "workflow",
    mutate: [
      "packages/rollover-rules/src/workflow/{action-definition,apply-action,death,document-actions,document-rules}.ts",
      "packages/rollover-rules/src/workflow/{expected-action,guards,money-actions,pending-on,transitions}.ts",
      "packages/rollover-rules/src/workflow/workflow-state.ts",
    ],
    tests: [
      "packages/rollover-rules/test/workflow/{guards,transitions,death,documents,undo-money}.test.ts",
      "packages/rollover-rules/test/workflow/{amend,apply-action,expected-action,mismatch-guards}.test.ts",
    ],
  },
  {
    name: "lanes",
    mutate: [
      "apps/api/src/webhooks/sending/{attempt-delivery,delivery-request,delivery-store,result-batcher}.ts",
      "apps/api/src/webhooks/sending/{save-attempt-results,schedule,share-slots}.ts",
    ],
    tests: [
      "apps/api/test/webhooks/{delivery-rules,attempt-outcome,share-slots,result-batcher}.test.ts",
      "apps/api/test/webhooks/{save-attempt-results,empty-lanes,delivery-claims,delivery-locks}.test.ts",
    ],
  },
  {
    name: "isolation",
    removesFilters: true,
    mutate: [
      "packages/{accounts,custodians}/src/**/*.ts",
      "apps/api/src/!(platform)/**/*-store.ts",
      "apps/api/src/rollovers/**/*.ts",
    ],
    tests: ["apps/api/test/store-organizations.test.ts"],
  },
];
