import { describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { applySchemaOrder } from "../src/endpoints/index.ts";

const schema = z.strictObject({
  id: z.string(),
  side: z.strictObject({ type: z.string(), name: z.string().optional() }).nullable(),
  items: z.array(z.strictObject({ b: z.number(), a: z.number() })),
  metadata: z.record(z.string(), z.string()),
  data: z.unknown(),
  either: z.union([
    z.strictObject({ kind: z.literal("x"), v: z.number() }),
    z.strictObject({ v: z.string(), kind: z.literal("y") }),
  ]),
});

const stringifyInOrder = (value: unknown) => JSON.stringify(applySchemaOrder(schema, value));

describe("applySchemaOrder", () => {
  it("orders fields as in the schema, or by name where the schema lists no fields", () => {
    const value = {
      either: { v: 1, kind: "x" },
      data: { z: [{ b: 1, a: null }], a: 1 },
      metadata: { longer: "1", b: "2", "10": "3" },
      items: [{ a: 1, b: 2 }],
      side: { name: "n", type: "t" },
      id: "1",
    };
    expect(stringifyInOrder(value)).toBe(
      '{"id":"1","side":{"type":"t","name":"n"},"items":[{"b":2,"a":1}],"metadata":{"10":"3","b":"2","longer":"1"},' +
        '"data":{"a":1,"z":[{"a":null,"b":1}]},"either":{"kind":"x","v":1}}',
    );
  });

  it("keeps every field, whether the schema knows it or not", () => {
    const value = { unknown: { b: 1, a: 2 }, side: null, id: "1", extra: undefined };
    expect(stringifyInOrder(value)).toBe('{"id":"1","side":null,"unknown":{"a":2,"b":1}}');
  });
});
