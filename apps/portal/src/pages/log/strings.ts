import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Request",
    answered: "Answered",
    when: "When",
    duration: "Duration",
    service: "Service",
    services: { api: "API", widget_auth: "Widget authentication" },
    key: "Key",
    member: "Member",
    none: "None",
    id: "Request id",
    meaning: "What it means",
    remedy: "What to do",
    reference: "The error in the reference",
    sameCode: "Requests with the same error",
    sameKey: "Requests with the same key",
    routes: "The reference",
    notKept: "No body, no query and no address is kept of a request.",
  },
});
