/**
 * Steps after the choice of companies, with their texts and styles. Loaded separately; without a bundler, the file is
 * `svc-rollover-widget.steps.js`.
 */
export { laterEn } from "./strings/later-en.ts";
export { CARDS } from "./styles/cards.ts";
export { makeDetailsStep } from "./views/details-step.ts";
export { makeDoneStep } from "./views/done-step.ts";
export { makeReviewStep } from "./views/review-step.ts";
export { makeTypeHelp } from "./views/type-help.ts";
