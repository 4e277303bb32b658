# frozen_string_literal: true

# Generated from apps/api/openapi.json by npm run generate.
require_relative "page_list"
require_relative "transport"

module Svc
  # One reader per resource. Each has one method per operation.
  class Resources
    # Methods of `client.accounts`.
    class Accounts
      def initialize(transport)
        @transport = transport
      end

      # List accounts, newest first.
      #
      # Returns the accounts of your organization, without full Social Security numbers.
      #
      # Requires an `ak_` key with the scope `accounts:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param external_id Only the account with this `externalId`.
      # @param ids Only accounts with these IDs, up to 100. Separate them with commas, or repeat the parameter
      # (`ids=` or `ids[]=`).
      # @param fields The fields of each account to return, separated by commas. Always returns `id` and
      # `object`. The response omits other fields, even those that the schema requires.
      # @return [PageList] of `Types::account`
      def list(limit: nil, cursor: nil, external_id: nil, ids: nil, fields: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/accounts", query: { limit:, cursor:, externalId: external_id, ids:, fields: }, timeout:,
            max_retries:
          )
        end
      end

      # Create or retrieve a participant's account.
      #
      # Returns the existing account unchanged (200) or creates one (201). An account matches if it has the
      # same `externalId`, or otherwise the same email and the same date of birth or `ssnLast4`.
      #
      # Requires an `ak_` key with the scope `accounts:write`.
      #
      # @param body [Hash] `Types::account_input`
      # @return [Hash] `Types::create_or_retrieve_account_response`
      def create_or_retrieve(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/accounts", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Retrieve an account.
      #
      # The `ETag` is the version to send as `If-Match` with an update.
      #
      # Requires an `ak_` key with the scope `accounts:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::account`
      def get(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/accounts/#{Transport.quote(id)}", timeout:, max_retries:)
      end

      # Update an account.
      #
      # If the name changes, `formerNames` gets the previous name, and every open rollover gets a new version
      # of its instructions. Consents stay valid, and approvals that cover the name become outdated. Issue
      # letters again to replace those in the former name.
      #
      # Requires an `ak_` key with the scope `accounts:write`.
      #
      # @param id [String]
      # @param body [Hash] `Types::account_patch`
      # @return [Hash] `Types::account`
      def update(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "PATCH", "/v1/accounts/#{Transport.quote(id)}", body:, idempotency_key:, if_version:, timeout:, max_retries:
        )
      end

      # Erase an account's personal data.
      #
      # Deletes the name, contact details, birth date and other personal data. The account's ID and its
      # rollovers remain. This cannot be undone.
      #
      # Requires an `ak_` key with the scope `accounts:write`.
      #
      # @param id [String]
      # @return [Hash] `Types::account`
      def erase(id, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "DELETE", "/v1/accounts/#{Transport.quote(id)}", idempotency_key:, if_version:, timeout:, max_retries:
        )
      end

      # List an account's consents, newest first.
      #
      # Each consent contains the statements as the participant saw them.
      #
      # Requires an `ak_` key with the scope `accounts:read`.
      #
      # @param id [String]
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param view `summary` omits `statements`. `full` returns all fields. Default: `full`.
      # @return [PageList] of `Types::consent_record`
      def consents(id, limit: nil, cursor: nil, view: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/accounts/#{Transport.quote(id)}/consents", query: { limit:, cursor:, view: }, timeout:,
            max_retries:
          )
        end
      end
    end

    # Methods of `client.api_keys`.
    class ApiKeys
      def initialize(transport)
        @transport = transport
      end

      # List the organization's API keys, newest first.
      #
      # Shows types, scopes, allowlists and last use of the keys, but never their secrets.
      #
      # Requires an `ak_` key with the scope `keys:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param type Only keys of this type.
      # @return [PageList] of `Types::api_key`
      def list(limit: nil, cursor: nil, type: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json("GET", "/v1/api-keys", query: { limit:, cursor:, type: }, timeout:, max_retries:)
        end
      end

      # Retrieve the API key of this request.
      #
      # Use it to check a key: its environment, scopes, allowlist and expiration.
      #
      # Requires an `ak_` key, with any scope.
      #
      # @return [Hash] `Types::api_key`
      def current(timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/api-keys/current", timeout:, max_retries:)
      end

      # Rotate the API key of this request.
      #
      # With an `Idempotency-Key`, you can retrieve a lost response for ten minutes, while the old key is
      # active. It is stored encrypted with your API key and idempotency key. With a grace period of 0,
      # nothing is stored.
      #
      # Requires an `ak_` key with the scope `keys:rotate`.
      #
      # @param body [Hash] `Types::rotate_api_key_request`
      # @return [Hash] `Types::rotate_api_key_response`
      def rotate(body = nil, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/api-keys/rotate", body:, idempotency_key:, timeout:, max_retries:)
      end
    end

    # Methods of `client.approvals`.
    class Approvals
      def initialize(transport)
        @transport = transport
      end

      # List approvals, newest first.
      #
      # Use `state=pending` for approvals that are waiting for a second person.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param view `summary` omits `params`, `rollover`, `changes`, `changedFacts`, `approvers`. `full`
      # returns all fields. Default: `full`.
      # @param state The state of an approval. New values may be added.
      # @param action The requested action. New values may be added.
      # @param rollover_id Only approvals of this rollover.
      # @return [PageList] of `Types::approval`
      def list(
        limit: nil, cursor: nil, view: nil, state: nil, action: nil, rollover_id: nil, timeout: nil, max_retries: nil
      )
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/approvals", query: { limit:, cursor:, view:, state:, action:, rolloverId: rollover_id },
            timeout:, max_retries:
          )
        end
      end

      # Request an approval.
      #
      # The action is validated now and executed when another person confirms it within 24 hours. After
      # confirmation of `reveal` or an action on a live key, you execute it yourself. A new request for the
      # same action withdraws your earlier one. You can request an approval even if the organization does not
      # require a second person.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param body [Hash] `Types::request_approval_request`
      # @return [Hash] `Types::approval`
      def request(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/approvals", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Retrieve an approval.
      #
      # Shows the requested action, who requested it, and who can decide.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::approval`
      def get(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/approvals/#{Transport.quote(id)}", timeout:, max_retries:)
      end

      # Confirm an approval.
      #
      # Confirming executes the requested action in the same transaction. `reveal` and actions on live keys
      # are the exception: the requester executes those later. If the action is no longer possible, or the
      # facts that the approval covers have changed, nothing is done and the approval stays pending. You need
      # the scopes of the action, and you must not be the requester or the creator of the key that requested
      # it. A member with a passkey signs the request's digest with it. Other members must have signed in
      # within the last 15 minutes.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @param body [Hash] `Types::confirm_approval_request`
      # @return [Hash] `Types::approval`
      def confirm(id, body = nil, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/approvals/#{Transport.quote(id)}/confirm", body:, idempotency_key:, timeout:, max_retries:
        )
      end

      # Decline an approval.
      #
      # The requested action is not performed. The requester can request it again.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @param body [Hash] `Types::decline_approval_request`
      # @return [Hash] `Types::approval`
      def decline(id, body = nil, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/approvals/#{Transport.quote(id)}/decline", body:, idempotency_key:, timeout:, max_retries:
        )
      end

      # Retrieve the evidence of an approval.
      #
      # Compares the covered facts at the time of the request with the facts now. After the decision, the
      # receipt proves who decided what: its digest covers the request, and the decider's passkey signed it.
      # The response is JSON, or a printable receipt if `Accept` prefers `application/pdf`.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::approval_evidence`
      def evidence(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/approvals/#{Transport.quote(id)}/evidence", timeout:, max_retries:)
      end

      # Retrieve the evidence of an approval.
      #
      # Compares the covered facts at the time of the request with the facts now. After the decision, the
      # receipt proves who decided what: its digest covers the request, and the decider's passkey signed it.
      # The response is JSON, or a printable receipt if `Accept` prefers `application/pdf`.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def evidence_pdf(id, timeout: nil, max_retries: nil, &block)
        @transport.raw(
          "GET", "/v1/approvals/#{Transport.quote(id)}/evidence", accept: "application/pdf", timeout:, max_retries:,
          stream: block
        )
      end

      # Withdraw your approval request.
      #
      # You can withdraw it until it is decided, as the requesting member or with one of that member's keys.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::approval`
      def withdraw(id, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/approvals/#{Transport.quote(id)}/withdraw", idempotency_key:, timeout:, max_retries:
        )
      end
    end

    # Methods of `client.bank_files`.
    class BankFiles
      def initialize(transport)
        @transport = transport
      end

      # List imported bank files, newest first.
      #
      # Each file is listed with its format, its sums and the number of credits.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @return [PageList] of `Types::incoming_funds_file_summary`
      def incoming_funds_files(limit: nil, cursor: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json("GET", "/v1/bank-files", query: { limit:, cursor: }, timeout:, max_retries:)
        end
      end

      # Import a bank file.
      #
      # Send `multipart/form-data` with the file in the part `file`. Every credit becomes incoming funds, or
      # nothing is stored: if a line is invalid or a control total does not match, the file is rejected, and
      # the error lists the lines. A credit whose bank reference is already recorded becomes a suspected
      # duplicate. Returns that took money back are listed in `returns`, with the earlier arrival.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param upload [Upload]
      # @param fields [Hash]
      # @return [Hash] `Types::incoming_funds_file`
      def import_incoming_funds_file(upload, fields = {}, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/bank-files", upload:, fields:, idempotency_key:, timeout:, max_retries:)
      end

      # Retrieve an imported bank file.
      #
      # `GET /v1/incoming-funds?fileId=` lists the file's credits.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::incoming_funds_file`
      def incoming_funds_file(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/bank-files/#{Transport.quote(id)}", timeout:, max_retries:)
      end

      # Reverse all money that a return took back.
      #
      # Reverses every part in `parts` that is not yet reversed or returned. Works like `POST
      # /v1/incoming-funds/{id}/reverse`, with the return's day and return code. This is final. Voids the
      # receipts of applied money with `void_receipt`, on every rollover. The match must be `arrival`,
      # `divided` or `lines`; reverse other money separately.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::bank_file_return_input`
      # @return [Hash] `Types::incoming_funds_file`
      def reverse_return(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/bank-files/#{Transport.quote(id)}/reverse-return", body:, idempotency_key:, timeout:,
          max_retries:
        )
      end
    end

    # Methods of `client.consents`.
    class Consents
      def initialize(transport)
        @transport = transport
      end

      # Retrieve a consent.
      #
      # Returns JSON, or a printable PDF if `Accept` prefers `application/pdf`. Send the consent's ID as
      # `consentReference` in `submit` and `sign_consent`, which check it against the rollover.
      #
      # Requires an `ak_` key with the scope `accounts:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::consent_record`
      def get(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/consents/#{Transport.quote(id)}", timeout:, max_retries:)
      end

      # Retrieve a consent.
      #
      # Returns JSON, or a printable PDF if `Accept` prefers `application/pdf`. Send the consent's ID as
      # `consentReference` in `submit` and `sign_consent`, which check it against the rollover.
      #
      # Requires an `ak_` key with the scope `accounts:read`.
      #
      # @param id [String]
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def get_pdf(id, timeout: nil, max_retries: nil, &block)
        @transport.raw(
          "GET", "/v1/consents/#{Transport.quote(id)}", accept: "application/pdf", timeout:, max_retries:,
          stream: block
        )
      end
    end

    # Methods of `client.custodians`.
    class Custodians
      def initialize(transport)
        @transport = transport
      end

      # Browse and search custodians.
      #
      # `q` finds names, former names and misspellings, best match first. Without `q`, custodians are sorted
      # by name.
      #
      # Requires an `ak_` key with the scope `custodians:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param q Name, alias or former name. Typos are tolerated.
      # @param account_type Only custodians that hold accounts of this type.
      # @param role Only custodians that can be on this side of a rollover.
      # @param order
      # @param fields The fields of each custodian to return, separated by commas. Always returns `id` and
      # `object`. The response omits other fields, even those that the schema requires.
      # @param view `summary` omits `aliases`, `requirements`, `processingDays`, `receiving`. `full` returns
      # all fields. Default: `full`.
      # @return [PageList] of `Types::custodian`
      def list(
        limit: nil, cursor: nil, q: nil, account_type: nil, role: nil, order: nil, fields: nil, view: nil,
        timeout: nil, max_retries: nil
      )
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/custodians",
            query: { limit:, cursor:, q:, accountType: account_type, role:, order:, fields:, view: }, timeout:,
            max_retries:
          )
        end
      end

      # Retrieve a custodian.
      #
      # Shows what the custodian requires, how long it takes, and how to pay it.
      #
      # Requires an `ak_` key with the scope `custodians:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::custodian`
      def get(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/custodians/#{Transport.quote(id)}", timeout:, max_retries:)
      end
    end

    # Methods of `client.deliveries`.
    class Deliveries
      def initialize(transport)
        @transport = transport
      end

      # Retrieve a delivery with its attempts.
      #
      # Shows each attempt with its request, response and time, to find out why an endpoint did not accept an
      # event.
      #
      # Requires an `ak_` key with the scope `webhooks:read`.
      #
      # @param id [String]
      # @param expand Objects to include, separated by commas: `event` (requires the scope `events:read`).
      # @return [Hash] `Types::webhook_delivery_with_attempts`
      def get(id, expand: nil, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/deliveries/#{Transport.quote(id)}", query: { expand: }, timeout:, max_retries:)
      end
    end

    # Methods of `client.disaster_declarations`.
    class DisasterDeclarations
      def initialize(transport)
        @transport = transport
      end

      # List disaster declarations that postpone deadlines.
      #
      # Returns the latest version of each declaration, sorted by ID. The operator of the service loads the
      # declarations. Send the ID of a declaration as the attestation `disasterDeclaration`.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param state Only declarations with areas in this state, as a postal code.
      # @return [PageList] of `Types::disaster_declaration`
      def list(limit: nil, cursor: nil, state: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/disaster-declarations", query: { limit:, cursor:, state: }, timeout:, max_retries:
          )
        end
      end
    end

    # Methods of `client.distributions`.
    class Distributions
      def initialize(transport)
        @transport = transport
      end

      # List distributions, newest first.
      #
      # Each distribution is listed with the destinations of its money.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param view `summary` omits `moneySources`, `paidToParticipant`, `destinations`. `full` returns all
      # fields. Default: `full`.
      # @param expand Objects to include, separated by commas: `account` (requires the scope `accounts:read`),
      # `custodians` (requires the scope `custodians:read`).
      # @return [PageList] of `Types::distribution`
      def list(limit: nil, cursor: nil, view: nil, expand: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/distributions", query: { limit:, cursor:, view:, expand: }, timeout:, max_retries:
          )
        end
      end

      # Create a distribution.
      #
      # Creates draft rollovers for all money that leaves one account at the same time, whatever its
      # destinations. Creates all of them or none, and errors name the destination. Pre-tax and after-tax
      # money is allocated to the destinations by IRS Notice 2014-54. With several destinations, the
      # participant can choose how much of each goes where.
      #
      # Requires an `ak_` key with the scope `rollovers:write`.
      #
      # @param body [Hash] `Types::distribution_input`
      # @return [Hash] `Types::distribution`
      def create(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/distributions", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Retrieve a distribution.
      #
      # Shows the destinations, the cash part and the tax treatment of the distribution.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @param expand Objects to include, separated by commas: `account` (requires the scope `accounts:read`),
      # `custodians` (requires the scope `custodians:read`).
      # @return [Hash] `Types::distribution`
      def get(id, expand: nil, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/distributions/#{Transport.quote(id)}", query: { expand: }, timeout:, max_retries:)
      end

      # Cancel a distribution.
      #
      # Cancels all rollovers of the distribution or none. Not allowed once money has left or a rollover is
      # completed. Rollovers that ended in another way stay unchanged.
      #
      # Requires an `ak_` key with the scope `rollovers:act`.
      #
      # @param id [String]
      # @param body [Hash] `Types::cancel_distribution_request`
      # @return [Hash] `Types::distribution`
      def cancel(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/distributions/#{Transport.quote(id)}/cancel", body:, idempotency_key:, timeout:, max_retries:
        )
      end

      # Record the cash part of a distribution.
      #
      # Records how the amount that is not rolled over was paid to the participant. The payment has its own
      # Form 1099-R in the tax report, apart from the rollovers. Recording the payment again corrects it.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::cash_payment_input`
      # @return [Hash] `Types::distribution`
      def record_cash_payment(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/distributions/#{Transport.quote(id)}/cash-payment", body:, idempotency_key:, timeout:,
          max_retries:
        )
      end

      # Submit a distribution.
      #
      # Submits all rollovers of the distribution or none, with a consent obtained elsewhere. If one rollover
      # cannot be submitted, the error names its destination.
      #
      # Requires an `ak_` key with the scope `rollovers:act`.
      #
      # @param id [String]
      # @param body [Hash] `Types::submit_distribution_request`
      # @return [Hash] `Types::distribution`
      def submit(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/distributions/#{Transport.quote(id)}/submit", body:, idempotency_key:, timeout:, max_retries:
        )
      end
    end

    # Methods of `client.documents`.
    class Documents
      def initialize(transport)
        @transport = transport
      end

      # Download the file of a document.
      #
      # Returns the file as an attachment with its detected media type. Each download is audited. If the
      # connection closes before `Content-Length` bytes, the file is incomplete.
      #
      # Requires an `ak_` key with the scope `rollovers:reveal`.
      #
      # @param id [String]
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def file(id, timeout: nil, max_retries: nil, &block)
        @transport.raw(
          "GET", "/v1/documents/#{Transport.quote(id)}/file", accept: "application/pdf, image/png, image/jpeg",
          timeout:, max_retries:, stream: block
        )
      end
    end

    # Methods of `client.events`.
    class Events
      def initialize(transport)
        @transport = transport
      end

      # List event types.
      #
      # Each event type has a description, a JSON Schema and an example.
      #
      # Requires an `ak_` key with the scope `events:read`.
      #
      # @return [Hash] `Types::event_type_page`
      def types(timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/event-types", timeout:, max_retries:)
      end

      # List the events of the last 90 days, newest first.
      #
      # To fill a gap, pass `rolloverId` and `afterSequence`. The list then follows the rollover's sequence.
      #
      # To follow all events, pass `order=oldest`. The list is in commit order and grows only at its end.
      # `nextCursor` is always present, even
      # if there are no more events yet. Pass it to get the events committed since then; no event is skipped.
      # Cursors do not expire;
      # events are kept for 90 days. An event is listed only after all earlier transactions have ended. To
      # follow only new events, also pass
      # `start=now`: the first page is empty, and its `nextCursor` continues from this call.
      #
      # Requires an `ak_` key with the scope `events:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param order `newest` (default): by time, newest first. `oldest`: in commit order, for following the
      # list; each rollover's events are ordered by `data.sequence`. `oldest` cannot be combined with filters.
      # @param start Where a list with `order=oldest` starts if there is no `cursor`. Default: `beginning`.
      # @param type Only events of this type.
      # @param rollover_id Only events of this rollover.
      # @param after_sequence Requires `rolloverId`. Only events after this `data.sequence`, in sequence
      # order. Use it to fill gaps in the events you received.
      # @param fields The fields of each event to return, separated by commas. Always returns `id` and
      # `object`. The response omits other fields, even those that the schema requires.
      # @return [PageList] of `Types::event`
      def list(
        limit: nil, cursor: nil, order: nil, start: nil, type: nil, rollover_id: nil, after_sequence: nil, fields: nil,
        timeout: nil, max_retries: nil
      )
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/events",
            query: { limit:, cursor:, order:, start:, type:, rolloverId: rollover_id, afterSequence: after_sequence, fields: },
            timeout:, max_retries:
          )
        end
      end

      # Retrieve an event.
      #
      # Returns the whole event, as sent to webhooks with full payloads. Events are kept for 90 days.
      #
      # Requires an `ak_` key with the scope `events:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::event`
      def get(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/events/#{Transport.quote(id)}", timeout:, max_retries:)
      end

      # Resend an event.
      #
      # Sends the event with its original `webhook-id`, so receivers can detect duplicates. The endpoint's
      # `ordering` does not apply. If `endpointId` is set, only that endpoint receives the event, regardless
      # of the endpoint's event types.
      #
      # Requires an `ak_` key with the scope `webhooks:write`.
      #
      # @param id [String]
      # @param body [Hash] `Types::webhook_redelivery_input`
      # @return [Hash] `Types::webhook_delivery_page`
      def redeliver(id, body = nil, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/events/#{Transport.quote(id)}/redeliver", body:, idempotency_key:, timeout:, max_retries:
        )
      end
    end

    # Methods of `client.incoming_funds`.
    class IncomingFunds
      def initialize(transport)
        @transport = transport
      end

      # List incoming funds.
      #
      # Lists money that arrived, newest first. Filter by `status` to find money that is not matched yet.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param expand Objects to include, separated by commas: `custodian` (requires the scope
      # `custodians:read`).
      # @param status Only money with this status.
      # @param received_from Only money that arrived on or after this date.
      # @param received_to Only money that arrived on or before this date.
      # @param method Only money that arrived in this way.
      # @param amount Only this amount.
      # @param custodian_id Only money from this custodian.
      # @param owner_id Only money with this owner: your ID for the person who works on it.
      # @param overdue `true`: only money in suspense past its return date. `false`: only other money.
      # @param sort Order of the list. Default: newest first.
      # @param file_id Only entries of this bank file.
      # @param q An ID, check number, trace number or bank reference, the last four characters of the account
      # number, or the start of the sender's name.
      # @return [PageList] of `Types::incoming_funds`
      def list(
        limit: nil, cursor: nil, expand: nil, status: nil, received_from: nil, received_to: nil, method: nil,
        amount: nil, custodian_id: nil, owner_id: nil, overdue: nil, sort: nil, file_id: nil, q: nil, timeout: nil,
        max_retries: nil
      )
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/incoming-funds",
            query: { limit:, cursor:, expand:, status:, receivedFrom: received_from, receivedTo: received_to, method:, amount:, custodianId: custodian_id, ownerId: owner_id, overdue:, sort:, fileId: file_id, q: },
            timeout:, max_retries:
          )
        end
      end

      # Record money that arrived.
      #
      # For money that no rollover expects yet. `GET /v1/incoming-funds/{id}/suggestions` lists rollovers that
      # it could belong to. A bank reference that is already recorded marks a suspected duplicate, which is
      # recorded too.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param body [Hash] `Types::incoming_funds_input`
      # @return [Hash] `Types::incoming_funds`
      def record(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/incoming-funds", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Record up to 100 arrivals.
      #
      # Each item is recorded independently, like `POST /v1/incoming-funds`, and has its own result. Each item
      # counts as one request.
      # If you repeat a batch with the same idempotency key, only missing items are recorded.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param body [Hash] `Types::incoming_funds_batch_input`
      # @return [Hash] `Types::incoming_funds_batch`
      def record_batch(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/incoming-funds/batch", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Sum incoming funds by day, file and age.
      #
      # Days are those on which the money arrived. Amounts show where the money is now. `total` and `days`
      # cover the range of days; `suspense` covers all money.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param from First day. Default: the same day as `to`.
      # @param to Last day. Default: today.
      # @return [Hash] `Types::incoming_funds_summary`
      def summary(from: nil, to: nil, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/incoming-funds/summary", query: { from:, to: }, timeout:, max_retries:)
      end

      # Retrieve incoming funds.
      #
      # Shows the amount, its sender, the rollovers it was applied to and its deadline.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @param expand Objects to include, separated by commas: `custodian` (requires the scope
      # `custodians:read`).
      # @return [Hash] `Types::incoming_funds`
      def get(id, expand: nil, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/incoming-funds/#{Transport.quote(id)}", query: { expand: }, timeout:, max_retries:)
      end

      # Change the owner, note or deadline of incoming funds.
      #
      # Only the sent fields change. The amount and the sender cannot be changed.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::incoming_funds_patch`
      # @return [Hash] `Types::incoming_funds`
      def update(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "PATCH", "/v1/incoming-funds/#{Transport.quote(id)}", body:, idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end

      # Apply incoming funds to rollovers.
      #
      # Performs `mark_funds_received` on each rollover, and links the receipts. Send `rolloverId` for one
      # rollover, or `allocations` that add up to the amount. Applies everything or nothing.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::incoming_funds_application`
      # @return [Hash] `Types::incoming_funds`
      def apply(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/incoming-funds/#{Transport.quote(id)}/apply", body:, idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end

      # List the changes of incoming funds, oldest first.
      #
      # Each entry has the change, its time and who made it.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @return [PageList] of `Types::incoming_funds_entry`
      def history(id, limit: nil, cursor: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/incoming-funds/#{Transport.quote(id)}/history", query: { limit:, cursor: }, timeout:,
            max_retries:
          )
        end
      end

      # Record that incoming funds were returned to their sender.
      #
      # This is final. Applied money must be unapplied first.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::return_incoming_funds_request`
      # @return [Hash] `Types::incoming_funds`
      def return(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/incoming-funds/#{Transport.quote(id)}/return", body:, idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end

      # Record that the bank took incoming funds back.
      #
      # For a check that bounced (NSF) or an ACH return. This is final. If the money is applied, voids the
      # receipts with `void_receipt` first.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::reverse_incoming_funds_request`
      # @return [Hash] `Types::incoming_funds`
      def reverse(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/incoming-funds/#{Transport.quote(id)}/reverse", body:, idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end

      # Suggest rollovers for incoming funds.
      #
      # Open rollovers that the money could belong to, best first: by amount, custodian, account number, name,
      # reference, check number and tracking number.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::incoming_funds_suggestions`
      def suggestions(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/incoming-funds/#{Transport.quote(id)}/suggestions", timeout:, max_retries:)
      end

      # Put incoming funds in suspense.
      #
      # For money that cannot be applied yet. It must be returned to its sender by `returnBy`. Default: today
      # plus the number of days in the setting `incomingFunds.suspenseDays`.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::suspend_incoming_funds_request`
      # @return [Hash] `Types::incoming_funds`
      def suspend(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/incoming-funds/#{Transport.quote(id)}/suspend", body:, idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end

      # Unapply incoming funds from their rollovers.
      #
      # Voids the receipts with `void_receipt`. The money is unmatched again.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::unapply_incoming_funds_request`
      # @return [Hash] `Types::incoming_funds`
      def unapply(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/incoming-funds/#{Transport.quote(id)}/unapply", body:, idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end
    end

    # Methods of `client.letters`.
    class Letters
      def initialize(transport)
        @transport = transport
      end

      # Retrieve a letter and verify its seal.
      #
      # Compares the letter, its PDF and its signature with their seals. `sealed` has the result.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::letter`
      def get(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/letters/#{Transport.quote(id)}", timeout:, max_retries:)
      end

      # Download the PDF of a letter.
      #
      # Returns the stored PDF as an attachment, always with the same bytes. Each download is audited. If the
      # connection closes before `Content-Length` bytes, the file is incomplete.
      #
      # Requires an `ak_` key with the scope `rollovers:reveal`.
      #
      # @param id [String]
      # @param copy `issued` for the letter as issued, `signed` for its signed copy. Default: "issued".
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def download(id, copy: nil, timeout: nil, max_retries: nil, &block)
        @transport.raw(
          "GET", "/v1/letters/#{Transport.quote(id)}/file", accept: "application/pdf", query: { copy: }, timeout:,
          max_retries:, stream: block
        )
      end

      # Sign a letter with a typed signature.
      #
      # Stores a signed copy of the PDF with the evidence: the typed name and title, the time, the signer, the
      # IP address, and the SHA-256 digest of the PDF that was signed. A signed letter of acceptance becomes a
      # document of type `loa` of the rollover, as with `provide_documents`. Letters that the participant or
      # the spouse signs are refused. Each call counts as 20 requests.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::sign_letter_request`
      # @return [Hash] `Types::letter`
      def sign(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/letters/#{Transport.quote(id)}/sign", body:, idempotency_key:, timeout:, max_retries:
        )
      end

      # Request a signature from an e-signature provider.
      #
      # Sends `rollover.letter_signature_requested` to the provider's webhook endpoint. The provider reads the
      # letter, and returns the result to `POST /v1/letters/{id}/signature-result`, signed with the endpoint's
      # secret. A new request replaces the earlier one. Letters that the participant or the spouse signs are
      # refused.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::request_letter_signature_request`
      # @return [Hash] `Types::letter`
      def request_signature(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/letters/#{Transport.quote(id)}/signature-requests", body:, idempotency_key:, timeout:,
          max_retries:
        )
      end

      # Record the result of an external signature.
      #
      # For e-signature providers, without an API key. The headers `webhook-id`, `webhook-timestamp` and
      # `webhook-signature` sign the body like a webhook of this service, with the secret of the webhook
      # endpoint that received the request. Messages older than five minutes are rejected. The same result can
      # be sent again. `signed` stores the evidence as the signed copy. A letter of acceptance also becomes a
      # document of type `loa`.
      #
      # @param id [String]
      # @param body [Hash] `Types::record_letter_signature_request`
      # @return [Hash] `Types::letter_signature_result`
      def record_signature(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/letters/#{Transport.quote(id)}/signature-result", body:, idempotency_key:, timeout:,
          max_retries:
        )
      end
    end

    # Methods of `client.nigo_codes`.
    class NigoCodes
      def initialize(transport)
        @transport = transport
      end

      # List the NIGO codes with their remedies.
      #
      # Shows the meaning of each code, who must fix the deficiency, and how.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @return [Hash] `Types::nigo_reason_page`
      def list(timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/nigo-codes", timeout:, max_retries:)
      end
    end

    # Methods of `client.nigo_items`.
    class NigoItems
      def initialize(transport)
        @transport = transport
      end

      # Retrieve a NIGO item.
      #
      # Shows what is wrong with the request, who must fix it, and whether it is resolved.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @param expand Objects to include, separated by commas: `custodian` (requires the scope
      # `custodians:read`).
      # @return [Hash] `Types::nigo_item`
      def get(id, expand: nil, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/nigo-items/#{Transport.quote(id)}", query: { expand: }, timeout:, max_retries:)
      end

      # Resolve a NIGO item.
      #
      # Some items resolve automatically: the items of `custodian_soft_reject` when the rollover continues,
      # and the items of a rejection when the rollover is reopened.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::resolve_nigo_item_request`
      # @return [Hash] `Types::nigo_item`
      def resolve(id, body = nil, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/nigo-items/#{Transport.quote(id)}/resolve", body:, idempotency_key:, timeout:, max_retries:
        )
      end
    end

    # Methods of `client.organization`.
    class Organization
      def initialize(transport)
        @transport = transport
      end

      # Get the organization's letterhead and wording of letters.
      #
      # Letters issued from now on use these texts. Letters already issued do not change.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @return [Hash] `Types::letter_templates`
      def letter_templates(timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/organization/letter-templates", timeout:, max_retries:)
      end

      # Update the organization's letterhead and wording of letters.
      #
      # Stores a new version. Issued letters stay the same. Unknown placeholders are refused. The body can be
      # up to 256 kB.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param body [Hash] `Types::letter_templates_patch`
      # @return [Hash] `Types::letter_templates`
      def update_letter_templates(body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "PATCH", "/v1/organization/letter-templates", body:, idempotency_key:, if_version:, timeout:, max_retries:
        )
      end

      # Get the organization's time zone, deadlines and second-person rules.
      #
      # Shows the settings that determine when rollovers become overdue and which actions need a second
      # person.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @return [Hash] `Types::organization_settings`
      def settings(timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/organization/settings", timeout:, max_retries:)
      end

      # Update the organization's time zone, deadlines and rules.
      #
      # A change applies only to deadlines that start after it.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param body [Hash] `Types::organization_settings_patch`
      # @return [Hash] `Types::organization_settings`
      def update_settings(body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "PATCH", "/v1/organization/settings", body:, idempotency_key:, if_version:, timeout:, max_retries:
        )
      end
    end

    # Methods of `client.payment_details`.
    class PaymentDetails
      def initialize(transport)
        @transport = transport
      end

      # List payment details, newest first.
      #
      # Filter by custodian, plan or status. Instructions use only confirmed details.
      #
      # Requires an `ak_` key with the scope `custodians:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param expand Objects to include, separated by commas: `plan` (requires the scope `custodians:read`),
      # `custodian` (requires the scope `custodians:read`).
      # @param plan_id Only details of this plan.
      # @param custodian_id Only details of this custodian.
      # @param status Only details with this status.
      # @return [PageList] of `Types::payment_details`
      def list(
        limit: nil, cursor: nil, expand: nil, plan_id: nil, custodian_id: nil, status: nil, timeout: nil,
        max_retries: nil
      )
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/payment-details",
            query: { limit:, cursor:, expand:, planId: plan_id, custodianId: custodian_id, status: }, timeout:,
            max_retries:
          )
        end
      end

      # Add payee and bank details of a custodian or plan.
      #
      # Instructions use the details only after another person calls the custodian or plan, at a number from
      # another source, and confirms them with `POST /v1/payment-details/{id}/confirm`.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param body [Hash] `Types::payment_details_input`
      # @return [Hash] `Types::payment_details`
      def create(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/payment-details", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Retrieve payment details.
      #
      # Shows the bank details, who added them and who confirmed them.
      #
      # Requires an `ak_` key with the scope `custodians:read`.
      #
      # @param id [String]
      # @param expand Objects to include, separated by commas: `plan` (requires the scope `custodians:read`),
      # `custodian` (requires the scope `custodians:read`).
      # @return [Hash] `Types::payment_details`
      def get(id, expand: nil, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/payment-details/#{Transport.quote(id)}", query: { expand: }, timeout:, max_retries:)
      end

      # Confirm payment details after a call-back.
      #
      # Call the custodian or plan at a number that did not come with the details, and have the details read
      # back. Only a signed-in member who is not the author can confirm them. They replace earlier confirmed
      # details. Rollovers approved with other details need a new approval.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::confirm_payment_details_request`
      # @return [Hash] `Types::payment_details`
      def confirm(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/payment-details/#{Transport.quote(id)}/confirm", body:, idempotency_key:, timeout:,
          max_retries:
        )
      end

      # Reject payment details.
      #
      # Anyone who can operate rollovers can reject details, including their author, even after confirmation.
      # Instructions then use the directory's details.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::reject_payment_details_request`
      # @return [Hash] `Types::payment_details`
      def reject(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/payment-details/#{Transport.quote(id)}/reject", body:, idempotency_key:, timeout:, max_retries:
        )
      end
    end

    # Methods of `client.plans`.
    class Plans
      def initialize(transport)
        @transport = transport
      end

      # List and search plans, newest first.
      #
      # `q` finds plans by name, sponsor or EIN.
      #
      # Requires an `ak_` key with the scope `custodians:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param expand Objects to include, separated by commas: `recordkeeper` (requires the scope
      # `custodians:read`).
      # @param q Part of the plan's or sponsor's name, the plan number, or the start of the EIN or the Form
      # 5500 key, such as `123456789-001`.
      # @param ein Only plans of the sponsor with this EIN.
      # @param plan_number Only plans with this number.
      # @param recordkeeper_id Only plans with this recordkeeper.
      # @return [PageList] of `Types::plan`
      def list(
        limit: nil, cursor: nil, expand: nil, q: nil, ein: nil, plan_number: nil, recordkeeper_id: nil, timeout: nil,
        max_retries: nil
      )
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/plans",
            query: { limit:, cursor:, expand:, q:, ein:, planNumber: plan_number, recordkeeperId: recordkeeper_id },
            timeout:, max_retries:
          )
        end
      end

      # Record an employer's plan.
      #
      # Rollovers name the plan as `source.planId` or `destination.planId`. Their instructions and letters
      # then print its name, number and EIN.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param body [Hash] `Types::plan_input`
      # @return [Hash] `Types::plan`
      def create(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/plans", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Retrieve a plan.
      #
      # Shows the plan's sponsor, recordkeeper and contact.
      #
      # Requires an `ak_` key with the scope `custodians:read`.
      #
      # @param id [String]
      # @param expand Objects to include, separated by commas: `recordkeeper` (requires the scope
      # `custodians:read`).
      # @return [Hash] `Types::plan`
      def get(id, expand: nil, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/plans/#{Transport.quote(id)}", query: { expand: }, timeout:, max_retries:)
      end

      # Update a plan.
      #
      # Later instructions and letters print the new facts. The `planName` of existing rollovers stays
      # unchanged.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::plan_patch`
      # @return [Hash] `Types::plan`
      def update(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "PATCH", "/v1/plans/#{Transport.quote(id)}", body:, idempotency_key:, if_version:, timeout:, max_retries:
        )
      end
    end

    # Methods of `client.requests`.
    class Requests
      def initialize(transport)
        @transport = transport
      end

      # List this API key's requests of the last seven days, newest first.
      #
      # Use it to debug an integration. A key sees only its own requests. The log contains failed requests and
      # a sample of successful requests. On each instance, the limits per minute are:
      #
      # - failed requests: 30 per caller and 60 per organization
      # - successful requests: 10 per caller and 60 per organization
      #
      # The log stores up to 5,000 requests per hour.
      #
      # Requires an `ak_` key, with any scope.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param status Only requests with this class of status.
      # @param code Only requests with this error code.
      # @param route Only requests to this route, given as a path pattern.
      # @param method Only requests with this method.
      # @param from Only requests at or after this time.
      # @param to Only requests before this time.
      # @return [PageList] of `Types::logged_request`
      def list(
        limit: nil, cursor: nil, status: nil, code: nil, route: nil, method: nil, from: nil, to: nil, timeout: nil,
        max_retries: nil
      )
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/requests", query: { limit:, cursor:, status:, code:, route:, method:, from:, to: }, timeout:,
            max_retries:
          )
        end
      end

      # Retrieve one of this API key's requests.
      #
      # The log keeps failed requests and a sample of successful requests for seven days. It contains no
      # bodies, queries or other client input, except the ID in the path.
      #
      # Requires an `ak_` key, with any scope.
      #
      # @param id [String]
      # @return [Hash] `Types::logged_request`
      def get(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/requests/#{Transport.quote(id)}", timeout:, max_retries:)
      end
    end

    # Methods of `client.requirement_sets`.
    class RequirementSets
      def initialize(transport)
        @transport = transport
      end

      # List requirement sets, newest first.
      #
      # Filter by custodian or plan. A set counts as confirmed until its `expiresOn`.
      #
      # Requires an `ak_` key with the scope `custodians:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param expand Objects to include, separated by commas: `plan` (requires the scope `custodians:read`),
      # `custodian` (requires the scope `custodians:read`).
      # @param plan_id Only sets of this plan.
      # @param custodian_id Only sets of this custodian.
      # @param is_current True for current versions, false for superseded ones.
      # @param expires_before Only sets whose last confirmed day, `expiresOn`, is before this day.
      # @return [PageList] of `Types::requirement_set`
      def list(
        limit: nil, cursor: nil, expand: nil, plan_id: nil, custodian_id: nil, is_current: nil, expires_before: nil,
        timeout: nil, max_retries: nil
      )
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/requirement-sets",
            query: { limit:, cursor:, expand:, planId: plan_id, custodianId: custodian_id, isCurrent: is_current, expiresBefore: expires_before },
            timeout:, max_retries:
          )
        end
      end

      # Add requirements of a custodian or plan.
      #
      # Creates a new version that supersedes the current one. Requirements are in addition to the
      # directory's: rollovers from the custodian or plan require both. They take effect within a minute.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param body [Hash] `Types::requirement_set_input`
      # @return [Hash] `Types::requirement_set`
      def create(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/requirement-sets", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Retrieve a requirement set.
      #
      # Shows the requirements, who added them and who last confirmed them.
      #
      # Requires an `ak_` key with the scope `custodians:read`.
      #
      # @param id [String]
      # @param expand Objects to include, separated by commas: `plan` (requires the scope `custodians:read`),
      # `custodian` (requires the scope `custodians:read`).
      # @return [Hash] `Types::requirement_set`
      def get(id, expand: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "GET", "/v1/requirement-sets/#{Transport.quote(id)}", query: { expand: }, timeout:, max_retries:
        )
      end

      # Confirm that requirements still apply.
      #
      # Only the current version can be confirmed. It then counts as confirmed until `expiresOn`.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::confirm_requirement_set_request`
      # @return [Hash] `Types::requirement_set`
      def confirm(id, body = nil, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/requirement-sets/#{Transport.quote(id)}/confirm", body:, idempotency_key:, timeout:,
          max_retries:
        )
      end
    end

    # Methods of `client.rollovers`.
    class Rollovers
      def initialize(transport)
        @transport = transport
      end

      # List rollovers, newest first, by deadline or by last change.
      #
      # A rollover must match every filter. Names, email addresses and account numbers are not query
      # parameters, because URLs are logged. Search for them with `POST /v1/rollovers/search`.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param state Only this state, or several states: separated by commas, or with the parameter repeated
      # (`state=` or `state[]=`).
      # @param status Only rollovers with this status.
      # @param pending_on Only rollovers pending on this party, or on one of several: separated by commas, or
      # with the parameter repeated (`pendingOn=` or `pendingOn[]=`).
      # @param type Only this rollover type.
      # @param overdue `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
      # @param mismatch `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
      # @param assignee_id Only rollovers with this assignee: your ID for the person.
      # @param unassigned `true`: only rollovers that have no assignee and need someone to act.
      # @param priority Only this priority.
      # @param account_id Only rollovers of this account.
      # @param custodian_id Only rollovers with this custodian on either side.
      # @param source_custodian_id Only rollovers from this custodian.
      # @param external_id Only rollovers with this external ID.
      # @param distribution_id Only rollovers of this distribution.
      # @param plan_id Only rollovers with this plan on either side. With a sort order other than `newest`, or
      # with `custodianId` or an assignee, the list examines up to 1,000 rollovers of the plan: add `state` or
      # `pendingOn` if there are more.
      # @param tag Only rollovers with this tag.
      # @param created_after Created after this time.
      # @param created_before Created before this time.
      # @param updated_after Last changed after this time. Sorts by last change unless `sort` is given.
      # @param due_before Has a passed or upcoming deadline before this time. Sorts by deadline unless `sort`
      # is given.
      # @param in_transit `true`: only rollovers with money in transit: sent, and not received yet. Up to
      # 1,000 rollovers can match.
      # @param in_transit_age Only rollovers whose oldest payment in transit has this age. Implies
      # `inTransit`.
      # @param sort Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise
      # `newest`.
      # @param fields The fields of each rollover to return, separated by commas. Always returns `id` and
      # `object`. The response omits other fields, even those that the schema requires.
      # @param expand Objects to include, separated by commas: `account` (requires the scope `accounts:read`),
      # `custodians` (requires the scope `custodians:read`).
      # @param view `summary` returns part of each rollover, `full` returns all fields. Default: `full`.
      # Cannot be combined with `fields`.
      # @return [PageList] of `Types::rollover`
      def list(
        limit: nil, cursor: nil, state: nil, status: nil, pending_on: nil, type: nil, overdue: nil, mismatch: nil,
        assignee_id: nil, unassigned: nil, priority: nil, account_id: nil, custodian_id: nil, source_custodian_id: nil,
        external_id: nil, distribution_id: nil, plan_id: nil, tag: nil, created_after: nil, created_before: nil,
        updated_after: nil, due_before: nil, in_transit: nil, in_transit_age: nil, sort: nil, fields: nil, expand: nil,
        view: nil, timeout: nil, max_retries: nil
      )
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/rollovers",
            query: { limit:, cursor:, state:, status:, pendingOn: pending_on, type:, overdue:, mismatch:, assigneeId: assignee_id, unassigned:, priority:, accountId: account_id, custodianId: custodian_id, sourceCustodianId: source_custodian_id, externalId: external_id, distributionId: distribution_id, planId: plan_id, tag:, createdAfter: created_after, createdBefore: created_before, updatedAfter: updated_after, dueBefore: due_before, inTransit: in_transit, inTransitAge: in_transit_age, sort:, fields:, expand:, view: },
            timeout:, max_retries:
          )
        end
      end

      # Create a draft rollover.
      #
      # The rollover starts in state `draft`. Its eligibility is checked against the IRS rules immediately.
      # Nothing is sent to a custodian until you perform actions.
      #
      # Requires an `ak_` key with the scope `rollovers:write`.
      #
      # @param body [Hash] `Types::rollover_input`
      # @return [Hash] `Types::rollover`
      def create(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/rollovers", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Create up to 200 draft rollovers.
      #
      # Each item is processed independently and has its own result. Each item counts as one request.
      # Each item is created only once for its own idempotency key, or for the batch's key if it has none. If
      # you repeat a batch, only missing rollovers are created.
      #
      # The body can be up to 512 kB.
      #
      # Requires an `ak_` key with the scope `rollovers:write`.
      #
      # @param body [Hash] `Types::rollover_batch_input`
      # @return [Hash] `Types::rollover_batch`
      def create_batch(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/rollovers/batch", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Send reminders for up to 100 rollovers.
      #
      # Works for rollovers that wait for the participant or a custodian. Participants get an email or a text
      # message with a link to their tracking page, if the organization has turned messages on and they have
      # not stopped them. For a custodian, the event `rollover.reminder_sent` asks your system to contact it.
      # The same reminder is possible every 3 days. Reminders are recorded in the timeline and do not change
      # the rollover's version. Each rollover is processed independently, like `POST
      # /v1/rollovers/{id}/reminders`, and has its own result. If you repeat the request with the same
      # idempotency key, only items that failed or were not reached are processed again.
      #
      # Requires an `ak_` key with the scope `rollovers:act`.
      #
      # @param body [Hash] `Types::rollover_bulk_remind`
      # @return [Hash] `Types::rollover_bulk_reminder`
      def bulk_remind(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/rollovers/bulk-remind", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Assign, prioritize or tag up to 200 rollovers.
      #
      # Each rollover is updated independently, like `PATCH /v1/rollovers/{id}`, and has its own result. A
      # version conflict on one does not affect the others. Each rollover counts as one request.
      # If you repeat the request with the same idempotency key, only items that failed or were not reached
      # are processed again.
      #
      # Requires an `ak_` key with the scope `rollovers:write`.
      #
      # @param body [Hash] `Types::rollover_bulk_update`
      # @return [Hash] `Types::rollover_bulk_answer`
      def bulk_update(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/rollovers/bulk-update", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Count rollovers by state and by who must act next.
      #
      # Counts all rollovers that match the filters, for dashboards.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param state Only this state, or several states: separated by commas, or with the parameter repeated
      # (`state=` or `state[]=`).
      # @param status Only rollovers with this status.
      # @param pending_on Only rollovers pending on this party, or on one of several: separated by commas, or
      # with the parameter repeated (`pendingOn=` or `pendingOn[]=`).
      # @param type Only this rollover type.
      # @param overdue `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
      # @param mismatch `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
      # @param assignee_id Only rollovers with this assignee: your ID for the person.
      # @param unassigned `true`: only rollovers that have no assignee and need someone to act.
      # @param priority Only this priority.
      # @return [Hash] `Types::rollover_counts`
      def counts(
        state: nil, status: nil, pending_on: nil, type: nil, overdue: nil, mismatch: nil, assignee_id: nil,
        unassigned: nil, priority: nil, timeout: nil, max_retries: nil
      )
        @transport.json(
          "GET", "/v1/rollovers/counts",
          query: { state:, status:, pendingOn: pending_on, type:, overdue:, mismatch:, assigneeId: assignee_id, unassigned:, priority: },
          timeout:, max_retries:
        )
      end

      # Check a rollover against the IRS rollover chart.
      #
      # Returns whether the rules allow the rollover, with conditions and reasons. Nothing is stored.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param body [Hash] `Types::eligibility_input`
      # @return [Hash] `Types::eligibility_check`
      def check_eligibility(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/rollovers/eligibility", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Export rollovers with amounts for reconciliation.
      #
      # Accepts the filters and sort orders of `GET /v1/rollovers`. Default: newest first. With other orders,
      # rollovers that change during the export can appear twice or not at all. An organization can run up to
      # four exports and tax reports at once.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param state Only this state, or several states: separated by commas, or with the parameter repeated
      # (`state=` or `state[]=`).
      # @param status Only rollovers with this status.
      # @param pending_on Only rollovers pending on this party, or on one of several: separated by commas, or
      # with the parameter repeated (`pendingOn=` or `pendingOn[]=`).
      # @param type Only this rollover type.
      # @param overdue `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
      # @param mismatch `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
      # @param assignee_id Only rollovers with this assignee: your ID for the person.
      # @param unassigned `true`: only rollovers that have no assignee and need someone to act.
      # @param priority Only this priority.
      # @param account_id Only rollovers of this account.
      # @param custodian_id Only rollovers with this custodian on either side.
      # @param source_custodian_id Only rollovers from this custodian.
      # @param external_id Only rollovers with this external ID.
      # @param distribution_id Only rollovers of this distribution.
      # @param plan_id Only rollovers with this plan on either side. With a sort order other than `newest`, or
      # with `custodianId` or an assignee, the list examines up to 1,000 rollovers of the plan: add `state` or
      # `pendingOn` if there are more.
      # @param tag Only rollovers with this tag.
      # @param created_after Created after this time.
      # @param created_before Created before this time.
      # @param updated_after Last changed after this time. Sorts by last change unless `sort` is given.
      # @param due_before Has a passed or upcoming deadline before this time. Sorts by deadline unless `sort`
      # is given.
      # @param in_transit `true`: only rollovers with money in transit: sent, and not received yet. Up to
      # 1,000 rollovers can match.
      # @param in_transit_age Only rollovers whose oldest payment in transit has this age. Implies
      # `inTransit`.
      # @param sort Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise
      # `newest`.
      # @param format Response format. Overrides `Accept`.
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def export(
        state: nil, status: nil, pending_on: nil, type: nil, overdue: nil, mismatch: nil, assignee_id: nil,
        unassigned: nil, priority: nil, account_id: nil, custodian_id: nil, source_custodian_id: nil, external_id: nil,
        distribution_id: nil, plan_id: nil, tag: nil, created_after: nil, created_before: nil, updated_after: nil,
        due_before: nil, in_transit: nil, in_transit_age: nil, sort: nil, format: nil, timeout: nil, max_retries: nil,
        &block
      )
        @transport.raw(
          "GET", "/v1/rollovers/export", accept: "application/x-ndjson, text/csv",
          query: { state:, status:, pendingOn: pending_on, type:, overdue:, mismatch:, assigneeId: assignee_id, unassigned:, priority:, accountId: account_id, custodianId: custodian_id, sourceCustodianId: source_custodian_id, externalId: external_id, distributionId: distribution_id, planId: plan_id, tag:, createdAfter: created_after, createdBefore: created_before, updatedAfter: updated_after, dueBefore: due_before, inTransit: in_transit, inTransitAge: in_transit_age, sort:, format: },
          timeout:, max_retries:, stream: block
        )
      end

      # Count NIGO items, and rollovers that were right the first time.
      #
      # Rollovers count on the day they ended, and items on the day they were reported, by the organization's
      # time zone.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param from First day. Default: 29 days before `to`.
      # @param to Last day. Default: today.
      # @return [Hash] `Types::nigo_statistics`
      def nigo_statistics(from: nil, to: nil, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/rollovers/nigo-statistics", query: { from:, to: }, timeout:, max_retries:)
      end

      # Preview a rollover.
      #
      # Returns the outcome, the boxes of both tax forms, the withholding, the required documents, the
      # deadlines and the facts to ask for. Needs no account and stores nothing.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param body [Hash] `Types::rollover_preview_input`
      # @return [Hash] `Types::rollover_preview`
      def preview(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/rollovers/preview", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Search rollovers, including by personal data.
      #
      # Works like `GET /v1/rollovers`, with the search text `q`: a name, an email address, an external ID or
      # the last four characters of an account number. The text is in the body so that URL logs do not contain
      # it. If a name matches more than 1,000 rollovers or participants, `sort` is ignored. Other matches,
      # such as by external ID, then come first, newest first. Matches by name follow, sorted by participant
      # name and, for each participant, newest first. Each of these pages examines up to 500 rollovers, so it
      # can be short or empty while `hasMore` is true. A search with more than 1,000 matches other than by
      # name is rejected.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param body [Hash] `Types::rollover_search`
      # @return [Hash] `Types::rollover_page`
      def search(body = nil, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/rollovers/search", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Retrieve a rollover.
      #
      # Returns the rollover with its money, documents, deadlines and tax treatment. The `ETag` is the version
      # to send as `If-Match` with a change.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @param fields The fields of each rollover to return, separated by commas. Always returns `id` and
      # `object`. The response omits other fields, even those that the schema requires.
      # @param expand Objects to include, separated by commas: `account` (requires the scope `accounts:read`),
      # `custodians` (requires the scope `custodians:read`).
      # @return [Hash] `Types::rollover`
      def get(id, fields: nil, expand: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "GET", "/v1/rollovers/#{Transport.quote(id)}", query: { fields:, expand: }, timeout:, max_retries:
        )
      end

      # Update a rollover.
      #
      # A request that changes only `assigneeId`, `priority`, `tags` and `metadata` is allowed in any state
      # until the participant is erased. All other fields can change only in a draft, and the rules are then
      # evaluated again.
      #
      # Requires an `ak_` key with the scope `rollovers:write`.
      #
      # @param id [String]
      # @param body [Hash] `Types::rollover_patch`
      # @return [Hash] `Types::rollover`
      def update(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "PATCH", "/v1/rollovers/#{Transport.quote(id)}", body:, idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end

      # List the actions available for a rollover.
      #
      # Returns only actions that are possible in the current state, each with the JSON Schema of its
      # parameters.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::available_action_page`
      def actions(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/rollovers/#{Transport.quote(id)}/actions", timeout:, max_retries:)
      end

      # Perform an action on a rollover.
      #
      # An action moves the rollover to its next state, such as `submit` or `mark_funds_sent`. With `dryRun`,
      # nothing is saved.
      #
      # Requires an `ak_` key with the scope `rollovers:act`.
      #
      # @param id [String]
      # @param body [Hash] `Types::execute_action_request`
      # @return [Hash] `Types::rollover`
      def act(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/rollovers/#{Transport.quote(id)}/actions", body:, idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end

      # Advance a rollover to a state.
      #
      # Records the steps of a rollover that happened elsewhere. Each step is an ordinary action with its own
      # checks, timeline entry and event. If a step is refused, nothing is recorded, and the error names the
      # step. Steps that need a second person are refused. Dates before the creation of the rollover need
      # `datesAttested`.
      #
      # Also requires the scope `rollovers:operate`.
      #
      # Requires an `ak_` key with the scope `rollovers:act`.
      #
      # @param id [String]
      # @param body [Hash] `Types::rollover_advance`
      # @return [Hash] `Types::rollover`
      def advance(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/rollovers/#{Transport.quote(id)}/advance-to", body:, idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end

      # Upload a document.
      #
      # Works like `provide_documents`, with the file itself: send `multipart/form-data` with a part `file` in
      # any position. The file type is detected from the content, not from the file name or media type. Files
      # with data after their end are rejected, and so are PDFs with JavaScript, an embedded file or an action
      # that starts a program. Malware is rejected if the deployment scans for it. The file is encrypted while
      # it is received. The new document is the last one in `documents`.
      #
      # Requires an `ak_` key with the scope `rollovers:act`.
      #
      # @param id [String]
      # @param upload [Upload]
      # @param fields [Hash]
      # @return [Hash] `Types::rollover`
      def upload_document(
        id, upload, fields = {}, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil
      )
        @transport.json(
          "POST", "/v1/rollovers/#{Transport.quote(id)}/documents", upload:, fields:, idempotency_key:, if_version:,
          timeout:, max_retries:
        )
      end

      # Retrieve instructions for requesting and paying a rollover.
      #
      # Returns full account numbers, the payee, and the address or bank details for the delivery method.
      # `missing` lists facts that the directory or the account lacks. The response is JSON, or a letter to
      # print and sign if `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the
      # timeline, and emits an event.
      #
      # Requires an `ak_` key with the scope `rollovers:reveal`.
      #
      # @param id [String]
      # @return [Hash] `Types::rollover_instructions`
      def instructions(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/rollovers/#{Transport.quote(id)}/instructions", timeout:, max_retries:)
      end

      # Retrieve instructions for requesting and paying a rollover.
      #
      # Returns full account numbers, the payee, and the address or bank details for the delivery method.
      # `missing` lists facts that the directory or the account lacks. The response is JSON, or a letter to
      # print and sign if `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the
      # timeline, and emits an event.
      #
      # Requires an `ak_` key with the scope `rollovers:reveal`.
      #
      # @param id [String]
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def instructions_pdf(id, timeout: nil, max_retries: nil, &block)
        @transport.raw(
          "GET", "/v1/rollovers/#{Transport.quote(id)}/instructions", accept: "application/pdf", timeout:,
          max_retries:, stream: block
        )
      end

      # Retrieve the ledger of a rollover's money.
      #
      # Lists each movement of money in the order in which it was recorded, with the sums.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::ledger`
      def ledger(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/rollovers/#{Transport.quote(id)}/ledger", timeout:, max_retries:)
      end

      # List a rollover's letters, oldest first.
      #
      # Letters that were replaced by a later one are included.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @return [PageList] of `Types::letter`
      def letters(id, limit: nil, cursor: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/rollovers/#{Transport.quote(id)}/letters", query: { limit:, cursor: }, timeout:, max_retries:
          )
        end
      end

      # Issue a letter.
      #
      # Writes a tagged PDF with the organization's letterhead and wording, and stores it. A letter never
      # changes. A new letter of the same kind replaces the earlier one and names its number. The timeline and
      # the audit log record each letter, and an event is emitted. Each call counts as 20 requests.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::issue_letter_request`
      # @return [Hash] `Types::letter`
      def issue_letter(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/rollovers/#{Transport.quote(id)}/letters", body:, idempotency_key:, timeout:, max_retries:
        )
      end

      # List a rollover's NIGO items, oldest first.
      #
      # Shows the open and the resolved reasons why requests were not in good order.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param expand Objects to include, separated by commas: `custodian` (requires the scope
      # `custodians:read`).
      # @return [PageList] of `Types::nigo_item`
      def nigo_items(id, limit: nil, cursor: nil, expand: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/rollovers/#{Transport.quote(id)}/nigo-items", query: { limit:, cursor:, expand: }, timeout:,
            max_retries:
          )
        end
      end

      # Record why a request is not in good order (NIGO).
      #
      # Records one or more reasons, for example from a custodian's deficiency letter. The state does not
      # change. The actions `custodian_soft_reject`, `custodian_reject`, `reject` and `reject_document` record
      # an item themselves if their `code` is a NIGO code, so do not record it again. To tell the participant,
      # issue a letter of kind `nigo`.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param id [String]
      # @param body [Hash] `Types::nigo_report`
      # @return [Hash] `Types::record_nigo_items_response`
      def record_nigo_items(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/rollovers/#{Transport.quote(id)}/nigo-items", body:, idempotency_key:, timeout:, max_retries:
        )
      end

      # Add a note to a rollover.
      #
      # Allowed in every state, even after the rollover has ended. Notes cannot be changed or removed. The
      # timeline shows a note until the participant is erased. Events do not include it.
      #
      # Requires an `ak_` key with the scope `rollovers:write`.
      #
      # @param id [String]
      # @param body [Hash] `Types::note_input`
      # @return [Hash] `Types::timeline_entry`
      def add_note(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/rollovers/#{Transport.quote(id)}/notes", body:, idempotency_key:, timeout:, max_retries:
        )
      end

      # Remind the party that a rollover waits for.
      #
      # Works for rollovers that wait for the participant or a custodian. Participants get an email or a text
      # message with a link to their tracking page, if the organization has turned messages on and they have
      # not stopped them. For a custodian, the event `rollover.reminder_sent` asks your system to contact it.
      # The same reminder is possible every 3 days. Reminders are recorded in the timeline and do not change
      # the rollover's version.
      #
      # Requires an `ak_` key with the scope `rollovers:act`.
      #
      # @param id [String]
      # @param body [Hash] `Types::remind_rollover_request`
      # @return [Hash] `Types::rollover_reminder`
      def remind(id, body = nil, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/rollovers/#{Transport.quote(id)}/reminders", body:, idempotency_key:, timeout:, max_retries:
        )
      end

      # Retrieve what the source custodian and plan require.
      #
      # Merges the directory with the requirement sets that your organization added. Expired sets still apply,
      # marked as unconfirmed.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::rollover_requirements`
      def requirements(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/rollovers/#{Transport.quote(id)}/requirements", timeout:, max_retries:)
      end

      # Create a rollover for residual money.
      #
      # Residual money or a late dividend becomes a new rollover with the accounts, consent, documents and
      # custodians of the completed one, which stays completed. The new rollover starts in `processing`
      # without a `transfer`, in `funds_sent` with one, and in `funds_received` if there is also a `receipt`.
      # `residualOf` and `residuals` link the two.
      #
      # Requires an `ak_` key with the scope `rollovers:act`.
      #
      # @param id [String]
      # @param body [Hash] `Types::residual_input`
      # @return [Hash] `Types::rollover`
      def create_residual(id, body = nil, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/rollovers/#{Transport.quote(id)}/residuals", body:, idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end

      # Retrieve the certification for late money.
      #
      # Returns the model letter of Rev. Proc. 2020-46 for receipts that arrived after the 60 days for one of
      # its twelve reasons (`lateReasonCode`). The response is JSON, or a letter to print and sign if `Accept`
      # prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an
      # event.
      #
      # Requires an `ak_` key with the scope `rollovers:reveal`.
      #
      # @param id [String]
      # @return [Hash] `Types::self_certification_letter`
      def self_certification(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/rollovers/#{Transport.quote(id)}/self-certification", timeout:, max_retries:)
      end

      # Retrieve the certification for late money.
      #
      # Returns the model letter of Rev. Proc. 2020-46 for receipts that arrived after the 60 days for one of
      # its twelve reasons (`lateReasonCode`). The response is JSON, or a letter to print and sign if `Accept`
      # prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an
      # event.
      #
      # Requires an `ak_` key with the scope `rollovers:reveal`.
      #
      # @param id [String]
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def self_certification_pdf(id, timeout: nil, max_retries: nil, &block)
        @transport.raw(
          "GET", "/v1/rollovers/#{Transport.quote(id)}/self-certification", accept: "application/pdf", timeout:,
          max_retries:, stream: block
        )
      end

      # Retrieve a rollover's state and who must act next.
      #
      # A small response for polling. It returns 304 while nothing has changed, if you send the last `ETag` as
      # `If-None-Match`.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::rollover_standing`
      def state(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/rollovers/#{Transport.quote(id)}/state", timeout:, max_retries:)
      end

      # Download Copy B of a rollover's tax forms.
      #
      # Returns Copy B of Forms 1099-R and 5498 as tagged PDF, with the captions of the official forms. The
      # TIN is truncated to its last four digits, and account numbers are masked. Forms that changed after the
      # last tax filing are marked CORRECTED. Unknown facts, such as the payer's TIN, are left blank. The
      # custodian that files the form is responsible for it. The PDF is not tax advice. Each download is
      # audited and counts as 20 requests.
      #
      # Requires an `ak_` key with the scope `rollovers:reveal`.
      #
      # @param id [String]
      # @param year The tax year.
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def tax_forms(id, year:, timeout: nil, max_retries: nil, &block)
        @transport.raw(
          "GET", "/v1/rollovers/#{Transport.quote(id)}/tax-forms", accept: "application/pdf", query: { year: },
          timeout:, max_retries:, stream: block
        )
      end

      # List a rollover's timeline, oldest first.
      #
      # Each entry has an action or timer, its time, who performed it, and the states before and after.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param fields The fields of each entry to return, separated by commas. Always returns `object`. The
      # response omits other fields, even those that the schema requires.
      # @return [PageList] of `Types::timeline_entry`
      def timeline(id, limit: nil, cursor: nil, fields: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/rollovers/#{Transport.quote(id)}/timeline", query: { limit:, cursor:, fields: }, timeout:,
            max_retries:
          )
        end
      end

      # List a rollover's tracking links, oldest first.
      #
      # Includes expired and revoked links. Messages to the participant create links too.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @return [PageList] of `Types::tracking_link`
      def tracking_links(id, limit: nil, cursor: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/rollovers/#{Transport.quote(id)}/tracking-links", query: { limit:, cursor: }, timeout:,
            max_retries:
          )
        end
      end

      # Create a tracking link.
      #
      # Returns a link to a page where the participant sees the rollover's progress and what to do, without an
      # account. The page asks for the date of birth or a code sent by email. The link keeps working after the
      # rollover ends, until `expiresAt`.
      #
      # Requires an `ak_` key with the scope `rollovers:act`.
      #
      # @param id [String]
      # @param body [Hash] `Types::create_tracking_link_request`
      # @return [Hash] `Types::tracking_link`
      def create_tracking_link(id, body = nil, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/rollovers/#{Transport.quote(id)}/tracking-links", body:, idempotency_key:, timeout:,
          max_retries:
        )
      end
    end

    # Methods of `client.sandbox`.
    class Sandbox
      def initialize(transport)
        @transport = transport
      end

      # Advance the organization's sandbox clock and fire due timers.
      #
      # Each due timer fires separately. With an `Idempotency-Key`, either all of them fire or none, so that a
      # retry cannot advance the clock too far.
      #
      # Requires an `ak_` key with the scope `sandbox:write`.
      #
      # @param body [Hash] `Types::advance_sandbox_clock_request`
      # @return [Hash] `Types::sandbox_clock`
      def advance_clock(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/sandbox/clock/advance", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Advance a rollover one step or to a given state.
      #
      # Performs the next action with sample values, as a custodian or your operations team would. Works only
      # in the test environment.
      #
      # Requires an `ak_` key with the scope `sandbox:write`.
      #
      # @param id [String]
      # @param body [Hash] `Types::advance_sandbox_rollover_request`
      # @return [Hash] `Types::rollover`
      def advance(id, body = nil, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/sandbox/rollovers/#{Transport.quote(id)}/advance", body:, idempotency_key:, if_version:,
          timeout:, max_retries:
        )
      end

      # Simulate a custodian response.
      #
      # Performs the action of a custodian's response immediately, such as accepting the request or sending
      # the money. Works only in the test environment.
      #
      # Requires an `ak_` key with the scope `sandbox:write`.
      #
      # @param id [String]
      # @param body [Hash] `Types::simulate_sandbox_happening_request`
      # @return [Hash] `Types::rollover`
      def simulate(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/sandbox/rollovers/#{Transport.quote(id)}/simulate", body:, idempotency_key:, if_version:,
          timeout:, max_retries:
        )
      end
    end

    # Methods of `client.tax_filings`.
    class TaxFilings
      def initialize(transport)
        @transport = transport
      end

      # List tax filings, newest first.
      #
      # Each filing has a form, a tax year and a filing date.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param year Only filings for this tax year.
      # @param form Only filings of this form.
      # @return [PageList] of `Types::tax_filing`
      def list(limit: nil, cursor: nil, year: nil, form: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json("GET", "/v1/tax-filings", query: { limit:, cursor:, year:, form: }, timeout:, max_retries:)
        end
      end

      # Record that a year's forms were filed.
      #
      # Stores the tax report's current forms. A filing never changes. `GET /v1/tax-report/corrections`
      # compares it with the forms at any later time. Record another filing after you have filed corrections.
      # Record each form separately, because Forms 1099-R and 5498 are due on different dates. Nothing is sent
      # to the IRS. Each call counts as 20 requests.
      #
      # Requires an `ak_` key with the scope `rollovers:operate`.
      #
      # @param body [Hash] `Types::record_tax_filing_request`
      # @return [Hash] `Types::tax_filing`
      def record(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/tax-filings", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Retrieve a tax filing.
      #
      # Shows which forms were filed for which year, and who recorded the filing.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::tax_filing`
      def get(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/tax-filings/#{Transport.quote(id)}", timeout:, max_retries:)
      end

      # Write a filing's forms for the IRS.
      #
      # Returns one custodian's forms as a file in the format of IRS Publication 1220 (FIRE): records T, A, B,
      # C and F of 750 characters. The service does not store full TINs, so the request must include those of
      # the payer and the recipients. Neither the request nor the file is stored, and nothing is sent to the
      # IRS. Compare the layout with the newest Publication 1220, and send a test file to the IRS first. Form
      # 5498 has only the boxes about rollovers. The custodian that files the forms is responsible for them.
      # Each file is audited and counts as 20 requests.
      #
      # Requires an `ak_` key with the scope `rollovers:reveal`.
      #
      # @param id [String]
      # @param body [Hash] `Types::write_irs_file_request`
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def write_irs_file(id, body, idempotency_key: nil, timeout: nil, max_retries: nil, &block)
        @transport.raw(
          "POST", "/v1/tax-filings/#{Transport.quote(id)}/irs-file", accept: "text/plain", body:, idempotency_key:,
          timeout:, max_retries:, stream: block
        )
      end
    end

    # Methods of `client.tax_report`.
    class TaxReport
      def initialize(transport)
        @transport = transport
      end

      # Report Form 1099-R and Form 5498 data for a year.
      #
      # One line per form, rollover and distribution code. Lines with the status `open` belong to rollovers in
      # progress whose money was sent or received in the year. Money counts in the year it left or arrived, in
      # the organization's time zone. Use the report to reconcile with the custodians' filings. It is not a
      # filing or tax advice, and contains no personal data. Trustee-to-trustee transfers between IRAs are not
      # reported on any form. Lines of a year whose rules are not known yet have the warning
      # `tax_year_unknown`. An organization can run up to four exports and tax reports at once.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param year The tax year.
      # @param format Response format. Overrides `Accept`.
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def export(year:, format: nil, timeout: nil, max_retries: nil, &block)
        @transport.raw(
          "GET", "/v1/tax-report", accept: "application/x-ndjson, text/csv", query: { year:, format: }, timeout:,
          max_retries:, stream: block
        )
      end

      # Compare filed forms with the current forms.
      #
      # One line for each form that differs from the filing, for example because a receipt was voided or money
      # was returned. Each line has the original and corrected boxes. `method` tells how to correct the form,
      # as in part H of the IRS General Instructions for Certain Information Returns. Changes of the
      # recipient's name are detected; changes of the TIN are not, because the service does not store it: send
      # the filed TIN with `POST /v1/tax-filings/{id}/irs-file`. The export is not tax advice.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param filing_id The filing to compare with, usually the newest one of its year and form.
      # @param format Response format. Overrides `Accept`.
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def export_corrections(filing_id:, format: nil, timeout: nil, max_retries: nil, &block)
        @transport.raw(
          "GET", "/v1/tax-report/corrections", accept: "application/x-ndjson, text/csv",
          query: { filingId: filing_id, format: }, timeout:, max_retries:, stream: block
        )
      end

      # Export the forms of a tax filing.
      #
      # Returns the lines as they were filed. The SHA-256 of all bytes equals `sha256` of the filing. Lines
      # have no personal data and no external IDs.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param filing_id The tax filing whose forms to export.
      # @return [Response] or the value of the block, which gets a response that is read as it arrives
      def export_filed_forms(filing_id:, timeout: nil, max_retries: nil, &block)
        @transport.raw(
          "GET", "/v1/tax-report/filed", accept: "application/x-ndjson", query: { filingId: filing_id }, timeout:,
          max_retries:, stream: block
        )
      end
    end

    # Methods of `client.tax_rules`.
    class TaxRules
      def initialize(transport)
        @transport = transport
      end

      # Get the limits and codes of a tax year.
      #
      # A movement follows the rules of the year in which the money moves. If a year's rules are not known
      # yet, the rules of the nearest year apply: see `rulesYear` and `warning`.
      #
      # Requires an `ak_` key with the scope `rollovers:read`.
      #
      # @param year The tax year. Default: this year in the organization's time zone.
      # @return [Hash] `Types::tax_rules`
      def get(year: nil, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/tax-rules", query: { year: }, timeout:, max_retries:)
      end
    end

    # Methods of `client.tracking_links`.
    class TrackingLinks
      def initialize(transport)
        @transport = transport
      end

      # Revoke a tracking link.
      #
      # The link and open pages stop working immediately. Revoking a revoked link changes nothing.
      #
      # Requires an `ak_` key with the scope `rollovers:act`.
      #
      # @param id [String]
      # @return [Hash] `Types::tracking_link`
      def revoke(id, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/tracking-links/#{Transport.quote(id)}/revoke", idempotency_key:, timeout:, max_retries:
        )
      end
    end

    # Methods of `client.webhook_endpoints`.
    class WebhookEndpoints
      def initialize(transport)
        @transport = transport
      end

      # List endpoints, newest first.
      #
      # Endpoints are listed without their signing secrets.
      #
      # Requires an `ak_` key with the scope `webhooks:read`.
      #
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @return [PageList] of `Types::webhook_endpoint`
      def list(limit: nil, cursor: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json("GET", "/v1/webhook-endpoints", query: { limit:, cursor: }, timeout:, max_retries:)
        end
      end

      # Create a webhook endpoint.
      #
      # An organization can have up to 50 endpoints. Deliveries are signed with the secret according to
      # Standard Webhooks (standardwebhooks.com).
      #
      # Requires an `ak_` key with the scope `webhooks:write`.
      #
      # @param body [Hash] `Types::webhook_endpoint_input`
      # @return [Hash] `Types::new_webhook_endpoint`
      def create(body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json("POST", "/v1/webhook-endpoints", body:, idempotency_key:, timeout:, max_retries:)
      end

      # Retrieve an endpoint.
      #
      # Shows the URL, its event types, and whether deliveries succeed.
      #
      # Requires an `ak_` key with the scope `webhooks:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::webhook_endpoint`
      def get(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/webhook-endpoints/#{Transport.quote(id)}", timeout:, max_retries:)
      end

      # Update an endpoint.
      #
      # When a disabled endpoint is enabled again, its waiting deliveries are sent according to `ordering`. A
      # new ordering applies to future events only. A new payload format also applies to retries of earlier
      # events.
      #
      # Requires an `ak_` key with the scope `webhooks:write`.
      #
      # @param id [String]
      # @param body [Hash] `Types::webhook_endpoint_patch`
      # @return [Hash] `Types::webhook_endpoint`
      def update(id, body, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "PATCH", "/v1/webhook-endpoints/#{Transport.quote(id)}", body:, idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end

      # Delete an endpoint and its deliveries.
      #
      # The endpoint receives no more events. Its deliveries and their attempts are deleted too.
      #
      # Requires an `ak_` key with the scope `webhooks:write`.
      #
      # @param id [String]
      # @return [Hash] `Types::delete_webhook_endpoint_response`
      def delete(id, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "DELETE", "/v1/webhook-endpoints/#{Transport.quote(id)}", idempotency_key:, if_version:, timeout:,
          max_retries:
        )
      end

      # List an endpoint's deliveries, newest first.
      #
      # Filter by status or event type to find events that the endpoint did not accept.
      #
      # Requires an `ak_` key with the scope `webhooks:read`.
      #
      # @param id [String]
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @param expand Objects to include, separated by commas: `event` (requires the scope `events:read`).
      # @param status Only deliveries with this status.
      # @param type Only deliveries of this event type.
      # @param rollover_id Only deliveries of this rollover's events.
      # @param event_id Only deliveries of this event.
      # @return [PageList] of `Types::webhook_delivery`
      def deliveries(
        id, limit: nil, cursor: nil, expand: nil, status: nil, type: nil, rollover_id: nil, event_id: nil,
        timeout: nil, max_retries: nil
      )
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/webhook-endpoints/#{Transport.quote(id)}/deliveries",
            query: { limit:, cursor:, expand:, status:, type:, rolloverId: rollover_id, eventId: event_id }, timeout:,
            max_retries:
          )
        end
      end

      # List an endpoint's recoveries, newest first.
      #
      # Each recovery resends events that the endpoint missed in a period.
      #
      # Requires an `ak_` key with the scope `webhooks:read`.
      #
      # @param id [String]
      # @param limit Page size, from 1 to 100.
      # @param cursor `nextCursor` of the previous page.
      # @return [PageList] of `Types::webhook_recovery`
      def recoveries(id, limit: nil, cursor: nil, timeout: nil, max_retries: nil)
        PageList.new(cursor) do |cursor|
          @transport.json(
            "GET", "/v1/webhook-endpoints/#{Transport.quote(id)}/recover", query: { limit:, cursor: }, timeout:,
            max_retries:
          )
        end
      end

      # Resend events an endpoint missed.
      #
      # Events are sent oldest first, with their original `webhook-id`. The endpoint's `ordering` does not
      # apply. Events that another recovery with status `all` is already resending are skipped. Track progress
      # with `GET` at the same path.
      #
      # Requires an `ak_` key with the scope `webhooks:write`.
      #
      # @param id [String]
      # @param body [Hash] `Types::webhook_recovery_input`
      # @return [Hash] `Types::webhook_recovery`
      def recover(id, body, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/webhook-endpoints/#{Transport.quote(id)}/recover", body:, idempotency_key:, timeout:,
          max_retries:
        )
      end

      # Rotate an endpoint's secret.
      #
      # For 24 hours, deliveries are also signed with the old secret, in the same header. An endpoint can have
      # up to five active secrets. A rotation that would end a secret before its 24 hours have passed is
      # rejected.
      #
      # Requires an `ak_` key with the scope `webhooks:write`.
      #
      # @param id [String]
      # @param body [Hash] `Types::rotate_webhook_secret_request`
      # @return [Hash] `Types::new_webhook_endpoint`
      def rotate_secret(id, body = nil, idempotency_key: nil, if_version: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/webhook-endpoints/#{Transport.quote(id)}/rotate-secret", body:, idempotency_key:, if_version:,
          timeout:, max_retries:
        )
      end

      # Reveal an endpoint's signing secrets.
      #
      # Each request is audited.
      #
      # Requires an `ak_` key with the scope `webhooks:write`.
      #
      # @param id [String]
      # @return [Hash] `Types::webhook_secrets`
      def secret(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/webhook-endpoints/#{Transport.quote(id)}/secret", timeout:, max_retries:)
      end

      # Get an endpoint's delivery statistics for the last 24 hours.
      #
      # Counts attempts by outcome, and deliveries that are waiting for an attempt.
      #
      # Requires an `ak_` key with the scope `webhooks:read`.
      #
      # @param id [String]
      # @return [Hash] `Types::webhook_stats`
      def stats(id, timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/webhook-endpoints/#{Transport.quote(id)}/stats", timeout:, max_retries:)
      end

      # Send a test event to an endpoint.
      #
      # Sends `webhook.test`, or the example of another event type with `test: true` in its payload. The event
      # goes only to this endpoint, regardless of its event types. Read the result at `/v1/deliveries/{id}`.
      #
      # Requires an `ak_` key with the scope `webhooks:write`.
      #
      # @param id [String]
      # @param body [Hash] `Types::test_webhook_endpoint_request`
      # @return [Hash] `Types::webhook_delivery`
      def test(id, body = nil, idempotency_key: nil, timeout: nil, max_retries: nil)
        @transport.json(
          "POST", "/v1/webhook-endpoints/#{Transport.quote(id)}/test", body:, idempotency_key:, timeout:, max_retries:
        )
      end
    end

    # Methods of `client.changes`.
    class Changes
      def initialize(transport)
        @transport = transport
      end

      # List the changes of the API.
      #
      # For programs: when each operation, event type and field was added, and what is deprecated. Requires no
      # credential.
      #
      # @return [Hash] `Types::contract_changes`
      def list(timeout: nil, max_retries: nil)
        @transport.json("GET", "/v1/changes", timeout:, max_retries:)
      end
    end

    # @return [Accounts]
    attr_reader :accounts
    # @return [ApiKeys]
    attr_reader :api_keys
    # @return [Approvals]
    attr_reader :approvals
    # @return [BankFiles]
    attr_reader :bank_files
    # @return [Consents]
    attr_reader :consents
    # @return [Custodians]
    attr_reader :custodians
    # @return [Deliveries]
    attr_reader :deliveries
    # @return [DisasterDeclarations]
    attr_reader :disaster_declarations
    # @return [Distributions]
    attr_reader :distributions
    # @return [Documents]
    attr_reader :documents
    # @return [Events]
    attr_reader :events
    # @return [IncomingFunds]
    attr_reader :incoming_funds
    # @return [Letters]
    attr_reader :letters
    # @return [NigoCodes]
    attr_reader :nigo_codes
    # @return [NigoItems]
    attr_reader :nigo_items
    # @return [Organization]
    attr_reader :organization
    # @return [PaymentDetails]
    attr_reader :payment_details
    # @return [Plans]
    attr_reader :plans
    # @return [Requests]
    attr_reader :requests
    # @return [RequirementSets]
    attr_reader :requirement_sets
    # @return [Rollovers]
    attr_reader :rollovers
    # @return [Sandbox]
    attr_reader :sandbox
    # @return [TaxFilings]
    attr_reader :tax_filings
    # @return [TaxReport]
    attr_reader :tax_report
    # @return [TaxRules]
    attr_reader :tax_rules
    # @return [TrackingLinks]
    attr_reader :tracking_links
    # @return [WebhookEndpoints]
    attr_reader :webhook_endpoints
    # @return [Changes]
    attr_reader :changes

    def initialize(transport)
      @accounts = Accounts.new(transport)
      @api_keys = ApiKeys.new(transport)
      @approvals = Approvals.new(transport)
      @bank_files = BankFiles.new(transport)
      @consents = Consents.new(transport)
      @custodians = Custodians.new(transport)
      @deliveries = Deliveries.new(transport)
      @disaster_declarations = DisasterDeclarations.new(transport)
      @distributions = Distributions.new(transport)
      @documents = Documents.new(transport)
      @events = Events.new(transport)
      @incoming_funds = IncomingFunds.new(transport)
      @letters = Letters.new(transport)
      @nigo_codes = NigoCodes.new(transport)
      @nigo_items = NigoItems.new(transport)
      @organization = Organization.new(transport)
      @payment_details = PaymentDetails.new(transport)
      @plans = Plans.new(transport)
      @requests = Requests.new(transport)
      @requirement_sets = RequirementSets.new(transport)
      @rollovers = Rollovers.new(transport)
      @sandbox = Sandbox.new(transport)
      @tax_filings = TaxFilings.new(transport)
      @tax_report = TaxReport.new(transport)
      @tax_rules = TaxRules.new(transport)
      @tracking_links = TrackingLinks.new(transport)
      @webhook_endpoints = WebhookEndpoints.new(transport)
      @changes = Changes.new(transport)
    end
  end
end
