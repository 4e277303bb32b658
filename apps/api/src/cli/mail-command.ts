import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Command } from "commander";
import { MAIL_EXAMPLES } from "./mail-examples.ts";
import { print } from "./print.ts";

export function mailCommand(_env: NodeJS.ProcessEnv): Command {
  const mail = new Command("mail").description("preview the emails that this deployment sends");

  mail
    .command("preview")
    .description("write an example of every email as an HTML and a text file; sends nothing")
    .argument("<folder>", "folder for the files; created if it is missing")
    .option("--json", "print JSON")
    .action(async (folder: string, options: { json?: true }) => {
      await mkdir(folder, { recursive: true });
      const names = Object.keys(MAIL_EXAMPLES);
      for (const [name, { subject, html, text }] of Object.entries(MAIL_EXAMPLES)) {
        await writeFile(join(folder, `${name}.html`), html);
        await writeFile(join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}`);
      }
      print(options.json === true, { object: "mail_preview", folder, names }, [
        `Wrote ${names.length} emails to ${folder}.`,
      ]);
    });

  return mail;
}
