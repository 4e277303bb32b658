import { localize } from "../shell/language.ts";
import { lowerFirst, toLabel } from "./labels.ts";

export const strings = localize({
  en: {
    more: "More fields:",
    optional: "optional",
    add: (label: string) => `Add: ${lowerFirst(label)}`,
    addItem: "Add item",
    remove: "Remove",
    removeItem: (count: number) => `Remove item ${count}`,
    item: (label: string, count: number) => `${label} ${count}`,
    pairName: "Name",
    pairValue: "Value",
    notSet: "Not set",
    yes: "Yes",
    no: "No",
    optionLabel: toLabel,
    save: "Save changes",
    cancel: "Cancel",
    onePerLine: "Enter one per line.",
    lineError: (line: number, detail: string) => `Line ${line} ${detail}.`,
    invalidTitle: "Some fields have errors",
    invalidDetail: "Correct the marked fields.",
  },
});
