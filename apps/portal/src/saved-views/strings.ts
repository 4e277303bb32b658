import { localize } from "../shell/language.ts";

export const strings = localize({
  en: { title: "Views", overLimit: "1,000+", rollovers: "rollovers" },
});
