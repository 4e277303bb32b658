import { expect, it } from "@jest/globals";
import type { Logger } from "@svc/service-kit";
import { createRejectionLogger } from "../src/index.ts";

it("logs the first rejected caller, and then the number of rejected callers every five seconds", () => {
  const lines: unknown[] = [];
  let now = 0;
  const onRefused = createRejectionLogger(
    { warn: (fields: unknown) => lines.push(fields) } as unknown as Logger,
    () => now,
  );
  for (; now < 10_000; now += 1_000) onRefused(7);
  expect(lines).toEqual([
    { refused: 1, waiting: 7 },
    { refused: 5, waiting: 7 },
  ]);
});
