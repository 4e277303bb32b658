import type { Operation } from "@svc/service-kit/routes";
import { componentNameFor, type ProblemKind, problemKinds } from "./problem-responses.ts";
import { toPascal } from "./schema-names.ts";

/**
 * Names the problem responses that several operations have, by their JSON. The most common response of a status has the status as its
 * name. Others have their codes, if there are two, or their difference from it: `IdempotencyInProgressOrLimitExceeded`,
 * `BadRequestWithoutMalformedJson`.
 */
export function findSharedProblems(operations: readonly Operation[]): Map<string, string> {
  const byContent = Map.groupBy(operations.flatMap(problemKinds), (kind) => JSON.stringify(kind));
  const variants = [...byContent].map(([key, kinds]) => ({
    key,
    kind: kinds[0] as ProblemKind,
    count: kinds.length,
  }));
  const shared = new Map<string, string>();
  for (const [name, all] of Map.groupBy(variants, ({ kind }) => componentNameFor(kind))) {
    const [common, ...others] = all.sort((one, other) => other.count - one.count);
    if (!common) continue;
    shared.set(common.key, name);
    for (const { key, kind } of others.filter(({ count }) => count > 1))
      shared.set(key, nameVariant(kind, { name, common: common.kind }));
  }
  return shared;
}

function nameVariant(kind: ProblemKind, { name, common }: { name: string; common: ProblemKind }): string {
  const difference = compare(kind.codes, common.codes);
  // Headers come in groups. The first of the group identifies it: `WithoutRateLimit`.
  if (difference === "") return `${name}${compare(kind.headers, common.headers, 1)}`;
  return kind.codes.length <= 2 ? kind.codes.map(toPascal).join("Or") : `${name}${difference}`;
}

function compare(own: readonly string[], common: readonly string[], limit?: number): string {
  const list = (names: readonly string[]) => names.slice(0, limit).map(toPascal).join("And");
  const [added, missing] = [
    own.filter((one) => !common.includes(one)),
    common.filter((one) => !own.includes(one)),
  ];
  return `${added.length > 0 ? `With${list(added)}` : ""}${missing.length > 0 ? `Without${list(missing)}` : ""}`;
}
