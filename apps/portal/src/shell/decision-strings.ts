import { localize } from "./language.ts";

export const strings = localize({
  en: {
    requested: "A request is waiting for your decision",
    confirmed: "Your request was confirmed",
    declined: "Your request was declined",
    open: "Open",
  },
});
