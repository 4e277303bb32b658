import { inLanguages } from "../shell/language.ts";
import { toWords } from "./words.ts";

export const strings = inLanguages({
  en: {
    more: "More that can be said:",
    optional: "optional",
    add: (what: string) => `Add: ${what.toLowerCase()}`,
    addItem: "Add one",
    remove: "Remove",
    removeItem: (count: number) => `Remove number ${count}`,
    item: (what: string, count: number) => `${what} ${count}`,
    pairName: "Name",
    pairValue: "Value",
    notSaid: "Not said",
    yes: "Yes",
    no: "No",
    wordOf: toWords,
    save: "Save the changes",
    cancel: "Cancel",
    doesNotFit: "Some of what was entered does not fit",
    seeFields: "See the fields that are marked.",
  },
});
