import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth, tokenOfLink } from "../../api/sign-in-calls.ts";
import { Button, Form, Loaded, Notice, PageHeader, TextField } from "../../ui/index.ts";
import { roleName } from "../team/roles.ts";
import { strings } from "./strings.ts";

interface Invitation {
  email: string;
  role: string;
  organizationName: string | null;
  hasPassword: boolean;
}

export function Page() {
  const [token] = useState(tokenOfLink);
  const query = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => callAuth<Invitation>("POST", "/invitation/look-up", { token }),
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <PageHeader title={strings.title} />
      {token === "" ? (
        <Notice title={strings.noLink} />
      ) : (
        <Loaded query={query}>{(invitation) => <Accept token={token} invitation={invitation} />}</Loaded>
      )}
    </>
  );
}

function Accept({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email, role, organizationName, hasPassword } = invitation;
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const accept = useMutation({
    mutationFn: async () => {
      await callAuth("POST", "/invitation/accept", hasPassword ? { token } : { token, name, password });
      if (hasPassword) return false;
      const { next } = await callAuth<{ next: string }>("POST", "/sign-in/email", { email, password });
      return next === "done";
    },
    onSuccess: (isSignedIn) => location.assign(isSignedIn ? "/portal/" : "/portal/sign-in"),
  });
  return (
    <>
      <p>{strings.to(organizationName, roleName(role))}</p>
      <p className="soft">
        {strings.signsInWith} <strong>{email}</strong>
      </p>
      {hasPassword && <p>{strings.known}</p>}
      <Form onSubmit={() => accept.mutate()} error={accept.error} label={strings.title}>
        {!hasPassword && (
          <>
            {/* Password managers keep the address with the password. */}
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <TextField
              label={strings.name}
              name="name"
              autoComplete="name"
              value={name}
              onChange={setName}
              isRequired
              autoFocus
            />
            <TextField
              label={strings.password}
              hint={strings.passwordHint}
              name="password"
              type="password"
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
              isRequired
            />
          </>
        )}
        <div>
          <Button type="submit" look="primary" isPending={accept.isPending}>
            {strings.accept}
          </Button>
        </div>
      </Form>
    </>
  );
}
