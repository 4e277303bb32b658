import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../api/client.ts";
import { ProblemError } from "../api/problem.ts";
import { idParams } from "../api/queries.ts";
import { Button, Dialog, DialogActions, Form, Notice, TextField, toast } from "../ui/index.ts";
import { type PaymentDetails, refetchPaymentDetails } from "./payment-details.ts";
import { PaymentFacts, PaymentOrigin } from "./payment-facts.tsx";
import { strings } from "./strings.ts";
import "./payment-details.css";

interface ConfirmPaymentDetailsProps {
  details: PaymentDetails;
  replacesOthers: boolean;
  onClose: () => void;
}

export function ConfirmPaymentDetails({ details, replacesOthers, onClose }: ConfirmPaymentDetailsProps) {
  const [phone, setPhone] = useState("");
  const [phoneSource, setPhoneSource] = useState("");
  const [spokeWith, setSpokeWith] = useState("");
  const confirm = useMutation({
    mutationFn: () =>
      getBody(
        api.POST("/v1/payment-details/{id}/confirm", {
          ...idParams(details.id),
          body: { phone, phoneSource, spokeWith },
        }),
      ),
    // A teammate may have confirmed or rejected the details first.
    onError: (error) => {
      if (error instanceof ProblemError && error.status === 409) void refetchPaymentDetails();
    },
    async onSuccess() {
      toast({ title: strings.confirmed, tone: "good" });
      await refetchPaymentDetails();
      onClose();
    },
  });
  const blockedReason =
    confirm.error instanceof ProblemError ? strings.blockedReasons[confirm.error.code] : undefined;
  return (
    <Dialog title={strings.confirmTitle} isOpen onClose={onClose} size="wide" role="alertdialog">
      <ol className="payment-steps">
        {strings.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <PaymentFacts details={details} />
      <PaymentOrigin details={details} />
      {blockedReason && (
        <Notice tone="bad" title={strings.cannotConfirm}>
          <p>{blockedReason}</p>
        </Notice>
      )}
      <Form
        label={strings.confirmTitle}
        error={blockedReason ? null : confirm.error}
        onSubmit={() => confirm.mutate()}
      >
        <div className="columns">
          <TextField
            name="phone"
            label={strings.phone}
            hint={strings.phoneHint(details.contactPhone)}
            type="tel"
            isRequired
            autoComplete="off"
            value={phone}
            onChange={setPhone}
          />
          <TextField
            name="phoneSource"
            label={strings.phoneSource}
            hint={strings.phoneSourceHint}
            isRequired
            maxLength={300}
            autoComplete="off"
            value={phoneSource}
            onChange={setPhoneSource}
          />
          <TextField
            name="spokeWith"
            label={strings.spokeWith}
            hint={strings.spokeWithHint}
            isRequired
            maxLength={200}
            autoComplete="off"
            value={spokeWith}
            onChange={setSpokeWith}
          />
        </div>
        {replacesOthers && <p className="soft">{strings.replaces}</p>}
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isPending={confirm.isPending}>
            {strings.confirmNow}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
