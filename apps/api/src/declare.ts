import { type Call, type Change, operationsOf } from "@svc/operations";
import type { ApiContext } from "./context.ts";

/** The ways to declare an operation of the API. */
export const { read, list, lines, file, write, steps } = operationsOf<ApiContext>();

/** What an operation of the API is run with. */
export type ApiCall = Call<ApiContext>;

/** What an operation of the API that changes something is run with. */
export type ApiChange = ApiCall & Change;
