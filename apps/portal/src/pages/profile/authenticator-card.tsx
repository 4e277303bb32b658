import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth } from "../../api/auth-client.ts";
import { Button, Dialog, toast } from "../../ui/index.ts";
import { PasswordPrompt } from "./password-prompt.tsx";
import { type Profile, refetchProfile } from "./profile.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpAuthenticator } from "./set-up-authenticator.tsx";
import { strings } from "./strings.ts";

type Step = "set-up" | "new-codes" | "remove";

export function AuthenticatorCard({ profile: { hasAuthenticator } }: { profile: Profile }) {
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  return (
    <section className="card" aria-label={strings.app}>
      <h2>{strings.app}</h2>
      <p className="soft">{hasAuthenticator ? strings.appIsOn : strings.appIsOff}</p>
      <div className="row">
        {hasAuthenticator ? (
          <>
            <Button onPress={() => setStep("new-codes")}>{strings.newCodes}</Button>
            <Button variant="quiet" onPress={() => setStep("remove")}>
              {strings.removeApp}
            </Button>
          </>
        ) : (
          <Button onPress={() => setStep("set-up")}>{strings.setUpApp}</Button>
        )}
      </div>
      <Dialog title={strings.setUpApp} isOpen={step === "set-up"} onClose={close} role="alertdialog">
        <SetUpAuthenticator onClose={close} />
      </Dialog>
      <Dialog title={strings.newCodes} isOpen={step === "new-codes"} onClose={close} role="alertdialog">
        <NewCodes onClose={close} />
      </Dialog>
      <Dialog title={strings.removeApp} isOpen={step === "remove"} onClose={close}>
        <RemoveApp onClose={close} />
      </Dialog>
    </section>
  );
}

function NewCodes({ onClose }: { onClose: () => void }) {
  const generateCodes = useMutation({
    mutationFn: (password: string) =>
      callAuth<{ recoveryCodes: string[] }>("POST", "/two-factor/generate-backup-codes", { password }),
  });
  if (generateCodes.data) return <RecoveryCodes codes={generateCodes.data.recoveryCodes} onClose={onClose} />;
  return <PasswordPrompt mutation={generateCodes} onClose={onClose} />;
}

function RemoveApp({ onClose }: { onClose: () => void }) {
  const remove = useMutation({
    mutationFn: (password: string) => callAuth("POST", "/two-factor/disable", { password }),
    onSuccess: async () => {
      await refetchProfile();
      toast({ title: strings.appRemoved, tone: "good" });
      onClose();
    },
  });
  return <PasswordPrompt mutation={remove} onClose={onClose} />;
}
