import { describe, expect, it } from "@jest/globals";
import { findThrowingParts } from "@svc/testing";
import { operations } from "../src/operations.ts";

describe("The input of an operation", () => {
  it("reports an issue for any value, and never throws", () => {
    const inputs = operations.filter(({ input }) => input !== undefined);
    expect(inputs.length).toBeGreaterThan(1);
    const throwing = inputs.flatMap(({ name, input, example }) =>
      findThrowingParts(input, name, example.input),
    );
    expect(throwing).toEqual([]);
  });
});
