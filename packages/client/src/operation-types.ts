import type { operations } from "./generated/api.ts";

// What an operation takes and gives, by its name in the document.

type Name = keyof operations;
type Json<Content> = Content extends { content: { "application/json": infer Value } } ? Value : never;

/** The parameters of its query; a cursor is kept by the list itself, and may be given to begin elsewhere. */
export type Query<Id extends Name> = operations[Id] extends { parameters: { query?: infer Value } }
  ? NonNullable<Value>
  : never;

/** Its body. */
export type Body<Id extends Name> = Json<NonNullable<operations[Id]["requestBody"]>>;

/** What it answers when it is done. */
export type Answer<Id extends Name> = {
  [Status in keyof operations[Id]["responses"] & (200 | 201 | 202)]: Json<
    operations[Id]["responses"][Status]
  >;
}[keyof operations[Id]["responses"] & (200 | 201 | 202)];

/** One of a list. */
export type Item<Id extends Name> = Answer<Id> extends { data: (infer Value)[] } ? Value : never;

/** A line of an export, as `readLines` gives it. */
export type Line<Id extends Name> = operations[Id] extends {
  responses: { 200: { content: { "application/x-ndjson": infer Value } } };
}
  ? Value
  : never;
