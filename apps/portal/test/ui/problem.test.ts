import { expect, it } from "@jest/globals";
import { ProblemError } from "../../src/api/problem.ts";

it("lists the issues that no field of a form shows", () => {
  const onForm = { pointer: "#/address/line1", detail: "is required" };
  const elsewhere = { pointer: "#/metadata", detail: "has too many fields" };
  const parameter = { parameter: "year", detail: "is not a year" };
  const error = new ProblemError({
    type: "/errors/validation_failed",
    title: "Invalid request",
    status: 422,
    detail: "The body is invalid.",
    code: "validation_failed",
    requestId: "req_1",
    errors: [onForm, elsewhere, parameter],
  });
  expect(error.listIssuesOutside((name) => name === "address/line1")).toEqual([elsewhere, parameter]);
  expect(error.listIssuesOutside(() => false)).toEqual([onForm, elsewhere, parameter]);
});
