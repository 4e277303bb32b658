import type { RequestHandler } from "express";
import type { Step } from "./exchange.ts";

/** Steps as Express takes them. */
export function inExpress(...steps: readonly Step[]): RequestHandler {
  return (req, res, next) => {
    for (const step of steps) step(req, res);
    next();
  };
}
