import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import graphql from "highlight.js/lib/languages/graphql";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";

const LANGUAGES = { bash, go, graphql, json, python, typescript };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

/** Returns HTML with a class for each kind of token, or null for an unknown language. */
export function highlight(language: string, code: string): string | null {
  return language in LANGUAGES ? hljs.highlight(code, { language }).value : null;
}
