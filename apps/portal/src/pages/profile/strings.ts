import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Profile",
  },
});
