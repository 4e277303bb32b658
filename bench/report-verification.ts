import { median } from "./load.ts";
import { printLine } from "./report.ts";
import { A_MILLION, compare, FEW, measureVerification, WITH, WITHOUT } from "./verification.ts";

/** `npm run bench -- verification` */
export async function reportVerification(): Promise<void> {
  const results = await measureVerification();
  printLine("\n| key verification | µs per call | range |\n|---|---:|---|");
  for (const { name, rounds } of results) {
    const [middle, least, most] = [median(rounds), Math.min(...rounds), Math.max(...rounds)];
    printLine(`| ${name} | ${middle.toFixed(1)} | ${least.toFixed(1)} to ${most.toFixed(1)} |`);
  }
  printLine("\n| variant | compared with | median ratio |\n|---|---|---:|");
  const against = (name: string, base: string) =>
    printLine(`| ${name} | ${base} | ${Math.round(compare(results, name, base) * 100)} % |`);
  against(WITH, WITHOUT);
  for (const key of ["a known key", "an unknown key"]) against(`${key}, ${A_MILLION}`, `${key}, ${FEW}`);
}
