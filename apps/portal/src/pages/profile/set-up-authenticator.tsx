import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth } from "../../api/auth-client.ts";
import { Button, CodeBlock, DialogActions, Form, TextField } from "../../ui/index.ts";
import { PasswordPrompt } from "./password-prompt.tsx";
import { refetchProfile } from "./profile.ts";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { strings } from "./strings.ts";

interface SetUp {
  totpUri: string;
  recoveryCodes: string[];
}

export function SetUpAuthenticator({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState("");
  const begin = useMutation({
    mutationFn: (password: string) => callAuth<SetUp>("POST", "/two-factor/enable", { password }),
  });
  const confirm = useMutation({
    mutationFn: () => callAuth("POST", "/two-factor/verify-totp", { code: code.trim() }),
    onSuccess: refetchProfile,
  });
  if (!begin.data) return <PasswordPrompt mutation={begin} onClose={onClose} />;
  const { totpUri, recoveryCodes } = begin.data;
  if (confirm.isSuccess) return <RecoveryCodes codes={recoveryCodes} onClose={onClose} />;
  return (
    <Form onSubmit={() => confirm.mutate()} error={confirm.error} label={strings.setUpApp}>
      <p>{strings.scan}</p>
      <QrCode text={totpUri} label={strings.qr} />
      <CodeBlock label={strings.key} code={new URL(totpUri).searchParams.get("secret") ?? ""} />
      <TextField
        label={strings.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        isRequired
        isMono
        autoFocus
      />
      <DialogActions>
        <Button onPress={onClose}>{strings.cancel}</Button>
        <Button type="submit" look="primary" isPending={confirm.isPending}>
          {strings.turnOn}
        </Button>
      </DialogActions>
    </Form>
  );
}
