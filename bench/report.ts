import { median, type Result, ratio } from "./load.ts";

// What the measurements say: tables in Markdown, for the README beside them.

export const say = (text: string): void => console.log(text);

export function reportRates(results: readonly Result[]): void {
  say("\n| what | requests a second | lowest to highest |\n|---|---:|---|");
  for (const { name, rates } of results) {
    say(
      `| ${name} | ${Math.round(median(rates))} | ${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))} |`,
    );
  }
  say("\n| of | against | median of the rounds |\n|---|---|---:|");
}

export function compareRates(results: readonly Result[], name: string, against: string): void {
  say(`| ${name} | ${against} | ${Math.round(ratio(results, name, against) * 100)} % |`);
}
