import type { Request, Response } from "express";
import type { ApiContext } from "../../context/context.ts";
import type { SignInServices } from "./sign-in.ts";

export interface AuthCall {
  ctx: ApiContext;
  services: SignInServices;
  origin: string;
  req: Request;
  res: Response;
}
