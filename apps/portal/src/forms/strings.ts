import { inLanguages } from "../shell/language.ts";
import { toWords } from "./words.ts";

export const strings = inLanguages({
  en: {
    more: "More fields:",
    optional: "optional",
    add: (what: string) => `Add: ${what.toLowerCase()}`,
    addItem: "Add item",
    remove: "Remove",
    removeItem: (count: number) => `Remove item ${count}`,
    item: (what: string, count: number) => `${what} ${count}`,
    pairName: "Name",
    pairValue: "Value",
    notSaid: "Not set",
    yes: "Yes",
    no: "No",
    wordOf: toWords,
    save: "Save changes",
    cancel: "Cancel",
    doesNotFit: "Some fields have errors",
    seeFields: "Correct the marked fields.",
  },
});
