import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { encode } from "uqr";
import { callAuth } from "../../api/auth-client.ts";
import { Button, CodeBlock, DialogActions, Form, TextField } from "../../ui/index.ts";
import { PasswordPrompt } from "./password-prompt.tsx";
import { refetchProfile } from "./profile.ts";
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
        <Button type="submit" variant="primary" isPending={confirm.isPending}>
          {strings.turnOn}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** Renders black on white in every color scheme, with the margin that scanners need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="208"
      height="208"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
