import { expect, it } from "@jest/globals";
import { findControlCharacter, findNonAscii } from "../src/file-lines.ts";

it.each([
  { name: "printable ASCII", character: "~", isControl: false, isOutsideAscii: false },
  { name: "a tab", character: "\t", isControl: false, isOutsideAscii: false },
  { name: "BEL", character: "\u0007", isControl: true, isOutsideAscii: false },
  { name: "DEL", character: "\u007f", isControl: true, isOutsideAscii: false },
  { name: "the first character after ASCII", character: "\u0080", isControl: false, isOutsideAscii: true },
])("classifies $name", ({ character, isControl, isOutsideAscii }) => {
  expect(findControlCharacter(`a${character}`)).toBe(isControl ? 1 : -1);
  expect(findNonAscii(`a${character}`)).toBe(isOutsideAscii ? 1 : -1);
});
