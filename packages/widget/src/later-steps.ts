export { laterEn } from "./strings/later-en.ts";
export { CARDS } from "./styles/cards.ts";
export { createDetailsStep } from "./views/details-step.ts";
export { createDoneStep } from "./views/done-step.ts";
export { createReviewStep } from "./views/review-step.ts";
export { createTypeHelp } from "./views/type-help.ts";
