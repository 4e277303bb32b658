import { type Call, type Change, createOperationBuilders } from "@svc/operations";
import type { ApiContext } from "./context.ts";

export const { read, list, lines, file, write, steps } = createOperationBuilders<ApiContext>();

export type ApiCall = Call<ApiContext>;

export type ApiChange = ApiCall & Change;
