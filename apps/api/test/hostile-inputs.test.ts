import { describe, expect, it } from "@jest/globals";
import { findThrowingParts } from "@svc/testing";
import { operationsIn, portalOperations } from "../src/transport/operations.ts";

const OPERATIONS = new Set([...operationsIn("live"), ...operationsIn("test"), ...portalOperations]);

describe("Operation input", () => {
  it("is validated without an exception, even with hostile values", () => {
    const operationsWithInput = [...OPERATIONS].filter(({ input }) => input !== undefined);
    expect(operationsWithInput.length).toBeGreaterThan(50);
    const throwing = operationsWithInput.flatMap(({ name, input, example }) =>
      findThrowingParts(input, name, example.input),
    );
    expect(throwing).toEqual([]);
  });
});
