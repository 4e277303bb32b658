# Generated from apps/api/openapi.json by npm run generate.
"""One class per resource, with one method per operation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ._pages import PageList
from ._transport import File, Response, Transport, quote

if TYPE_CHECKING:
    from . import types


class Accounts:
    """Methods of `client.accounts`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, external_id: str | None = None, ids: str | Sequence[str] | None = None, fields: types.AccountsListField | Sequence[types.AccountsListField] | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.Account]:
        r"""List accounts, newest first.

        Returns the accounts of your organization, without full Social Security numbers.

        Requires an `ak_` key with the scope `accounts:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            external_id: Only the account with this `externalId`.
            ids: Only accounts with these IDs, up to 100. Separate them with commas, or repeat the parameter (`ids=` or `ids[]=`).
            fields: The fields of each account to return, separated by commas. Always returns `id` and `object`. The response omits other fields, even those that the schema requires.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/accounts", query={"limit": limit, "cursor": cursor, "externalId": external_id, "ids": ids, "fields": fields}, timeout=timeout, max_retries=max_retries), cursor)

    def create_or_retrieve(self, body: types.AccountInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.CreateOrRetrieveAccountResponse:
        r"""Create or retrieve a participant's account.

        Returns the existing account unchanged (200) or creates one (201). An account matches if it has the same `externalId`, or otherwise the same email and the same date of birth or `ssnLast4`.

        Requires an `ak_` key with the scope `accounts:write`.
        """
        return self._transport.json("POST", "/v1/accounts", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def get(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Account:
        r"""Retrieve an account.

        The `ETag` is the version to send as `If-Match` with an update.

        Requires an `ak_` key with the scope `accounts:read`.
        """
        return self._transport.json("GET", f"/v1/accounts/{quote(id)}", timeout=timeout, max_retries=max_retries)

    def update(self, id: str, body: types.AccountPatch, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Account:
        r"""Update an account.

        If the name changes, `formerNames` gets the previous name, and every open rollover gets a new version of its instructions. Consents stay valid, and approvals that cover the name become outdated. Issue letters again to replace those in the former name.

        Requires an `ak_` key with the scope `accounts:write`.
        """
        return self._transport.json("PATCH", f"/v1/accounts/{quote(id)}", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def erase(self, id: str, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Account:
        r"""Erase an account's personal data.

        Deletes the name, contact details, birth date and other personal data. The account's ID and its rollovers remain. This cannot be undone.

        Requires an `ak_` key with the scope `accounts:write`.
        """
        return self._transport.json("DELETE", f"/v1/accounts/{quote(id)}", idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def consents(self, id: str, *, limit: int | None = None, cursor: str | None = None, view: types.ApprovalsListView | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.ConsentRecord]:
        r"""List an account's consents, newest first.

        Each consent contains the statements as the participant saw them.

        Requires an `ak_` key with the scope `accounts:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            view: `summary` omits `statements`. `full` returns all fields. Default: `full`.
        """
        return PageList(lambda cursor: self._transport.json("GET", f"/v1/accounts/{quote(id)}/consents", query={"limit": limit, "cursor": cursor, "view": view}, timeout=timeout, max_retries=max_retries), cursor)


class ApiKeys:
    """Methods of `client.api_keys`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, type: types.ApiKeyType | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.ApiKey]:
        r"""List the organization's API keys, newest first.

        Shows types, scopes, allowlists and last use of the keys, but never their secrets.

        Requires an `ak_` key with the scope `keys:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            type: Only keys of this type.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/api-keys", query={"limit": limit, "cursor": cursor, "type": type}, timeout=timeout, max_retries=max_retries), cursor)

    def current(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.ApiKey:
        r"""Retrieve the API key of this request.

        Use it to check a key: its environment, scopes, allowlist and expiration.

        Requires an `ak_` key, with any scope.
        """
        return self._transport.json("GET", "/v1/api-keys/current", timeout=timeout, max_retries=max_retries)

    def rotate(self, body: types.RotateApiKeyRequest | None = None, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RotateApiKeyResponse:
        r"""Rotate the API key of this request.

        With an `Idempotency-Key`, you can retrieve a lost response for ten minutes, while the old key is active. It is stored encrypted with your API key and idempotency key. With a grace period of 0, nothing is stored.

        Requires an `ak_` key with the scope `keys:rotate`.
        """
        return self._transport.json("POST", "/v1/api-keys/rotate", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class Approvals:
    """Methods of `client.approvals`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, view: types.ApprovalsListView | None = None, state: types.ApprovalState | None = None, action: types.ApprovalAction | None = None, rollover_id: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.Approval]:
        r"""List approvals, newest first.

        Use `state=pending` for approvals that are waiting for a second person.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            view: `summary` omits `params`, `rollover`, `changes`, `changedFacts`, `approvers`. `full` returns all fields. Default: `full`.
            state: The state of an approval. New values may be added.
            action: The requested action. New values may be added.
            rollover_id: Only approvals of this rollover.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/approvals", query={"limit": limit, "cursor": cursor, "view": view, "state": state, "action": action, "rolloverId": rollover_id}, timeout=timeout, max_retries=max_retries), cursor)

    def request(self, body: types.RequestApprovalRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Approval:
        r"""Request an approval.

        The action is validated now and executed when another person confirms it within 24 hours. After confirmation of `reveal` or an action on a live key, you execute it yourself. A new request for the same action withdraws your earlier one. You can request an approval even if the organization does not require a second person.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("POST", "/v1/approvals", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def get(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Approval:
        r"""Retrieve an approval.

        Shows the requested action, who requested it, and who can decide.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", f"/v1/approvals/{quote(id)}", timeout=timeout, max_retries=max_retries)

    def confirm(self, id: str, body: types.ConfirmApprovalRequest | None = None, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Approval:
        r"""Confirm an approval.

        Confirming executes the requested action in the same transaction. `reveal` and actions on live keys are the exception: the requester executes those later. If the action is no longer possible, or the facts that the approval covers have changed, nothing is done and the approval stays pending. You need the scopes of the action, and you must not be the requester or the creator of the key that requested it. A member with a passkey signs the request's digest with it. Other members must have signed in within the last 15 minutes.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("POST", f"/v1/approvals/{quote(id)}/confirm", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def decline(self, id: str, body: types.DeclineApprovalRequest | None = None, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Approval:
        r"""Decline an approval.

        The requested action is not performed. The requester can request it again.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("POST", f"/v1/approvals/{quote(id)}/decline", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def evidence(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.ApprovalEvidence:
        r"""Retrieve the evidence of an approval.

        Compares the covered facts at the time of the request with the facts now. After the decision, the receipt proves who decided what: its digest covers the request, and the decider's passkey signed it. The response is JSON, or a printable receipt if `Accept` prefers `application/pdf`.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", f"/v1/approvals/{quote(id)}/evidence", timeout=timeout, max_retries=max_retries)

    def evidence_pdf(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Retrieve the evidence of an approval.

        Compares the covered facts at the time of the request with the facts now. After the decision, the receipt proves who decided what: its digest covers the request, and the decider's passkey signed it. The response is JSON, or a printable receipt if `Accept` prefers `application/pdf`.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.raw("GET", f"/v1/approvals/{quote(id)}/evidence", accept="application/pdf", timeout=timeout, max_retries=max_retries)

    def withdraw(self, id: str, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Approval:
        r"""Withdraw your approval request.

        You can withdraw it until it is decided, as the requesting member or with one of that member's keys.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("POST", f"/v1/approvals/{quote(id)}/withdraw", idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class BankFiles:
    """Methods of `client.bank_files`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def incoming_funds_files(self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.IncomingFundsFileSummary]:
        r"""List imported bank files, newest first.

        Each file is listed with its format, its sums and the number of credits.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/bank-files", query={"limit": limit, "cursor": cursor}, timeout=timeout, max_retries=max_retries), cursor)

    def import_incoming_funds_file(self, file: File, fields: dict[str, str] | None = None, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFundsFile:
        r"""Import a bank file.

        Send `multipart/form-data` with the file in the part `file`. Every credit becomes incoming funds, or nothing is stored: if a line is invalid or a control total does not match, the file is rejected, and the error lists the lines. A credit whose bank reference is already recorded becomes a suspected duplicate. Returns that took money back are listed in `returns`, with the earlier arrival.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", "/v1/bank-files", file=file, fields=fields, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def incoming_funds_file(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFundsFile:
        r"""Retrieve an imported bank file.

        `GET /v1/incoming-funds?fileId=` lists the file's credits.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", f"/v1/bank-files/{quote(id)}", timeout=timeout, max_retries=max_retries)

    def reverse_return(self, id: str, body: types.BankFileReturnInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFundsFile:
        r"""Reverse all money that a return took back.

        Reverses every part in `parts` that is not yet reversed or returned. Works like `POST /v1/incoming-funds/{id}/reverse`, with the return's day and return code. This is final. Voids the receipts of applied money with `void_receipt`, on every rollover. The match must be `arrival`, `divided` or `lines`; reverse other money separately.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/bank-files/{quote(id)}/reverse-return", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class Consents:
    """Methods of `client.consents`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.ConsentRecord:
        r"""Retrieve a consent.

        Returns JSON, or a printable PDF if `Accept` prefers `application/pdf`. Send the consent's ID as `consentReference` in `submit` and `sign_consent`, which check it against the rollover.

        Requires an `ak_` key with the scope `accounts:read`.
        """
        return self._transport.json("GET", f"/v1/consents/{quote(id)}", timeout=timeout, max_retries=max_retries)

    def get_pdf(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Retrieve a consent.

        Returns JSON, or a printable PDF if `Accept` prefers `application/pdf`. Send the consent's ID as `consentReference` in `submit` and `sign_consent`, which check it against the rollover.

        Requires an `ak_` key with the scope `accounts:read`.
        """
        return self._transport.raw("GET", f"/v1/consents/{quote(id)}", accept="application/pdf", timeout=timeout, max_retries=max_retries)


class Custodians:
    """Methods of `client.custodians`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, q: str | None = None, account_type: types.AccountType | None = None, role: types.CustodianRole | None = None, order: types.CustodianOrder | None = None, fields: types.CustodiansListField | Sequence[types.CustodiansListField] | None = None, view: types.ApprovalsListView | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.Custodian]:
        r"""Browse and search custodians.

        `q` finds names, former names and misspellings, best match first. Without `q`, custodians are sorted by name.

        Requires an `ak_` key with the scope `custodians:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            q: Name, alias or former name. Typos are tolerated.
            account_type: Only custodians that hold accounts of this type.
            role: Only custodians that can be on this side of a rollover.
            fields: The fields of each custodian to return, separated by commas. Always returns `id` and `object`. The response omits other fields, even those that the schema requires.
            view: `summary` omits `aliases`, `requirements`, `processingDays`, `receiving`. `full` returns all fields. Default: `full`.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/custodians", query={"limit": limit, "cursor": cursor, "q": q, "accountType": account_type, "role": role, "order": order, "fields": fields, "view": view}, timeout=timeout, max_retries=max_retries), cursor)

    def get(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Custodian:
        r"""Retrieve a custodian.

        Shows what the custodian requires, how long it takes, and how to pay it.

        Requires an `ak_` key with the scope `custodians:read`.
        """
        return self._transport.json("GET", f"/v1/custodians/{quote(id)}", timeout=timeout, max_retries=max_retries)


class Deliveries:
    """Methods of `client.deliveries`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, id: str, *, expand: types.DeliveriesGetExpand | Sequence[types.DeliveriesGetExpand] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.WebhookDeliveryWithAttempts:
        r"""Retrieve a delivery with its attempts.

        Shows each attempt with its request, response and time, to find out why an endpoint did not accept an event.

        Requires an `ak_` key with the scope `webhooks:read`.

        Args:
            expand: Objects to include, separated by commas: `event` (requires the scope `events:read`).
        """
        return self._transport.json("GET", f"/v1/deliveries/{quote(id)}", query={"expand": expand}, timeout=timeout, max_retries=max_retries)


class DisasterDeclarations:
    """Methods of `client.disaster_declarations`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, state: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.DisasterDeclaration]:
        r"""List disaster declarations that postpone deadlines.

        Returns the latest version of each declaration, sorted by ID. The operator of the service loads the declarations. Send the ID of a declaration as the attestation `disasterDeclaration`.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            state: Only declarations with areas in this state, as a postal code.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/disaster-declarations", query={"limit": limit, "cursor": cursor, "state": state}, timeout=timeout, max_retries=max_retries), cursor)


class Distributions:
    """Methods of `client.distributions`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, view: types.ApprovalsListView | None = None, expand: types.RolloversGetExpand | Sequence[types.RolloversGetExpand] | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.Distribution]:
        r"""List distributions, newest first.

        Each distribution is listed with the destinations of its money.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            view: `summary` omits `moneySources`, `paidToParticipant`, `destinations`. `full` returns all fields. Default: `full`.
            expand: Objects to include, separated by commas: `account` (requires the scope `accounts:read`), `custodians` (requires the scope `custodians:read`).
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/distributions", query={"limit": limit, "cursor": cursor, "view": view, "expand": expand}, timeout=timeout, max_retries=max_retries), cursor)

    def create(self, body: types.DistributionInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Distribution:
        r"""Create a distribution.

        Creates draft rollovers for all money that leaves one account at the same time, whatever its destinations. Creates all of them or none, and errors name the destination. Pre-tax and after-tax money is allocated to the destinations by IRS Notice 2014-54. With several destinations, the participant can choose how much of each goes where.

        Requires an `ak_` key with the scope `rollovers:write`.
        """
        return self._transport.json("POST", "/v1/distributions", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def get(self, id: str, *, expand: types.RolloversGetExpand | Sequence[types.RolloversGetExpand] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Distribution:
        r"""Retrieve a distribution.

        Shows the destinations, the cash part and the tax treatment of the distribution.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            expand: Objects to include, separated by commas: `account` (requires the scope `accounts:read`), `custodians` (requires the scope `custodians:read`).
        """
        return self._transport.json("GET", f"/v1/distributions/{quote(id)}", query={"expand": expand}, timeout=timeout, max_retries=max_retries)

    def cancel(self, id: str, body: types.CancelDistributionRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Distribution:
        r"""Cancel a distribution.

        Cancels all rollovers of the distribution or none. Not allowed once money has left or a rollover is completed. Rollovers that ended in another way stay unchanged.

        Requires an `ak_` key with the scope `rollovers:act`.
        """
        return self._transport.json("POST", f"/v1/distributions/{quote(id)}/cancel", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def record_cash_payment(self, id: str, body: types.CashPaymentInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Distribution:
        r"""Record the cash part of a distribution.

        Records how the amount that is not rolled over was paid to the participant. The payment has its own Form 1099-R in the tax report, apart from the rollovers. Recording the payment again corrects it.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/distributions/{quote(id)}/cash-payment", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def submit(self, id: str, body: types.SubmitDistributionRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Distribution:
        r"""Submit a distribution.

        Submits all rollovers of the distribution or none, with a consent obtained elsewhere. If one rollover cannot be submitted, the error names its destination.

        Requires an `ak_` key with the scope `rollovers:act`.
        """
        return self._transport.json("POST", f"/v1/distributions/{quote(id)}/submit", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class Documents:
    """Methods of `client.documents`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def file(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Download the file of a document.

        Returns the file as an attachment with its detected media type. Each download is audited. If the connection closes before `Content-Length` bytes, the file is incomplete.

        Requires an `ak_` key with the scope `rollovers:reveal`.
        """
        return self._transport.raw("GET", f"/v1/documents/{quote(id)}/file", accept="application/pdf, image/png, image/jpeg", timeout=timeout, max_retries=max_retries)


class Events:
    """Methods of `client.events`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def types(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.EventTypePage:
        r"""List event types.

        Each event type has a description, a JSON Schema and an example.

        Requires an `ak_` key with the scope `events:read`.
        """
        return self._transport.json("GET", "/v1/event-types", timeout=timeout, max_retries=max_retries)

    def list(self, *, limit: int | None = None, cursor: str | None = None, order: types.EventsListOrder | None = None, start: types.EventStart | None = None, type: types.WebhookEventType | None = None, rollover_id: str | None = None, after_sequence: int | None = None, fields: types.EventsListField | Sequence[types.EventsListField] | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.Event]:
        r"""List the events of the last 90 days, newest first.

        To fill a gap, pass `rolloverId` and `afterSequence`. The list then follows the rollover's sequence.

        To follow all events, pass `order=oldest`. The list is in commit order and grows only at its end. `nextCursor` is always present, even
        if there are no more events yet. Pass it to get the events committed since then; no event is skipped. Cursors do not expire;
        events are kept for 90 days. An event is listed only after all earlier transactions have ended. To follow only new events, also pass
        `start=now`: the first page is empty, and its `nextCursor` continues from this call.

        Requires an `ak_` key with the scope `events:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            order: `newest` (default): by time, newest first. `oldest`: in commit order, for following the list; each rollover's events are ordered by `data.sequence`. `oldest` cannot be combined with filters.
            start: Where a list with `order=oldest` starts if there is no `cursor`. Default: `beginning`.
            type: Only events of this type.
            rollover_id: Only events of this rollover.
            after_sequence: Requires `rolloverId`. Only events after this `data.sequence`, in sequence order. Use it to fill gaps in the events you received.
            fields: The fields of each event to return, separated by commas. Always returns `id` and `object`. The response omits other fields, even those that the schema requires.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/events", query={"limit": limit, "cursor": cursor, "order": order, "start": start, "type": type, "rolloverId": rollover_id, "afterSequence": after_sequence, "fields": fields}, timeout=timeout, max_retries=max_retries), cursor)

    def get(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Event:
        r"""Retrieve an event.

        Returns the whole event, as sent to webhooks with full payloads. Events are kept for 90 days.

        Requires an `ak_` key with the scope `events:read`.
        """
        return self._transport.json("GET", f"/v1/events/{quote(id)}", timeout=timeout, max_retries=max_retries)

    def redeliver(self, id: str, body: types.WebhookRedeliveryInput | None = None, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.WebhookDeliveryPage:
        r"""Resend an event.

        Sends the event with its original `webhook-id`, so receivers can detect duplicates. The endpoint's `ordering` does not apply. If `endpointId` is set, only that endpoint receives the event, regardless of the endpoint's event types.

        Requires an `ak_` key with the scope `webhooks:write`.
        """
        return self._transport.json("POST", f"/v1/events/{quote(id)}/redeliver", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class IncomingFunds:
    """Methods of `client.incoming_funds`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, expand: types.NigoItemsGetExpand | Sequence[types.NigoItemsGetExpand] | None = None, status: types.IncomingFundsStatus | None = None, received_from: str | None = None, received_to: str | None = None, method: types.IncomingFundsMethod | None = None, amount: str | None = None, custodian_id: str | None = None, owner_id: str | None = None, overdue: bool | None = None, sort: types.IncomingFundsListSort | None = None, file_id: str | None = None, q: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.IncomingFunds]:
        r"""List incoming funds.

        Lists money that arrived, newest first. Filter by `status` to find money that is not matched yet.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            expand: Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
            status: Only money with this status.
            received_from: Only money that arrived on or after this date.
            received_to: Only money that arrived on or before this date.
            method: Only money that arrived in this way.
            amount: Only this amount.
            custodian_id: Only money from this custodian.
            owner_id: Only money with this owner: your ID for the person who works on it.
            overdue: `true`: only money in suspense past its return date. `false`: only other money.
            sort: Order of the list. Default: newest first.
            file_id: Only entries of this bank file.
            q: An ID, check number, trace number or bank reference, the last four characters of the account number, or the start of the sender's name.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/incoming-funds", query={"limit": limit, "cursor": cursor, "expand": expand, "status": status, "receivedFrom": received_from, "receivedTo": received_to, "method": method, "amount": amount, "custodianId": custodian_id, "ownerId": owner_id, "overdue": overdue, "sort": sort, "fileId": file_id, "q": q}, timeout=timeout, max_retries=max_retries), cursor)

    def record(self, body: types.IncomingFundsInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFunds:
        r"""Record money that arrived.

        For money that no rollover expects yet. `GET /v1/incoming-funds/{id}/suggestions` lists rollovers that it could belong to. A bank reference that is already recorded marks a suspected duplicate, which is recorded too.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", "/v1/incoming-funds", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def record_batch(self, body: types.IncomingFundsBatchInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFundsBatch:
        r"""Record up to 100 arrivals.

        Each item is recorded independently, like `POST /v1/incoming-funds`, and has its own result. Each item counts as one request.
        If you repeat a batch with the same idempotency key, only missing items are recorded.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", "/v1/incoming-funds/batch", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def summary(self, *, from_: str | None = None, to: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFundsSummary:
        r"""Sum incoming funds by day, file and age.

        Days are those on which the money arrived. Amounts show where the money is now. `total` and `days` cover the range of days; `suspense` covers all money.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            from_: First day. Default: the same day as `to`.
            to: Last day. Default: today.
        """
        return self._transport.json("GET", "/v1/incoming-funds/summary", query={"from": from_, "to": to}, timeout=timeout, max_retries=max_retries)

    def get(self, id: str, *, expand: types.NigoItemsGetExpand | Sequence[types.NigoItemsGetExpand] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFunds:
        r"""Retrieve incoming funds.

        Shows the amount, its sender, the rollovers it was applied to and its deadline.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            expand: Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
        """
        return self._transport.json("GET", f"/v1/incoming-funds/{quote(id)}", query={"expand": expand}, timeout=timeout, max_retries=max_retries)

    def update(self, id: str, body: types.IncomingFundsPatch, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFunds:
        r"""Change the owner, note or deadline of incoming funds.

        Only the sent fields change. The amount and the sender cannot be changed.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("PATCH", f"/v1/incoming-funds/{quote(id)}", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def apply(self, id: str, body: types.IncomingFundsApplication, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFunds:
        r"""Apply incoming funds to rollovers.

        Performs `mark_funds_received` on each rollover, and links the receipts. Send `rolloverId` for one rollover, or `allocations` that add up to the amount. Applies everything or nothing.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/incoming-funds/{quote(id)}/apply", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def history(self, id: str, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.IncomingFundsEntry]:
        r"""List the changes of incoming funds, oldest first.

        Each entry has the change, its time and who made it.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
        """
        return PageList(lambda cursor: self._transport.json("GET", f"/v1/incoming-funds/{quote(id)}/history", query={"limit": limit, "cursor": cursor}, timeout=timeout, max_retries=max_retries), cursor)

    def return_(self, id: str, body: types.ReturnIncomingFundsRequest, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFunds:
        r"""Record that incoming funds were returned to their sender.

        This is final. Applied money must be unapplied first.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/incoming-funds/{quote(id)}/return", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def reverse(self, id: str, body: types.ReverseIncomingFundsRequest, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFunds:
        r"""Record that the bank took incoming funds back.

        For a check that bounced (NSF) or an ACH return. This is final. If the money is applied, voids the receipts with `void_receipt` first.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/incoming-funds/{quote(id)}/reverse", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def suggestions(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFundsSuggestions:
        r"""Suggest rollovers for incoming funds.

        Open rollovers that the money could belong to, best first: by amount, custodian, account number, name, reference, check number and tracking number.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", f"/v1/incoming-funds/{quote(id)}/suggestions", timeout=timeout, max_retries=max_retries)

    def suspend(self, id: str, body: types.SuspendIncomingFundsRequest, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFunds:
        r"""Put incoming funds in suspense.

        For money that cannot be applied yet. It must be returned to its sender by `returnBy`. Default: today plus the number of days in the setting `incomingFunds.suspenseDays`.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/incoming-funds/{quote(id)}/suspend", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def unapply(self, id: str, body: types.UnapplyIncomingFundsRequest, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.IncomingFunds:
        r"""Unapply incoming funds from their rollovers.

        Voids the receipts with `void_receipt`. The money is unmatched again.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/incoming-funds/{quote(id)}/unapply", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)


class Letters:
    """Methods of `client.letters`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Letter:
        r"""Retrieve a letter and verify its seal.

        Compares the letter, its PDF and its signature with their seals. `sealed` has the result.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", f"/v1/letters/{quote(id)}", timeout=timeout, max_retries=max_retries)

    def download(self, id: str, *, copy: types.LettersDownloadCopy | None = None, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Download the PDF of a letter.

        Returns the stored PDF as an attachment, always with the same bytes. Each download is audited. If the connection closes before `Content-Length` bytes, the file is incomplete.

        Requires an `ak_` key with the scope `rollovers:reveal`.

        Args:
            copy: `issued` for the letter as issued, `signed` for its signed copy. Default: "issued".
        """
        return self._transport.raw("GET", f"/v1/letters/{quote(id)}/file", query={"copy": copy}, accept="application/pdf", timeout=timeout, max_retries=max_retries)

    def sign(self, id: str, body: types.SignLetterRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Letter:
        r"""Sign a letter with a typed signature.

        Stores a signed copy of the PDF with the evidence: the typed name and title, the time, the signer, the IP address, and the SHA-256 digest of the PDF that was signed. A signed letter of acceptance becomes a document of type `loa` of the rollover, as with `provide_documents`. Letters that the participant or the spouse signs are refused. Each call counts as 20 requests.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/letters/{quote(id)}/sign", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def request_signature(self, id: str, body: types.RequestLetterSignatureRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Letter:
        r"""Request a signature from an e-signature provider.

        Sends `rollover.letter_signature_requested` to the provider's webhook endpoint. The provider reads the letter, and returns the result to `POST /v1/letters/{id}/signature-result`, signed with the endpoint's secret. A new request replaces the earlier one. Letters that the participant or the spouse signs are refused.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/letters/{quote(id)}/signature-requests", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def record_signature(self, id: str, body: types.RecordLetterSignatureRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.LetterSignatureResult:
        r"""Record the result of an external signature.

        For e-signature providers, without an API key. The headers `webhook-id`, `webhook-timestamp` and `webhook-signature` sign the body like a webhook of this service, with the secret of the webhook endpoint that received the request. Messages older than five minutes are rejected. The same result can be sent again. `signed` stores the evidence as the signed copy. A letter of acceptance also becomes a document of type `loa`.
        """
        return self._transport.json("POST", f"/v1/letters/{quote(id)}/signature-result", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class NigoCodes:
    """Methods of `client.nigo_codes`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.NigoReasonPage:
        r"""List the NIGO codes with their remedies.

        Shows the meaning of each code, who must fix the deficiency, and how.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", "/v1/nigo-codes", timeout=timeout, max_retries=max_retries)


class NigoItems:
    """Methods of `client.nigo_items`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, id: str, *, expand: types.NigoItemsGetExpand | Sequence[types.NigoItemsGetExpand] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.NigoItem:
        r"""Retrieve a NIGO item.

        Shows what is wrong with the request, who must fix it, and whether it is resolved.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            expand: Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
        """
        return self._transport.json("GET", f"/v1/nigo-items/{quote(id)}", query={"expand": expand}, timeout=timeout, max_retries=max_retries)

    def resolve(self, id: str, body: types.ResolveNigoItemRequest | None = None, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.NigoItem:
        r"""Resolve a NIGO item.

        Some items resolve automatically: the items of `custodian_soft_reject` when the rollover continues, and the items of a rejection when the rollover is reopened.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/nigo-items/{quote(id)}/resolve", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class Organization:
    """Methods of `client.organization`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def letter_templates(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.LetterTemplates:
        r"""Get the organization's letterhead and wording of letters.

        Letters issued from now on use these texts. Letters already issued do not change.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", "/v1/organization/letter-templates", timeout=timeout, max_retries=max_retries)

    def update_letter_templates(self, body: types.LetterTemplatesPatch, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.LetterTemplates:
        r"""Update the organization's letterhead and wording of letters.

        Stores a new version. Issued letters stay the same. Unknown placeholders are refused. The body can be up to 256 kB.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("PATCH", "/v1/organization/letter-templates", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def settings(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.OrganizationSettings:
        r"""Get the organization's time zone, deadlines and second-person rules.

        Shows the settings that determine when rollovers become overdue and which actions need a second person.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", "/v1/organization/settings", timeout=timeout, max_retries=max_retries)

    def update_settings(self, body: types.OrganizationSettingsPatch, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.OrganizationSettings:
        r"""Update the organization's time zone, deadlines and rules.

        A change applies only to deadlines that start after it.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("PATCH", "/v1/organization/settings", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)


class PaymentDetails:
    """Methods of `client.payment_details`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, expand: types.PaymentDetailsGetExpand | Sequence[types.PaymentDetailsGetExpand] | None = None, plan_id: str | None = None, custodian_id: str | None = None, status: types.PaymentDetailsStatus | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.PaymentDetails]:
        r"""List payment details, newest first.

        Filter by custodian, plan or status. Instructions use only confirmed details.

        Requires an `ak_` key with the scope `custodians:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            expand: Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian` (requires the scope `custodians:read`).
            plan_id: Only details of this plan.
            custodian_id: Only details of this custodian.
            status: Only details with this status.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/payment-details", query={"limit": limit, "cursor": cursor, "expand": expand, "planId": plan_id, "custodianId": custodian_id, "status": status}, timeout=timeout, max_retries=max_retries), cursor)

    def create(self, body: types.PaymentDetailsInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.PaymentDetails:
        r"""Add payee and bank details of a custodian or plan.

        Instructions use the details only after another person calls the custodian or plan, at a number from another source, and confirms them with `POST /v1/payment-details/{id}/confirm`.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", "/v1/payment-details", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def get(self, id: str, *, expand: types.PaymentDetailsGetExpand | Sequence[types.PaymentDetailsGetExpand] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.PaymentDetails:
        r"""Retrieve payment details.

        Shows the bank details, who added them and who confirmed them.

        Requires an `ak_` key with the scope `custodians:read`.

        Args:
            expand: Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian` (requires the scope `custodians:read`).
        """
        return self._transport.json("GET", f"/v1/payment-details/{quote(id)}", query={"expand": expand}, timeout=timeout, max_retries=max_retries)

    def confirm(self, id: str, body: types.ConfirmPaymentDetailsRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.PaymentDetails:
        r"""Confirm payment details after a call-back.

        Call the custodian or plan at a number that did not come with the details, and have the details read back. Only a signed-in member who is not the author can confirm them. They replace earlier confirmed details. Rollovers approved with other details need a new approval.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/payment-details/{quote(id)}/confirm", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def reject(self, id: str, body: types.RejectPaymentDetailsRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.PaymentDetails:
        r"""Reject payment details.

        Anyone who can operate rollovers can reject details, including their author, even after confirmation. Instructions then use the directory's details.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/payment-details/{quote(id)}/reject", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class Plans:
    """Methods of `client.plans`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, expand: types.PlansGetExpand | Sequence[types.PlansGetExpand] | None = None, q: str | None = None, ein: str | None = None, plan_number: str | None = None, recordkeeper_id: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.Plan]:
        r"""List and search plans, newest first.

        `q` finds plans by name, sponsor or EIN.

        Requires an `ak_` key with the scope `custodians:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            expand: Objects to include, separated by commas: `recordkeeper` (requires the scope `custodians:read`).
            q: Part of the plan's or sponsor's name, the plan number, or the start of the EIN or the Form 5500 key, such as `123456789-001`.
            ein: Only plans of the sponsor with this EIN.
            plan_number: Only plans with this number.
            recordkeeper_id: Only plans with this recordkeeper.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/plans", query={"limit": limit, "cursor": cursor, "expand": expand, "q": q, "ein": ein, "planNumber": plan_number, "recordkeeperId": recordkeeper_id}, timeout=timeout, max_retries=max_retries), cursor)

    def create(self, body: types.PlanInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Plan:
        r"""Record an employer's plan.

        Rollovers name the plan as `source.planId` or `destination.planId`. Their instructions and letters then print its name, number and EIN.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", "/v1/plans", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def get(self, id: str, *, expand: types.PlansGetExpand | Sequence[types.PlansGetExpand] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Plan:
        r"""Retrieve a plan.

        Shows the plan's sponsor, recordkeeper and contact.

        Requires an `ak_` key with the scope `custodians:read`.

        Args:
            expand: Objects to include, separated by commas: `recordkeeper` (requires the scope `custodians:read`).
        """
        return self._transport.json("GET", f"/v1/plans/{quote(id)}", query={"expand": expand}, timeout=timeout, max_retries=max_retries)

    def update(self, id: str, body: types.PlanPatch, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Plan:
        r"""Update a plan.

        Later instructions and letters print the new facts. The `planName` of existing rollovers stays unchanged.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("PATCH", f"/v1/plans/{quote(id)}", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)


class Requests:
    """Methods of `client.requests`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, status: types.RequestsListStatus | None = None, code: str | None = None, route: str | None = None, method: types.RequestsListMethod | None = None, from_: str | None = None, to: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.LoggedRequest]:
        r"""List this API key's requests of the last seven days, newest first.

        Use it to debug an integration. A key sees only its own requests. The log contains failed requests and a sample of successful requests. On each instance, the limits per minute are:

        - failed requests: 30 per caller and 60 per organization
        - successful requests: 10 per caller and 60 per organization

        The log stores up to 5,000 requests per hour.

        Requires an `ak_` key, with any scope.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            status: Only requests with this class of status.
            code: Only requests with this error code.
            route: Only requests to this route, given as a path pattern.
            method: Only requests with this method.
            from_: Only requests at or after this time.
            to: Only requests before this time.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/requests", query={"limit": limit, "cursor": cursor, "status": status, "code": code, "route": route, "method": method, "from": from_, "to": to}, timeout=timeout, max_retries=max_retries), cursor)

    def get(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.LoggedRequest:
        r"""Retrieve one of this API key's requests.

        The log keeps failed requests and a sample of successful requests for seven days. It contains no bodies, queries or other client input, except the ID in the path.

        Requires an `ak_` key, with any scope.
        """
        return self._transport.json("GET", f"/v1/requests/{quote(id)}", timeout=timeout, max_retries=max_retries)


class RequirementSets:
    """Methods of `client.requirement_sets`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, expand: types.PaymentDetailsGetExpand | Sequence[types.PaymentDetailsGetExpand] | None = None, plan_id: str | None = None, custodian_id: str | None = None, is_current: bool | None = None, expires_before: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.RequirementSet]:
        r"""List requirement sets, newest first.

        Filter by custodian or plan. A set counts as confirmed until its `expiresOn`.

        Requires an `ak_` key with the scope `custodians:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            expand: Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian` (requires the scope `custodians:read`).
            plan_id: Only sets of this plan.
            custodian_id: Only sets of this custodian.
            is_current: True for current versions, false for superseded ones.
            expires_before: Only sets whose last confirmed day, `expiresOn`, is before this day.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/requirement-sets", query={"limit": limit, "cursor": cursor, "expand": expand, "planId": plan_id, "custodianId": custodian_id, "isCurrent": is_current, "expiresBefore": expires_before}, timeout=timeout, max_retries=max_retries), cursor)

    def create(self, body: types.RequirementSetInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RequirementSet:
        r"""Add requirements of a custodian or plan.

        Creates a new version that supersedes the current one. Requirements are in addition to the directory's: rollovers from the custodian or plan require both. They take effect within a minute.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", "/v1/requirement-sets", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def get(self, id: str, *, expand: types.PaymentDetailsGetExpand | Sequence[types.PaymentDetailsGetExpand] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RequirementSet:
        r"""Retrieve a requirement set.

        Shows the requirements, who added them and who last confirmed them.

        Requires an `ak_` key with the scope `custodians:read`.

        Args:
            expand: Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian` (requires the scope `custodians:read`).
        """
        return self._transport.json("GET", f"/v1/requirement-sets/{quote(id)}", query={"expand": expand}, timeout=timeout, max_retries=max_retries)

    def confirm(self, id: str, body: types.ConfirmRequirementSetRequest | None = None, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RequirementSet:
        r"""Confirm that requirements still apply.

        Only the current version can be confirmed. It then counts as confirmed until `expiresOn`.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/requirement-sets/{quote(id)}/confirm", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class Rollovers:
    """Methods of `client.rollovers`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, state: types.RolloverState | Sequence[types.RolloverState] | None = None, status: types.RolloverStatus | None = None, pending_on: types.PendingOn | Sequence[types.PendingOn] | None = None, type: types.RolloverType | None = None, overdue: bool | None = None, mismatch: bool | None = None, assignee_id: str | None = None, unassigned: bool | None = None, priority: types.RolloverPriority | None = None, account_id: str | None = None, custodian_id: str | None = None, source_custodian_id: str | None = None, external_id: str | None = None, distribution_id: str | None = None, plan_id: str | None = None, tag: str | None = None, created_after: str | None = None, created_before: str | None = None, updated_after: str | None = None, due_before: str | None = None, in_transit: bool | None = None, in_transit_age: types.TransitAge | None = None, sort: types.RolloverOrder | None = None, fields: types.RolloversGetField | Sequence[types.RolloversGetField] | None = None, expand: types.RolloversGetExpand | Sequence[types.RolloversGetExpand] | None = None, view: types.ApprovalsListView | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.Rollover]:
        r"""List rollovers, newest first, by deadline or by last change.

        A rollover must match every filter. Names, email addresses and account numbers are not query parameters, because URLs are logged. Search for them with `POST /v1/rollovers/search`.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            state: Only this state, or several states: separated by commas, or with the parameter repeated (`state=` or `state[]=`).
            status: Only rollovers with this status.
            pending_on: Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter repeated (`pendingOn=` or `pendingOn[]=`).
            type: Only this rollover type.
            overdue: `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
            mismatch: `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
            assignee_id: Only rollovers with this assignee: your ID for the person.
            unassigned: `true`: only rollovers that have no assignee and need someone to act.
            priority: Only this priority.
            account_id: Only rollovers of this account.
            custodian_id: Only rollovers with this custodian on either side.
            source_custodian_id: Only rollovers from this custodian.
            external_id: Only rollovers with this external ID.
            distribution_id: Only rollovers of this distribution.
            plan_id: Only rollovers with this plan on either side. With a sort order other than `newest`, or with `custodianId` or an assignee, the list examines up to 1,000 rollovers of the plan: add `state` or `pendingOn` if there are more.
            tag: Only rollovers with this tag.
            created_after: Created after this time.
            created_before: Created before this time.
            updated_after: Last changed after this time. Sorts by last change unless `sort` is given.
            due_before: Has a passed or upcoming deadline before this time. Sorts by deadline unless `sort` is given.
            in_transit: `true`: only rollovers with money in transit: sent, and not received yet. Up to 1,000 rollovers can match.
            in_transit_age: Only rollovers whose oldest payment in transit has this age. Implies `inTransit`.
            sort: Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise `newest`.
            fields: The fields of each rollover to return, separated by commas. Always returns `id` and `object`. The response omits other fields, even those that the schema requires.
            expand: Objects to include, separated by commas: `account` (requires the scope `accounts:read`), `custodians` (requires the scope `custodians:read`).
            view: `summary` returns part of each rollover, `full` returns all fields. Default: `full`. Cannot be combined with `fields`.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/rollovers", query={"limit": limit, "cursor": cursor, "state": state, "status": status, "pendingOn": pending_on, "type": type, "overdue": overdue, "mismatch": mismatch, "assigneeId": assignee_id, "unassigned": unassigned, "priority": priority, "accountId": account_id, "custodianId": custodian_id, "sourceCustodianId": source_custodian_id, "externalId": external_id, "distributionId": distribution_id, "planId": plan_id, "tag": tag, "createdAfter": created_after, "createdBefore": created_before, "updatedAfter": updated_after, "dueBefore": due_before, "inTransit": in_transit, "inTransitAge": in_transit_age, "sort": sort, "fields": fields, "expand": expand, "view": view}, timeout=timeout, max_retries=max_retries), cursor)

    def create(self, body: types.RolloverInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Rollover:
        r"""Create a draft rollover.

        The rollover starts in state `draft`. Its eligibility is checked against the IRS rules immediately. Nothing is sent to a custodian until you perform actions.

        Requires an `ak_` key with the scope `rollovers:write`.
        """
        return self._transport.json("POST", "/v1/rollovers", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def create_batch(self, body: types.RolloverBatchInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RolloverBatch:
        r"""Create up to 200 draft rollovers.

        Each item is processed independently and has its own result. Each item counts as one request.
        Each item is created only once for its own idempotency key, or for the batch's key if it has none. If you repeat a batch, only missing rollovers are created.

        The body can be up to 512 kB.

        Requires an `ak_` key with the scope `rollovers:write`.
        """
        return self._transport.json("POST", "/v1/rollovers/batch", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def bulk_remind(self, body: types.RolloverBulkRemind, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RolloverBulkReminder:
        r"""Send reminders for up to 100 rollovers.

        Works for rollovers that wait for the participant or a custodian. Participants get an email or a text message with a link to their tracking page, if the organization has turned messages on and they have not stopped them. For a custodian, the event `rollover.reminder_sent` asks your system to contact it. The same reminder is possible every 3 days. Reminders are recorded in the timeline and do not change the rollover's version. Each rollover is processed independently, like `POST /v1/rollovers/{id}/reminders`, and has its own result. If you repeat the request with the same idempotency key, only items that failed or were not reached are processed again.

        Requires an `ak_` key with the scope `rollovers:act`.
        """
        return self._transport.json("POST", "/v1/rollovers/bulk-remind", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def bulk_update(self, body: types.RolloverBulkUpdate, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RolloverBulkAnswer:
        r"""Assign, prioritize or tag up to 200 rollovers.

        Each rollover is updated independently, like `PATCH /v1/rollovers/{id}`, and has its own result. A version conflict on one does not affect the others. Each rollover counts as one request.
        If you repeat the request with the same idempotency key, only items that failed or were not reached are processed again.

        Requires an `ak_` key with the scope `rollovers:write`.
        """
        return self._transport.json("POST", "/v1/rollovers/bulk-update", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def counts(self, *, state: types.RolloverState | Sequence[types.RolloverState] | None = None, status: types.RolloverStatus | None = None, pending_on: types.PendingOn | Sequence[types.PendingOn] | None = None, type: types.RolloverType | None = None, overdue: bool | None = None, mismatch: bool | None = None, assignee_id: str | None = None, unassigned: bool | None = None, priority: types.RolloverPriority | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RolloverCounts:
        r"""Count rollovers by state and by who must act next.

        Counts all rollovers that match the filters, for dashboards.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            state: Only this state, or several states: separated by commas, or with the parameter repeated (`state=` or `state[]=`).
            status: Only rollovers with this status.
            pending_on: Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter repeated (`pendingOn=` or `pendingOn[]=`).
            type: Only this rollover type.
            overdue: `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
            mismatch: `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
            assignee_id: Only rollovers with this assignee: your ID for the person.
            unassigned: `true`: only rollovers that have no assignee and need someone to act.
            priority: Only this priority.
        """
        return self._transport.json("GET", "/v1/rollovers/counts", query={"state": state, "status": status, "pendingOn": pending_on, "type": type, "overdue": overdue, "mismatch": mismatch, "assigneeId": assignee_id, "unassigned": unassigned, "priority": priority}, timeout=timeout, max_retries=max_retries)

    def check_eligibility(self, body: types.EligibilityInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.EligibilityCheck:
        r"""Check a rollover against the IRS rollover chart.

        Returns whether the rules allow the rollover, with conditions and reasons. Nothing is stored.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("POST", "/v1/rollovers/eligibility", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def export(self, *, state: types.RolloverState | Sequence[types.RolloverState] | None = None, status: types.RolloverStatus | None = None, pending_on: types.PendingOn | Sequence[types.PendingOn] | None = None, type: types.RolloverType | None = None, overdue: bool | None = None, mismatch: bool | None = None, assignee_id: str | None = None, unassigned: bool | None = None, priority: types.RolloverPriority | None = None, account_id: str | None = None, custodian_id: str | None = None, source_custodian_id: str | None = None, external_id: str | None = None, distribution_id: str | None = None, plan_id: str | None = None, tag: str | None = None, created_after: str | None = None, created_before: str | None = None, updated_after: str | None = None, due_before: str | None = None, in_transit: bool | None = None, in_transit_age: types.TransitAge | None = None, sort: types.RolloverOrder | None = None, format: types.RolloversExportFormat | None = None, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Export rollovers with amounts for reconciliation.

        Accepts the filters and sort orders of `GET /v1/rollovers`. Default: newest first. With other orders, rollovers that change during the export can appear twice or not at all. An organization can run up to four exports and tax reports at once.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            state: Only this state, or several states: separated by commas, or with the parameter repeated (`state=` or `state[]=`).
            status: Only rollovers with this status.
            pending_on: Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter repeated (`pendingOn=` or `pendingOn[]=`).
            type: Only this rollover type.
            overdue: `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
            mismatch: `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
            assignee_id: Only rollovers with this assignee: your ID for the person.
            unassigned: `true`: only rollovers that have no assignee and need someone to act.
            priority: Only this priority.
            account_id: Only rollovers of this account.
            custodian_id: Only rollovers with this custodian on either side.
            source_custodian_id: Only rollovers from this custodian.
            external_id: Only rollovers with this external ID.
            distribution_id: Only rollovers of this distribution.
            plan_id: Only rollovers with this plan on either side. With a sort order other than `newest`, or with `custodianId` or an assignee, the list examines up to 1,000 rollovers of the plan: add `state` or `pendingOn` if there are more.
            tag: Only rollovers with this tag.
            created_after: Created after this time.
            created_before: Created before this time.
            updated_after: Last changed after this time. Sorts by last change unless `sort` is given.
            due_before: Has a passed or upcoming deadline before this time. Sorts by deadline unless `sort` is given.
            in_transit: `true`: only rollovers with money in transit: sent, and not received yet. Up to 1,000 rollovers can match.
            in_transit_age: Only rollovers whose oldest payment in transit has this age. Implies `inTransit`.
            sort: Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise `newest`.
            format: Response format. Overrides `Accept`.
        """
        return self._transport.raw("GET", "/v1/rollovers/export", query={"state": state, "status": status, "pendingOn": pending_on, "type": type, "overdue": overdue, "mismatch": mismatch, "assigneeId": assignee_id, "unassigned": unassigned, "priority": priority, "accountId": account_id, "custodianId": custodian_id, "sourceCustodianId": source_custodian_id, "externalId": external_id, "distributionId": distribution_id, "planId": plan_id, "tag": tag, "createdAfter": created_after, "createdBefore": created_before, "updatedAfter": updated_after, "dueBefore": due_before, "inTransit": in_transit, "inTransitAge": in_transit_age, "sort": sort, "format": format}, accept="application/x-ndjson, text/csv", timeout=timeout, max_retries=max_retries)

    def nigo_statistics(self, *, from_: str | None = None, to: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.NigoStatistics:
        r"""Count NIGO items, and rollovers that were right the first time.

        Rollovers count on the day they ended, and items on the day they were reported, by the organization's time zone.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            from_: First day. Default: 29 days before `to`.
            to: Last day. Default: today.
        """
        return self._transport.json("GET", "/v1/rollovers/nigo-statistics", query={"from": from_, "to": to}, timeout=timeout, max_retries=max_retries)

    def preview(self, body: types.RolloverPreviewInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RolloverPreview:
        r"""Preview a rollover.

        Returns the outcome, the boxes of both tax forms, the withholding, the required documents, the deadlines and the facts to ask for. Needs no account and stores nothing.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("POST", "/v1/rollovers/preview", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def search(self, body: types.RolloverSearch | None = None, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RolloverPage:
        r"""Search rollovers, including by personal data.

        Works like `GET /v1/rollovers`, with the search text `q`: a name, an email address, an external ID or the last four characters of an account number. The text is in the body so that URL logs do not contain it. If a name matches more than 1,000 rollovers or participants, `sort` is ignored. Other matches, such as by external ID, then come first, newest first. Matches by name follow, sorted by participant name and, for each participant, newest first. Each of these pages examines up to 500 rollovers, so it can be short or empty while `hasMore` is true. A search with more than 1,000 matches other than by name is rejected.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("POST", "/v1/rollovers/search", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def get(self, id: str, *, fields: types.RolloversGetField | Sequence[types.RolloversGetField] | None = None, expand: types.RolloversGetExpand | Sequence[types.RolloversGetExpand] | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Rollover:
        r"""Retrieve a rollover.

        Returns the rollover with its money, documents, deadlines and tax treatment. The `ETag` is the version to send as `If-Match` with a change.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            fields: The fields of each rollover to return, separated by commas. Always returns `id` and `object`. The response omits other fields, even those that the schema requires.
            expand: Objects to include, separated by commas: `account` (requires the scope `accounts:read`), `custodians` (requires the scope `custodians:read`).
        """
        return self._transport.json("GET", f"/v1/rollovers/{quote(id)}", query={"fields": fields, "expand": expand}, timeout=timeout, max_retries=max_retries)

    def update(self, id: str, body: types.RolloverPatch, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Rollover:
        r"""Update a rollover.

        A request that changes only `assigneeId`, `priority`, `tags` and `metadata` is allowed in any state until the participant is erased. All other fields can change only in a draft, and the rules are then evaluated again.

        Requires an `ak_` key with the scope `rollovers:write`.
        """
        return self._transport.json("PATCH", f"/v1/rollovers/{quote(id)}", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def actions(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.AvailableActionPage:
        r"""List the actions available for a rollover.

        Returns only actions that are possible in the current state, each with the JSON Schema of its parameters.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", f"/v1/rollovers/{quote(id)}/actions", timeout=timeout, max_retries=max_retries)

    def act(self, id: str, body: types.ExecuteActionRequest, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Rollover:
        r"""Perform an action on a rollover.

        An action moves the rollover to its next state, such as `submit` or `mark_funds_sent`. With `dryRun`, nothing is saved.

        Requires an `ak_` key with the scope `rollovers:act`.
        """
        return self._transport.json("POST", f"/v1/rollovers/{quote(id)}/actions", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def advance(self, id: str, body: types.RolloverAdvance, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Rollover:
        r"""Advance a rollover to a state.

        Records the steps of a rollover that happened elsewhere. Each step is an ordinary action with its own checks, timeline entry and event. If a step is refused, nothing is recorded, and the error names the step. Steps that need a second person are refused. Dates before the creation of the rollover need `datesAttested`.

        Also requires the scope `rollovers:operate`.

        Requires an `ak_` key with the scope `rollovers:act`.
        """
        return self._transport.json("POST", f"/v1/rollovers/{quote(id)}/advance-to", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def upload_document(self, id: str, file: File, fields: dict[str, str] | None = None, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Rollover:
        r"""Upload a document.

        Works like `provide_documents`, with the file itself: send `multipart/form-data` with a part `file` in any position. The file type is detected from the content, not from the file name or media type. Files with data after their end are rejected, and so are PDFs with JavaScript, an embedded file or an action that starts a program. Malware is rejected if the deployment scans for it. The file is encrypted while it is received. The new document is the last one in `documents`.

        Requires an `ak_` key with the scope `rollovers:act`.
        """
        return self._transport.json("POST", f"/v1/rollovers/{quote(id)}/documents", file=file, fields=fields, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def instructions(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.RolloverInstructions:
        r"""Retrieve instructions for requesting and paying a rollover.

        Returns full account numbers, the payee, and the address or bank details for the delivery method. `missing` lists facts that the directory or the account lacks. The response is JSON, or a letter to print and sign if `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an event.

        Requires an `ak_` key with the scope `rollovers:reveal`.
        """
        return self._transport.json("GET", f"/v1/rollovers/{quote(id)}/instructions", timeout=timeout, max_retries=max_retries)

    def instructions_pdf(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Retrieve instructions for requesting and paying a rollover.

        Returns full account numbers, the payee, and the address or bank details for the delivery method. `missing` lists facts that the directory or the account lacks. The response is JSON, or a letter to print and sign if `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an event.

        Requires an `ak_` key with the scope `rollovers:reveal`.
        """
        return self._transport.raw("GET", f"/v1/rollovers/{quote(id)}/instructions", accept="application/pdf", timeout=timeout, max_retries=max_retries)

    def ledger(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.Ledger:
        r"""Retrieve the ledger of a rollover's money.

        Lists each movement of money in the order in which it was recorded, with the sums.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", f"/v1/rollovers/{quote(id)}/ledger", timeout=timeout, max_retries=max_retries)

    def letters(self, id: str, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.Letter]:
        r"""List a rollover's letters, oldest first.

        Letters that were replaced by a later one are included.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
        """
        return PageList(lambda cursor: self._transport.json("GET", f"/v1/rollovers/{quote(id)}/letters", query={"limit": limit, "cursor": cursor}, timeout=timeout, max_retries=max_retries), cursor)

    def issue_letter(self, id: str, body: types.IssueLetterRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Letter:
        r"""Issue a letter.

        Writes a tagged PDF with the organization's letterhead and wording, and stores it. A letter never changes. A new letter of the same kind replaces the earlier one and names its number. The timeline and the audit log record each letter, and an event is emitted. Each call counts as 20 requests.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/rollovers/{quote(id)}/letters", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def nigo_items(self, id: str, *, limit: int | None = None, cursor: str | None = None, expand: types.NigoItemsGetExpand | Sequence[types.NigoItemsGetExpand] | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.NigoItem]:
        r"""List a rollover's NIGO items, oldest first.

        Shows the open and the resolved reasons why requests were not in good order.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            expand: Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
        """
        return PageList(lambda cursor: self._transport.json("GET", f"/v1/rollovers/{quote(id)}/nigo-items", query={"limit": limit, "cursor": cursor, "expand": expand}, timeout=timeout, max_retries=max_retries), cursor)

    def record_nigo_items(self, id: str, body: types.NigoReport, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RecordNigoItemsResponse:
        r"""Record why a request is not in good order (NIGO).

        Records one or more reasons, for example from a custodian's deficiency letter. The state does not change. The actions `custodian_soft_reject`, `custodian_reject`, `reject` and `reject_document` record an item themselves if their `code` is a NIGO code, so do not record it again. To tell the participant, issue a letter of kind `nigo`.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", f"/v1/rollovers/{quote(id)}/nigo-items", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def add_note(self, id: str, body: types.NoteInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.TimelineEntry:
        r"""Add a note to a rollover.

        Allowed in every state, even after the rollover has ended. Notes cannot be changed or removed. The timeline shows a note until the participant is erased. Events do not include it.

        Requires an `ak_` key with the scope `rollovers:write`.
        """
        return self._transport.json("POST", f"/v1/rollovers/{quote(id)}/notes", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def remind(self, id: str, body: types.RemindRolloverRequest | None = None, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.RolloverReminder:
        r"""Remind the party that a rollover waits for.

        Works for rollovers that wait for the participant or a custodian. Participants get an email or a text message with a link to their tracking page, if the organization has turned messages on and they have not stopped them. For a custodian, the event `rollover.reminder_sent` asks your system to contact it. The same reminder is possible every 3 days. Reminders are recorded in the timeline and do not change the rollover's version.

        Requires an `ak_` key with the scope `rollovers:act`.
        """
        return self._transport.json("POST", f"/v1/rollovers/{quote(id)}/reminders", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def requirements(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.RolloverRequirements:
        r"""Retrieve what the source custodian and plan require.

        Merges the directory with the requirement sets that your organization added. Expired sets still apply, marked as unconfirmed.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", f"/v1/rollovers/{quote(id)}/requirements", timeout=timeout, max_retries=max_retries)

    def create_residual(self, id: str, body: types.ResidualInput | None = None, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Rollover:
        r"""Create a rollover for residual money.

        Residual money or a late dividend becomes a new rollover with the accounts, consent, documents and custodians of the completed one, which stays completed. The new rollover starts in `processing` without a `transfer`, in `funds_sent` with one, and in `funds_received` if there is also a `receipt`. `residualOf` and `residuals` link the two.

        Requires an `ak_` key with the scope `rollovers:act`.
        """
        return self._transport.json("POST", f"/v1/rollovers/{quote(id)}/residuals", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def self_certification(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.SelfCertificationLetter:
        r"""Retrieve the certification for late money.

        Returns the model letter of Rev. Proc. 2020-46 for receipts that arrived after the 60 days for one of its twelve reasons (`lateReasonCode`). The response is JSON, or a letter to print and sign if `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an event.

        Requires an `ak_` key with the scope `rollovers:reveal`.
        """
        return self._transport.json("GET", f"/v1/rollovers/{quote(id)}/self-certification", timeout=timeout, max_retries=max_retries)

    def self_certification_pdf(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Retrieve the certification for late money.

        Returns the model letter of Rev. Proc. 2020-46 for receipts that arrived after the 60 days for one of its twelve reasons (`lateReasonCode`). The response is JSON, or a letter to print and sign if `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an event.

        Requires an `ak_` key with the scope `rollovers:reveal`.
        """
        return self._transport.raw("GET", f"/v1/rollovers/{quote(id)}/self-certification", accept="application/pdf", timeout=timeout, max_retries=max_retries)

    def state(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.RolloverStanding:
        r"""Retrieve a rollover's state and who must act next.

        A small response for polling. It returns 304 while nothing has changed, if you send the last `ETag` as `If-None-Match`.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", f"/v1/rollovers/{quote(id)}/state", timeout=timeout, max_retries=max_retries)

    def tax_forms(self, id: str, *, year: int, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Download Copy B of a rollover's tax forms.

        Returns Copy B of Forms 1099-R and 5498 as tagged PDF, with the captions of the official forms. The TIN is truncated to its last four digits, and account numbers are masked. Forms that changed after the last tax filing are marked CORRECTED. Unknown facts, such as the payer's TIN, are left blank. The custodian that files the form is responsible for it. The PDF is not tax advice. Each download is audited and counts as 20 requests.

        Requires an `ak_` key with the scope `rollovers:reveal`.

        Args:
            year: The tax year.
        """
        return self._transport.raw("GET", f"/v1/rollovers/{quote(id)}/tax-forms", query={"year": year}, accept="application/pdf", timeout=timeout, max_retries=max_retries)

    def timeline(self, id: str, *, limit: int | None = None, cursor: str | None = None, fields: types.RolloversTimelineField | Sequence[types.RolloversTimelineField] | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.TimelineEntry]:
        r"""List a rollover's timeline, oldest first.

        Each entry has an action or timer, its time, who performed it, and the states before and after.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            fields: The fields of each entry to return, separated by commas. Always returns `object`. The response omits other fields, even those that the schema requires.
        """
        return PageList(lambda cursor: self._transport.json("GET", f"/v1/rollovers/{quote(id)}/timeline", query={"limit": limit, "cursor": cursor, "fields": fields}, timeout=timeout, max_retries=max_retries), cursor)

    def tracking_links(self, id: str, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.TrackingLink]:
        r"""List a rollover's tracking links, oldest first.

        Includes expired and revoked links. Messages to the participant create links too.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
        """
        return PageList(lambda cursor: self._transport.json("GET", f"/v1/rollovers/{quote(id)}/tracking-links", query={"limit": limit, "cursor": cursor}, timeout=timeout, max_retries=max_retries), cursor)

    def create_tracking_link(self, id: str, body: types.CreateTrackingLinkRequest | None = None, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.TrackingLink:
        r"""Create a tracking link.

        Returns a link to a page where the participant sees the rollover's progress and what to do, without an account. The page asks for the date of birth or a code sent by email. The link keeps working after the rollover ends, until `expiresAt`.

        Requires an `ak_` key with the scope `rollovers:act`.
        """
        return self._transport.json("POST", f"/v1/rollovers/{quote(id)}/tracking-links", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class Sandbox:
    """Methods of `client.sandbox`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def advance_clock(self, body: types.AdvanceSandboxClockRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.SandboxClock:
        r"""Advance the organization's sandbox clock and fire due timers.

        Each due timer fires separately. With an `Idempotency-Key`, either all of them fire or none, so that a retry cannot advance the clock too far.

        Requires an `ak_` key with the scope `sandbox:write`.
        """
        return self._transport.json("POST", "/v1/sandbox/clock/advance", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def advance(self, id: str, body: types.AdvanceSandboxRolloverRequest | None = None, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Rollover:
        r"""Advance a rollover one step or to a given state.

        Performs the next action with sample values, as a custodian or your operations team would. Works only in the test environment.

        Requires an `ak_` key with the scope `sandbox:write`.
        """
        return self._transport.json("POST", f"/v1/sandbox/rollovers/{quote(id)}/advance", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def simulate(self, id: str, body: types.SimulateSandboxHappeningRequest, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Rollover:
        r"""Simulate a custodian response.

        Performs the action of a custodian's response immediately, such as accepting the request or sending the money. Works only in the test environment.

        Requires an `ak_` key with the scope `sandbox:write`.
        """
        return self._transport.json("POST", f"/v1/sandbox/rollovers/{quote(id)}/simulate", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)


class TaxFilings:
    """Methods of `client.tax_filings`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, year: int | None = None, form: types.TaxFilingForm | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.TaxFiling]:
        r"""List tax filings, newest first.

        Each filing has a form, a tax year and a filing date.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            year: Only filings for this tax year.
            form: Only filings of this form.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/tax-filings", query={"limit": limit, "cursor": cursor, "year": year, "form": form}, timeout=timeout, max_retries=max_retries), cursor)

    def record(self, body: types.RecordTaxFilingRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.TaxFiling:
        r"""Record that a year's forms were filed.

        Stores the tax report's current forms. A filing never changes. `GET /v1/tax-report/corrections` compares it with the forms at any later time. Record another filing after you have filed corrections. Record each form separately, because Forms 1099-R and 5498 are due on different dates. Nothing is sent to the IRS. Each call counts as 20 requests.

        Requires an `ak_` key with the scope `rollovers:operate`.
        """
        return self._transport.json("POST", "/v1/tax-filings", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def get(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.TaxFiling:
        r"""Retrieve a tax filing.

        Shows which forms were filed for which year, and who recorded the filing.

        Requires an `ak_` key with the scope `rollovers:read`.
        """
        return self._transport.json("GET", f"/v1/tax-filings/{quote(id)}", timeout=timeout, max_retries=max_retries)

    def write_irs_file(self, id: str, body: types.WriteIrsFileRequest, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Write a filing's forms for the IRS.

        Returns one custodian's forms as a file in the format of IRS Publication 1220 (FIRE): records T, A, B, C and F of 750 characters. The service does not store full TINs, so the request must include those of the payer and the recipients. Neither the request nor the file is stored, and nothing is sent to the IRS. Compare the layout with the newest Publication 1220, and send a test file to the IRS first. Form 5498 has only the boxes about rollovers. The custodian that files the forms is responsible for them. Each file is audited and counts as 20 requests.

        Requires an `ak_` key with the scope `rollovers:reveal`.
        """
        return self._transport.raw("POST", f"/v1/tax-filings/{quote(id)}/irs-file", body=body, accept="text/plain", idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class TaxReport:
    """Methods of `client.tax_report`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def export(self, *, year: int, format: types.RolloversExportFormat | None = None, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Report Form 1099-R and Form 5498 data for a year.

        One line per form, rollover and distribution code. Lines with the status `open` belong to rollovers in progress whose money was sent or received in the year. Money counts in the year it left or arrived, in the organization's time zone. Use the report to reconcile with the custodians' filings. It is not a filing or tax advice, and contains no personal data. Trustee-to-trustee transfers between IRAs are not reported on any form. Lines of a year whose rules are not known yet have the warning `tax_year_unknown`. An organization can run up to four exports and tax reports at once.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            year: The tax year.
            format: Response format. Overrides `Accept`.
        """
        return self._transport.raw("GET", "/v1/tax-report", query={"year": year, "format": format}, accept="application/x-ndjson, text/csv", timeout=timeout, max_retries=max_retries)

    def export_corrections(self, *, filing_id: str, format: types.RolloversExportFormat | None = None, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Compare filed forms with the current forms.

        One line for each form that differs from the filing, for example because a receipt was voided or money was returned. Each line has the original and corrected boxes. `method` tells how to correct the form, as in part H of the IRS General Instructions for Certain Information Returns. Changes of the recipient's name are detected; changes of the TIN are not, because the service does not store it: send the filed TIN with `POST /v1/tax-filings/{id}/irs-file`. The export is not tax advice.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            filing_id: The filing to compare with, usually the newest one of its year and form.
            format: Response format. Overrides `Accept`.
        """
        return self._transport.raw("GET", "/v1/tax-report/corrections", query={"filingId": filing_id, "format": format}, accept="application/x-ndjson, text/csv", timeout=timeout, max_retries=max_retries)

    def export_filed_forms(self, *, filing_id: str, timeout: float | None = None, max_retries: int | None = None) -> Response:
        r"""Export the forms of a tax filing.

        Returns the lines as they were filed. The SHA-256 of all bytes equals `sha256` of the filing. Lines have no personal data and no external IDs.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            filing_id: The tax filing whose forms to export.
        """
        return self._transport.raw("GET", "/v1/tax-report/filed", query={"filingId": filing_id}, accept="application/x-ndjson", timeout=timeout, max_retries=max_retries)


class TaxRules:
    """Methods of `client.tax_rules`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, *, year: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.TaxRules:
        r"""Get the limits and codes of a tax year.

        A movement follows the rules of the year in which the money moves. If a year's rules are not known yet, the rules of the nearest year apply: see `rulesYear` and `warning`.

        Requires an `ak_` key with the scope `rollovers:read`.

        Args:
            year: The tax year. Default: this year in the organization's time zone.
        """
        return self._transport.json("GET", "/v1/tax-rules", query={"year": year}, timeout=timeout, max_retries=max_retries)


class TrackingLinks:
    """Methods of `client.tracking_links`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def revoke(self, id: str, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.TrackingLink:
        r"""Revoke a tracking link.

        The link and open pages stop working immediately. Revoking a revoked link changes nothing.

        Requires an `ak_` key with the scope `rollovers:act`.
        """
        return self._transport.json("POST", f"/v1/tracking-links/{quote(id)}/revoke", idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class WebhookEndpoints:
    """Methods of `client.webhook_endpoints`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.WebhookEndpoint]:
        r"""List endpoints, newest first.

        Endpoints are listed without their signing secrets.

        Requires an `ak_` key with the scope `webhooks:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
        """
        return PageList(lambda cursor: self._transport.json("GET", "/v1/webhook-endpoints", query={"limit": limit, "cursor": cursor}, timeout=timeout, max_retries=max_retries), cursor)

    def create(self, body: types.WebhookEndpointInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.NewWebhookEndpoint:
        r"""Create a webhook endpoint.

        An organization can have up to 50 endpoints. Deliveries are signed with the secret according to Standard Webhooks (standardwebhooks.com).

        Requires an `ak_` key with the scope `webhooks:write`.
        """
        return self._transport.json("POST", "/v1/webhook-endpoints", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def get(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.WebhookEndpoint:
        r"""Retrieve an endpoint.

        Shows the URL, its event types, and whether deliveries succeed.

        Requires an `ak_` key with the scope `webhooks:read`.
        """
        return self._transport.json("GET", f"/v1/webhook-endpoints/{quote(id)}", timeout=timeout, max_retries=max_retries)

    def update(self, id: str, body: types.WebhookEndpointPatch, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.WebhookEndpoint:
        r"""Update an endpoint.

        When a disabled endpoint is enabled again, its waiting deliveries are sent according to `ordering`. A new ordering applies to future events only. A new payload format also applies to retries of earlier events.

        Requires an `ak_` key with the scope `webhooks:write`.
        """
        return self._transport.json("PATCH", f"/v1/webhook-endpoints/{quote(id)}", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def delete(self, id: str, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.DeleteWebhookEndpointResponse:
        r"""Delete an endpoint and its deliveries.

        The endpoint receives no more events. Its deliveries and their attempts are deleted too.

        Requires an `ak_` key with the scope `webhooks:write`.
        """
        return self._transport.json("DELETE", f"/v1/webhook-endpoints/{quote(id)}", idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def deliveries(self, id: str, *, limit: int | None = None, cursor: str | None = None, expand: types.DeliveriesGetExpand | Sequence[types.DeliveriesGetExpand] | None = None, status: types.WebhookDeliveryStatus | None = None, type: types.WebhookEventType | None = None, rollover_id: str | None = None, event_id: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.WebhookDelivery]:
        r"""List an endpoint's deliveries, newest first.

        Filter by status or event type to find events that the endpoint did not accept.

        Requires an `ak_` key with the scope `webhooks:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
            expand: Objects to include, separated by commas: `event` (requires the scope `events:read`).
            status: Only deliveries with this status.
            type: Only deliveries of this event type.
            rollover_id: Only deliveries of this rollover's events.
            event_id: Only deliveries of this event.
        """
        return PageList(lambda cursor: self._transport.json("GET", f"/v1/webhook-endpoints/{quote(id)}/deliveries", query={"limit": limit, "cursor": cursor, "expand": expand, "status": status, "type": type, "rolloverId": rollover_id, "eventId": event_id}, timeout=timeout, max_retries=max_retries), cursor)

    def recoveries(self, id: str, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> PageList[types.WebhookRecovery]:
        r"""List an endpoint's recoveries, newest first.

        Each recovery resends events that the endpoint missed in a period.

        Requires an `ak_` key with the scope `webhooks:read`.

        Args:
            limit: Page size, from 1 to 100.
            cursor: `nextCursor` of the previous page.
        """
        return PageList(lambda cursor: self._transport.json("GET", f"/v1/webhook-endpoints/{quote(id)}/recover", query={"limit": limit, "cursor": cursor}, timeout=timeout, max_retries=max_retries), cursor)

    def recover(self, id: str, body: types.WebhookRecoveryInput, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.WebhookRecovery:
        r"""Resend events an endpoint missed.

        Events are sent oldest first, with their original `webhook-id`. The endpoint's `ordering` does not apply. Events that another recovery with status `all` is already resending are skipped. Track progress with `GET` at the same path.

        Requires an `ak_` key with the scope `webhooks:write`.
        """
        return self._transport.json("POST", f"/v1/webhook-endpoints/{quote(id)}/recover", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)

    def rotate_secret(self, id: str, body: types.RotateWebhookSecretRequest | None = None, *, idempotency_key: str | None = None, if_version: int | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.NewWebhookEndpoint:
        r"""Rotate an endpoint's secret.

        For 24 hours, deliveries are also signed with the old secret, in the same header. An endpoint can have up to five active secrets. A rotation that would end a secret before its 24 hours have passed is rejected.

        Requires an `ak_` key with the scope `webhooks:write`.
        """
        return self._transport.json("POST", f"/v1/webhook-endpoints/{quote(id)}/rotate-secret", body=body, idempotency_key=idempotency_key, if_version=if_version, timeout=timeout, max_retries=max_retries)

    def secret(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.WebhookSecrets:
        r"""Reveal an endpoint's signing secrets.

        Each request is audited.

        Requires an `ak_` key with the scope `webhooks:write`.
        """
        return self._transport.json("GET", f"/v1/webhook-endpoints/{quote(id)}/secret", timeout=timeout, max_retries=max_retries)

    def stats(self, id: str, *, timeout: float | None = None, max_retries: int | None = None) -> types.WebhookStats:
        r"""Get an endpoint's delivery statistics for the last 24 hours.

        Counts attempts by outcome, and deliveries that are waiting for an attempt.

        Requires an `ak_` key with the scope `webhooks:read`.
        """
        return self._transport.json("GET", f"/v1/webhook-endpoints/{quote(id)}/stats", timeout=timeout, max_retries=max_retries)

    def test(self, id: str, body: types.TestWebhookEndpointRequest | None = None, *, idempotency_key: str | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.WebhookDelivery:
        r"""Send a test event to an endpoint.

        Sends `webhook.test`, or the example of another event type with `test: true` in its payload. The event goes only to this endpoint, regardless of its event types. Read the result at `/v1/deliveries/{id}`.

        Requires an `ak_` key with the scope `webhooks:write`.
        """
        return self._transport.json("POST", f"/v1/webhook-endpoints/{quote(id)}/test", body=body, idempotency_key=idempotency_key, timeout=timeout, max_retries=max_retries)


class Changes:
    """Methods of `client.changes`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, timeout: float | None = None, max_retries: int | None = None) -> types.ContractChanges:
        r"""List the changes of the API.

        For programs: when each operation, event type and field was added, and what is deprecated. Requires no credential.
        """
        return self._transport.json("GET", "/v1/changes", timeout=timeout, max_retries=max_retries)


class Resources:
    def __init__(self, transport: Transport) -> None:
        self.accounts = Accounts(transport)
        self.api_keys = ApiKeys(transport)
        self.approvals = Approvals(transport)
        self.bank_files = BankFiles(transport)
        self.consents = Consents(transport)
        self.custodians = Custodians(transport)
        self.deliveries = Deliveries(transport)
        self.disaster_declarations = DisasterDeclarations(transport)
        self.distributions = Distributions(transport)
        self.documents = Documents(transport)
        self.events = Events(transport)
        self.incoming_funds = IncomingFunds(transport)
        self.letters = Letters(transport)
        self.nigo_codes = NigoCodes(transport)
        self.nigo_items = NigoItems(transport)
        self.organization = Organization(transport)
        self.payment_details = PaymentDetails(transport)
        self.plans = Plans(transport)
        self.requests = Requests(transport)
        self.requirement_sets = RequirementSets(transport)
        self.rollovers = Rollovers(transport)
        self.sandbox = Sandbox(transport)
        self.tax_filings = TaxFilings(transport)
        self.tax_report = TaxReport(transport)
        self.tax_rules = TaxRules(transport)
        self.tracking_links = TrackingLinks(transport)
        self.webhook_endpoints = WebhookEndpoints(transport)
        self.changes = Changes(transport)
