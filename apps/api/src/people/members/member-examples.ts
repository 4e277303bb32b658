import type { MemberView } from "./member-view.ts";

export const member: MemberView = {
  id: "mem_01m7zphvt4eh0vrbxym99cz5r2",
  object: "member",
  name: "Grace Hopper",
  email: "grace@example.com",
  role: "operations",
  hasSecondFactor: true,
  version: 1,
  createdAt: "2026-11-21T18:40:29.886Z",
};

export const invitation = {
  id: "inv_01m7zphvt4eh0vrbxym99cz5r2",
  object: "invitation" as const,
  email: "ada@example.com",
  role: "developer" as const,
  createdAt: "2026-11-21T18:40:29.886Z",
  expiresAt: "2026-11-28T18:40:29.886Z",
};
