import type { operations } from "./generated/api.ts";

type Name = keyof operations;
type Json<Content> = Content extends { content: { "application/json": infer Value } } ? Value : never;

/** Query parameters. Lists set `cursor` themselves; pass a cursor to start elsewhere. */
export type Query<Id extends Name> = operations[Id] extends { parameters: { query?: infer Value } }
  ? NonNullable<Value>
  : never;

/** Request body. */
export type Body<Id extends Name> = Json<NonNullable<operations[Id]["requestBody"]>>;

/** Response body on success. */
export type ResponseBody<Id extends Name> = {
  [Status in keyof operations[Id]["responses"] & (200 | 201 | 202)]: Json<
    operations[Id]["responses"][Status]
  >;
}[keyof operations[Id]["responses"] & (200 | 201 | 202)];

/** Item of a list. */
export type Item<Id extends Name> = ResponseBody<Id> extends { data: (infer Value)[] } ? Value : never;

/** Line of an export; see `readLines`. */
export type Line<Id extends Name> = operations[Id] extends {
  responses: { 200: { content: { "application/x-ndjson": infer Value } } };
}
  ? Value
  : never;
