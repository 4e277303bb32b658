import { type Call, type Change, createOperationBuilders } from "@svc/operations";
import type { ApiContext } from "./context.ts";

/** `lines` streams NDJSON, `file` returns a file, and `steps` manages its own transactions. */
export const { read, list, lines, file, write, steps } = createOperationBuilders<ApiContext>();

export type ApiCall = Call<ApiContext>;

export type ApiChange = ApiCall & Change;
