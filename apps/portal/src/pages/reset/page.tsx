import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth, tokenOfLink } from "../../api/sign-in-calls.ts";
import { Button, Form, LinkButton, Notice, PageHeader, TextField, TextLink } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export function Page() {
  const [token, setToken] = useState(tokenOfLink);
  return (
    <>
      <PageHeader title={strings.title} />
      {token === "" ? <AskForLink /> : <ChoosePassword token={token} onAgain={() => setToken("")} />}
      <p>
        <TextLink href="/sign-in">{strings.toSignIn}</TextLink>
      </p>
    </>
  );
}

function AskForLink() {
  const [email, setEmail] = useState("");
  const ask = useMutation({ mutationFn: () => callAuth("POST", "/request-password-reset", { email }) });
  if (ask.isSuccess)
    return (
      <Notice tone="good" title={strings.asked}>
        <p>{strings.askedHint}</p>
      </Notice>
    );
  return (
    <Form onSubmit={() => ask.mutate()} error={ask.error} label={strings.title}>
      <TextField
        label={strings.email}
        hint={strings.askHint}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isRequired
      />
      <Button type="submit" look="primary" isPending={ask.isPending}>
        {strings.ask}
      </Button>
    </Form>
  );
}

function ChoosePassword({ token, onAgain }: { token: string; onAgain: () => void }) {
  const [newPassword, setPassword] = useState("");
  const choose = useMutation({
    mutationFn: () => callAuth("POST", "/reset-password", { token, newPassword }),
  });
  if (choose.isSuccess)
    return (
      <Notice tone="good" title={strings.chosen}>
        <div>
          <LinkButton look="primary" href="/sign-in">
            {strings.toSignIn}
          </LinkButton>
        </div>
      </Notice>
    );
  return (
    <Form onSubmit={() => choose.mutate()} error={choose.error} label={strings.title}>
      <TextField
        label={strings.password}
        hint={strings.passwordHint}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        value={newPassword}
        onChange={setPassword}
        isRequired
        autoFocus
      />
      <div className="row">
        <Button type="submit" look="primary" isPending={choose.isPending}>
          {strings.choose}
        </Button>
        {choose.isError && <Button onPress={onAgain}>{strings.askAgain}</Button>}
      </div>
    </Form>
  );
}
