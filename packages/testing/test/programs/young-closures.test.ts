import { runInNewContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { keepClosuresYoung } from "../../src/programs/young-closures.ts";

describe("keepClosuresYoung", () => {
  it.each([
    [
      "query.callback = (error, result) => (error ? reject(error) : resolve(result));",
      "query.callback = (0, (error, result) => (error ? reject(error) : resolve(result)));",
    ],
    ["this.reject = async function () {};", "this.reject = (0, async function () {});"],
    ["all[name] = one => one", "all[name] = (0, one => one)"],
    ["a.b = () => { c.d = () => 1 }", "a.b = (0, () => { c.d = (0, () => 1) })"],
  ])("has %s made among the young", (before, after) => {
    expect(keepClosuresYoung(`function work() { ${before} }`)).toBe(`function work() { ${after} }`);
    expect(keepClosuresYoung(`class A { work() { ${before} } }`)).toBe(`class A { work() { ${after} } }`);
  });

  it.each([
    "Method.prototype.work = function () {};",
    "exports.work = () => 1;",
    "const work = () => { const one = () => 1; work.one = one; };",
    "const work = () => ({ one: () => 1 });",
    "const work = (a) => { a.one ??= () => 1; let b; b = () => 2; a.two = make(() => 3); };",
    "#!/usr/bin/env node\nawait import('x');",
  ])("leaves as it is: %s", (program) => {
    expect(keepClosuresYoung(program)).toBe(program);
  });

  it("leaves names, lines and what is done as they were", () => {
    const program = "(function () {\n  const a = {};\n  a.b = () => 1;\n  return [a.b(), a.b.name];\n})()";
    const rewritten = keepClosuresYoung(program);
    expect(rewritten.split("\n")).toHaveLength(program.split("\n").length);
    const done = (text: string) => JSON.stringify(runInNewContext(text));
    expect(done(rewritten)).toBe(done(program));
  });
});
