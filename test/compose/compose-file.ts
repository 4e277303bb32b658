import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export const ROOT = join(import.meta.dirname, "../..");

interface ComposeService {
  image: string;
  user?: string;
  command?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  networks: string[];
  healthcheck?: { test: string[] };
  logging?: { driver: string; options: Record<string, string> };
  deploy?: { replicas?: number; resources?: { limits?: { cpus?: string; memory?: string } } };
  restart: string;
  stop_grace_period?: string;
  read_only?: boolean;
  cap_drop?: string[];
  container_name?: string;
}

/** `merge` enables `<<`, which compose supports, but YAML 1.2 does not have. */
export const COMPOSE = parse(readFileSync(join(ROOT, "docker-compose.yml"), "utf8"), { merge: true }) as {
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
};

export function getComposeService(name: string): ComposeService {
  const service = COMPOSE.services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name}`);
  return service;
}

/** Expands `${NAME…}` as compose does, including nested defaults. */
export function expandVariables(text: string, values: Record<string, string> = {}): string {
  const filled = text.replace(
    /\$\{([A-Z_]+)(?::-([^{}]*))?\}/g,
    (_, name: string, fallback = "") => values[name] ?? fallback,
  );
  return filled === text ? text : expandVariables(filled, values);
}

export function buildServiceEnvironment(
  name: string,
  secretsFolder: string,
  values: Record<string, string> = {},
): Record<string, string> {
  const { environment = {} } = getComposeService(name);
  return Object.fromEntries(
    Object.entries(environment).map(([variable, text]) => [
      variable,
      expandVariables(text, values).replace("/run/secrets/", `${secretsFolder}/`),
    ]),
  );
}
