import type { Command } from "commander";
import { digestKey, openSession } from "../calls/session.ts";
import { CliError } from "../exit-codes.ts";
import { deleteHistory } from "../history/history.ts";
import { ask, canAsk, readSecret } from "../input/prompts.ts";
import { printJson, printLine, printNote, printObject, printTable } from "../output/print.ts";
import { getPaths } from "../settings/paths.ts";
import { readProfiles, writeProfiles } from "../settings/profiles.ts";
import { readProofKey } from "../settings/proof-key.ts";
import { type CommonOptions, connect, defineCommand, type Run } from "./define-command.ts";

const PROFILE_NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;

export function addProfileCommands(program: Command, run: Run): void {
  defineCommand(program, "login", "check an API key and store it for later commands")
    .option("--proof-key <file>", "file with the private JWK, if the API key is bound to a public key")
    .addHelpText(
      "after",
      "\nReads the key from standard input, or asks for it. A key is never an argument, because other users can see arguments.",
    )
    .action((options: CommonOptions & { proofKey?: string }) => logIn(run, options));
  defineCommand(program, "logout", "delete a stored key and its request history").action(
    (options: CommonOptions) => logOut(run, options),
  );
  defineCommand(program, "whoami", "show the API key that commands use").action(
    async (options: CommonOptions) => {
      const { client } = await connect(run, options);
      const key = await client.apiKeys.current({ signal: run.signal });
      if (options.json) printJson(key);
      else printObject(key);
    },
  );
  const profiles = program.command("profiles").description("list and select stored keys");
  defineCommand(profiles, "list", "list profiles").action(async ({ json }: CommonOptions) => {
    const stored = await readProfiles(getPaths(run.env).config);
    const data = Object.entries(stored.profiles).map(([name, { apiUrl, apiKey }]) => ({
      name,
      apiUrl,
      environment: apiKey.split("_")[1],
      isCurrent: name === stored.current,
    }));
    if (json) printJson({ object: "list", data });
    else
      printTable(
        ["PROFILE", "ENVIRONMENT", "URL", "CURRENT"],
        data.map(({ name, environment, apiUrl, isCurrent }) => [
          name,
          environment,
          apiUrl,
          isCurrent ? "yes" : "",
        ]),
      );
  });
  defineCommand(profiles, "use", "use a profile by default")
    .argument("<name>", "name of the profile")
    .action(async (name: string) => {
      const { config } = getPaths(run.env);
      const stored = await readProfiles(config);
      if (!Object.hasOwn(stored.profiles, name))
        throw new CliError(`There is no profile ${JSON.stringify(name)}.`);
      await writeProfiles(config, { ...stored, current: name });
      printNote(`Commands now use profile ${name}.`);
    });
}

async function logIn(
  run: Run,
  { profile, apiUrl, proofKey: proofKeyFile, json }: CommonOptions & { proofKey?: string },
): Promise<void> {
  const { config } = getPaths(run.env);
  const stored = await readProfiles(config);
  const name = profile ?? stored.current;
  if (!PROFILE_NAME.test(name))
    throw new CliError("A profile name can contain only lowercase letters, digits, - and _.");
  const storedUrl = Object.hasOwn(stored.profiles, name) ? stored.profiles[name]?.apiUrl : undefined;
  const url =
    apiUrl ?? run.env.SVC_API_URL ?? storedUrl ?? (canAsk() ? await ask("URL of the API: ", run.signal) : "");
  if (url === "") throw new CliError("Pass --api-url with the URL of the API.");
  const apiKey = await readSecret("API key (ak_, not shown): ");
  const proofKey = proofKeyFile === undefined ? undefined : await readProofKey(proofKeyFile);
  const session = await openSession({ apiUrl: url, apiKey, proofKey, profile: name }, run.env);
  run.baseUrl = session.baseUrl;
  const key = await session.reader.apiKeys.current({ signal: run.signal });
  const newProfile = { apiUrl: session.baseUrl, apiKey, ...(proofKey && { proofKey }) };
  const profiles = { ...stored.profiles, [name]: newProfile };
  await writeProfiles(config, { current: name, profiles });
  if (json) printJson({ profile: name, apiUrl: session.baseUrl, apiKey: key });
  else printLine(`Logged in with key ${key.name} (${session.environment}) as profile ${name}.`);
  if (run.env.SVC_AK) printNote("SVC_AK is set, and commands use it instead of the profile.");
}

async function logOut(run: Run, { profile, json }: CommonOptions): Promise<void> {
  const { config, history } = getPaths(run.env);
  const stored = await readProfiles(config);
  const name = profile ?? stored.current;
  const { [name]: removed, ...profiles } = stored.profiles;
  if (!removed) throw new CliError(`There is no profile ${JSON.stringify(name)}.`);
  const [next = stored.current] = Object.keys(profiles);
  await writeProfiles(config, { current: stored.current === name ? next : stored.current, profiles });
  await deleteHistory(history, digestKey(removed.apiKey));
  if (json) printJson({ profile: name, deleted: true });
  else
    printLine(
      `Deleted the key and the request history of profile ${name}. The key stays active until you revoke it.`,
    );
}
