import { describe, expect, it } from "@jest/globals";
import { findThrowingParts } from "@svc/testing";
import { operations } from "../src/operations.ts";

describe("The input schema of an operation", () => {
  it("never throws an exception, whatever the value", () => {
    const inputs = operations.filter(({ input }) => input !== undefined);
    expect(inputs.length).toBeGreaterThan(1);
    const throwing = inputs.flatMap(({ name, input, example }) =>
      findThrowingParts(input, name, example.input),
    );
    expect(throwing).toEqual([]);
  });
});
