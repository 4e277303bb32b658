import { type Call, type Change, operationBuilders } from "@svc/operations";
import type { ApiContext } from "./context.ts";

export const { read, list, lines, file, write, steps } = operationBuilders<ApiContext>();

export type ApiCall = Call<ApiContext>;

export type ApiChange = ApiCall & Change;
