/**
 * What a participant needs once both companies are found, loaded meanwhile: the steps that follow, their texts and their styles. As
 * a file for pages without a build it is `svc-rollover-widget.steps.js`.
 */
export { laterEn } from "./strings/later-en.ts";
export { CARDS } from "./styles/cards.ts";
export { makeDetailsStep } from "./views/details-step.ts";
export { makeDoneStep } from "./views/done-step.ts";
export { makeReviewStep } from "./views/review-step.ts";
export { makeTypeHelp } from "./views/type-help.ts";
