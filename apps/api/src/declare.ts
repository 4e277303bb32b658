import { type Call, type Change, operationsOf } from "@svc/operations";
import type { ApiContext } from "./context.ts";

export const { read, list, lines, file, write, steps } = operationsOf<ApiContext>();

export type ApiCall = Call<ApiContext>;

export type ApiChange = ApiCall & Change;
