import { useQuery } from "@tanstack/react-query";
import type { Schema } from "../forms/field.ts";
import { getQuery } from "./queries.ts";

/** Returns the input schema of an operation, such as `createRollover`. */
export function useInputSchema(operation: string): Schema | undefined {
  const { data } = useQuery({ ...getQuery("/portal/api/forms"), staleTime: Number.POSITIVE_INFINITY });
  return data?.data.find((form) => form.operation === operation)?.input as Schema | undefined;
}
