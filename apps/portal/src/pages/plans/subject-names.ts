import { useCustodianNames, usePlanNames } from "../../pickers/index.ts";

interface SubjectIds {
  planId: string | null;
  custodianId: string | null;
}

export function useSubjectNames(rows: readonly SubjectIds[]): (row: SubjectIds) => string {
  const plans = usePlanNames(rows.flatMap(({ planId }) => planId ?? []));
  const custodians = useCustodianNames(rows.flatMap(({ custodianId }) => custodianId ?? []));
  return ({ planId, custodianId }) => {
    const id = planId ?? custodianId ?? "";
    return plans.get(id) ?? custodians.get(id) ?? id;
  };
}

export function toSubjectHref({ planId, custodianId }: SubjectIds): string {
  return planId === null ? `/custodians/${custodianId}` : `/plans/${planId}`;
}
