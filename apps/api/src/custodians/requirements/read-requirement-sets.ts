import type { Sql } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import type { RequirementSet } from "./requirement-set.ts";
import { findCurrentSets, findRequirementSets } from "./requirement-set-store.ts";

export async function readCurrentSets(
  db: Sql,
  organizationId: string,
  subjectIds: readonly string[],
): Promise<RequirementSet[]> {
  const sets = await findCurrentSets(db, organizationId, subjectIds);
  return subjectIds.flatMap((subjectId) => sets.find((set) => set.subjectId === subjectId) ?? []);
}

/** @throws Problem `not_found` */
export async function getRequirementSetById(
  db: Sql,
  organizationId: string,
  id: string,
): Promise<RequirementSet> {
  const [set] = await findRequirementSets(db, organizationId, [id]);
  if (!set) throw notFound("requirement set");
  return set;
}
