import type { Operation } from "@svc/service-kit/routes";
import { listProblemKinds, nameProblemComponent, type ProblemKind } from "./problem-responses.ts";
import { toPascal } from "./schema-names.ts";

/**
 * Names the problem responses that operations share. Keys are `ProblemKind`s as JSON. Responses with one error code are grouped by
 * code, and others by status. The most common response of a group is always included, and gets the group's name. Others are named
 * after their two codes, or after their difference from the most common response: `IdempotencyInProgressOrLimitExceeded`,
 * `BadRequestWithoutMalformedJson`.
 */
export function findSharedProblems(operations: readonly Operation[]): Map<string, string> {
  const byContent = Map.groupBy(operations.flatMap(listProblemKinds), (kind) => JSON.stringify(kind));
  const variants = [...byContent].map(([key, kinds]) => ({
    key,
    kind: kinds[0] as ProblemKind,
    count: kinds.length,
  }));
  const shared = new Map<string, string>();
  for (const [name, all] of Map.groupBy(variants, ({ kind }) => nameProblemComponent(kind))) {
    const [common, ...others] = all.sort((one, other) => other.count - one.count);
    if (!common) continue;
    shared.set(common.key, name);
    for (const { key, kind } of others.filter(({ count }) => count > 1))
      shared.set(key, nameVariant(kind, { name, common: common.kind }));
  }
  return shared;
}

function nameVariant(kind: ProblemKind, { name, common }: { name: string; common: ProblemKind }): string {
  const difference = formatDifference(kind.codes, common.codes);
  // Names only the first header: `WithoutRateLimit` also means without `RateLimit-Policy`.
  if (difference === "") return `${name}${formatDifference(kind.headers, common.headers, 1)}`;
  return kind.codes.length <= 2 ? kind.codes.map(toPascal).join("Or") : `${name}${difference}`;
}

function formatDifference(names: readonly string[], common: readonly string[], limit?: number): string {
  const joinNames = (listed: readonly string[]) => listed.slice(0, limit).map(toPascal).join("And");
  const [added, missing] = [
    names.filter((one) => !common.includes(one)),
    common.filter((one) => !names.includes(one)),
  ];
  return `${added.length > 0 ? `With${joinNames(added)}` : ""}${missing.length > 0 ? `Without${joinNames(missing)}` : ""}`;
}
