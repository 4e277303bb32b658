import type { Request, Response } from "express";
import type { ApiContext } from "../../context/context.ts";
import type { OpenSignIn } from "./sign-in.ts";

export interface AuthCall {
  ctx: ApiContext;
  open: OpenSignIn;
  origin: string;
  req: Request;
  res: Response;
}
