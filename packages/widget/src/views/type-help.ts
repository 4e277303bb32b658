import {
  type AnswerResult,
  FIRST_QUESTION,
  getAnswers,
  isQuestion,
  type Question,
} from "../state/type-questions.ts";
import type { StringName } from "../strings/en.ts";
import type { Texts } from "../strings/texts.ts";
import { h } from "./dom.ts";

/** Text keys of questions that share texts. */
const TEXT_KEYS: Partial<Record<Question, string>> = {
  companyTax: "tax",
  nonprofitTax: "tax",
  governmentTax: "tax",
  savingTax: "tax",
};

/** @param onResult receives the result and must remove the questions */
export function createTypeHelp(
  texts: Texts,
  onResult: (result: Exclude<AnswerResult, Question>) => void,
): HTMLElement {
  const panel = h("div", { class: "card help", role: "group", "aria-labelledby": "type-question" });
  const showQuestion = (question: Question, previousQuestions: readonly Question[]): void => {
    const key = TEXT_KEYS[question] ?? question;
    const answerText = (answer: string) => texts(`ask_${key}_${answer}` as StringName);
    const heading = h("h3", { id: "type-question", tabindex: -1 }, texts(`ask_${key}` as StringName));
    const previous = previousQuestions.at(-1);
    panel.replaceChildren(
      heading,
      h(
        "div",
        "choices",
        ...getAnswers(question).map(([answer, next]) =>
          h(
            "button",
            {
              type: "button",
              class: "choice",
              onclick: () => {
                if (isQuestion(next)) showQuestion(next, [...previousQuestions, question]);
                else onResult(next);
              },
            },
            answer === "unknown" ? texts("askUnknown") : answerText(answer),
          ),
        ),
      ),
      previous
        ? h(
            "button",
            {
              type: "button",
              class: "link",
              onclick: () => showQuestion(previous, previousQuestions.slice(0, -1)),
            },
            texts("askBefore"),
          )
        : "",
    );
    heading.focus();
  };
  // Only elements in the document can take focus.
  queueMicrotask(() => showQuestion(FIRST_QUESTION, []));
  return panel;
}
