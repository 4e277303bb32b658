<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Response;
use Svc\Types;
use Svc\Upload;

/**
 * Methods of `$client->rollovers`.
 *
 * @phpstan-import-type ApprovalsListView from Types
 * @phpstan-import-type AvailableActionPage from Types
 * @phpstan-import-type CreateTrackingLinkRequest from Types
 * @phpstan-import-type EligibilityCheck from Types
 * @phpstan-import-type EligibilityInput from Types
 * @phpstan-import-type ExecuteActionRequest from Types
 * @phpstan-import-type IssueLetterRequest from Types
 * @phpstan-import-type Ledger from Types
 * @phpstan-import-type Letter from Types
 * @phpstan-import-type NigoItem from Types
 * @phpstan-import-type NigoItemsGetExpand from Types
 * @phpstan-import-type NigoReport from Types
 * @phpstan-import-type NigoStatistics from Types
 * @phpstan-import-type NoteInput from Types
 * @phpstan-import-type PendingOn from Types
 * @phpstan-import-type RecordNigoItemsResponse from Types
 * @phpstan-import-type RemindRolloverRequest from Types
 * @phpstan-import-type ResidualInput from Types
 * @phpstan-import-type Rollover from Types
 * @phpstan-import-type RolloverAdvance from Types
 * @phpstan-import-type RolloverBatch from Types
 * @phpstan-import-type RolloverBatchInput from Types
 * @phpstan-import-type RolloverBulkAnswer from Types
 * @phpstan-import-type RolloverBulkRemind from Types
 * @phpstan-import-type RolloverBulkReminder from Types
 * @phpstan-import-type RolloverBulkUpdate from Types
 * @phpstan-import-type RolloverCounts from Types
 * @phpstan-import-type RolloverInput from Types
 * @phpstan-import-type RolloverInstructions from Types
 * @phpstan-import-type RolloverOrder from Types
 * @phpstan-import-type RolloverPage from Types
 * @phpstan-import-type RolloverPatch from Types
 * @phpstan-import-type RolloverPreview from Types
 * @phpstan-import-type RolloverPreviewInput from Types
 * @phpstan-import-type RolloverPriority from Types
 * @phpstan-import-type RolloverReminder from Types
 * @phpstan-import-type RolloverRequirements from Types
 * @phpstan-import-type RolloverSearch from Types
 * @phpstan-import-type RolloverStanding from Types
 * @phpstan-import-type RolloverState from Types
 * @phpstan-import-type RolloverStatus from Types
 * @phpstan-import-type RolloverType from Types
 * @phpstan-import-type RolloversExportFormat from Types
 * @phpstan-import-type RolloversGetExpand from Types
 * @phpstan-import-type RolloversGetField from Types
 * @phpstan-import-type RolloversTimelineField from Types
 * @phpstan-import-type SelfCertificationLetter from Types
 * @phpstan-import-type TimelineEntry from Types
 * @phpstan-import-type TrackingLink from Types
 * @phpstan-import-type TransitAge from Types
 */
final class RolloversResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List rollovers, newest first, by deadline or by last change.
     *
     * A rollover must match every filter. Names, email addresses and account numbers are not query parameters,
     * because URLs are logged. Search for them with `POST /v1/rollovers/search`.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param RolloverState|list<RolloverState>|null $state Only this state, or several states: separated by commas, or with the parameter repeated (`state=` or `state[]=`).
     * @param RolloverStatus|null $status Only rollovers with this status.
     * @param PendingOn|list<PendingOn>|null $pendingOn Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter repeated (`pendingOn=` or `pendingOn[]=`).
     * @param RolloverType|null $type Only this rollover type.
     * @param bool|null $overdue `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
     * @param bool|null $mismatch `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
     * @param string|null $assigneeId Only rollovers with this assignee: your ID for the person.
     * @param bool|null $unassigned `true`: only rollovers that have no assignee and need someone to act.
     * @param RolloverPriority|null $priority Only this priority.
     * @param string|null $accountId Only rollovers of this account.
     * @param string|null $custodianId Only rollovers with this custodian on either side.
     * @param string|null $sourceCustodianId Only rollovers from this custodian.
     * @param string|null $externalId Only rollovers with this external ID.
     * @param string|null $distributionId Only rollovers of this distribution.
     * @param string|null $planId Only rollovers with this plan on either side. With a sort order other than `newest`, or with `custodianId` or an assignee, the list examines up to 1,000 rollovers of the plan: add `state` or `pendingOn` if there are more.
     * @param string|null $tag Only rollovers with this tag.
     * @param string|null $createdAfter Created after this time.
     * @param string|null $createdBefore Created before this time.
     * @param string|null $updatedAfter Last changed after this time. Sorts by last change unless `sort` is given.
     * @param string|null $dueBefore Has a passed or upcoming deadline before this time. Sorts by deadline unless `sort` is given.
     * @param bool|null $inTransit `true`: only rollovers with money in transit: sent, and not received yet. Up to 1,000 rollovers can match.
     * @param TransitAge|null $inTransitAge Only rollovers whose oldest payment in transit has this age. Implies `inTransit`.
     * @param RolloverOrder|null $sort Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise `newest`.
     * @param RolloversGetField|list<RolloversGetField>|null $fields The fields of each rollover to return, separated by commas. Always returns `id` and `object`. The response omits other fields, even those that the schema requires.
     * @param RolloversGetExpand|list<RolloversGetExpand>|null $expand Objects to include, separated by commas: `account` (requires the scope `accounts:read`), `custodians` (requires the scope `custodians:read`).
     * @param ApprovalsListView|null $view `summary` returns part of each rollover, `full` returns all fields. Default: `full`. Cannot be combined with `fields`.
     * @return PageList<Rollover>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        string|array|null $state = null,
        ?string $status = null,
        string|array|null $pendingOn = null,
        ?string $type = null,
        ?bool $overdue = null,
        ?bool $mismatch = null,
        ?string $assigneeId = null,
        ?bool $unassigned = null,
        ?string $priority = null,
        ?string $accountId = null,
        ?string $custodianId = null,
        ?string $sourceCustodianId = null,
        ?string $externalId = null,
        ?string $distributionId = null,
        ?string $planId = null,
        ?string $tag = null,
        ?string $createdAfter = null,
        ?string $createdBefore = null,
        ?string $updatedAfter = null,
        ?string $dueBefore = null,
        ?bool $inTransit = null,
        ?string $inTransitAge = null,
        ?string $sort = null,
        string|array|null $fields = null,
        string|array|null $expand = null,
        ?string $view = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/rollovers',
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'state' => $state,
                'status' => $status,
                'pendingOn' => $pendingOn,
                'type' => $type,
                'overdue' => $overdue,
                'mismatch' => $mismatch,
                'assigneeId' => $assigneeId,
                'unassigned' => $unassigned,
                'priority' => $priority,
                'accountId' => $accountId,
                'custodianId' => $custodianId,
                'sourceCustodianId' => $sourceCustodianId,
                'externalId' => $externalId,
                'distributionId' => $distributionId,
                'planId' => $planId,
                'tag' => $tag,
                'createdAfter' => $createdAfter,
                'createdBefore' => $createdBefore,
                'updatedAfter' => $updatedAfter,
                'dueBefore' => $dueBefore,
                'inTransit' => $inTransit,
                'inTransitAge' => $inTransitAge,
                'sort' => $sort,
                'fields' => $fields,
                'expand' => $expand,
                'view' => $view,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Create a draft rollover.
     *
     * The rollover starts in state `draft`. Its eligibility is checked against the IRS rules immediately. Nothing is
     * sent to a custodian until you perform actions.
     *
     * Requires an `ak_` key with the scope `rollovers:write`.
     *
     * @param RolloverInput $body
     * @return Rollover
     */
    public function create(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Create up to 200 draft rollovers.
     *
     * Each item is processed independently and has its own result. Each item counts as one request.
     * Each item is created only once for its own idempotency key, or for the batch's key if it has none. If you
     * repeat a batch, only missing rollovers are created.
     *
     * The body can be up to 512 kB.
     *
     * Requires an `ak_` key with the scope `rollovers:write`.
     *
     * @param RolloverBatchInput $body
     * @return RolloverBatch
     */
    public function createBatch(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/batch',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Send reminders for up to 100 rollovers.
     *
     * Works for rollovers that wait for the participant or a custodian. Participants get an email or a text message
     * with a link to their tracking page, if the organization has turned messages on and they have not stopped them.
     * For a custodian, the event `rollover.reminder_sent` asks your system to contact it. The same reminder is
     * possible every 3 days. Reminders are recorded in the timeline and do not change the rollover's version. Each
     * rollover is processed independently, like `POST /v1/rollovers/{id}/reminders`, and has its own result. If you
     * repeat the request with the same idempotency key, only items that failed or were not reached are processed
     * again.
     *
     * Requires an `ak_` key with the scope `rollovers:act`.
     *
     * @param RolloverBulkRemind $body
     * @return RolloverBulkReminder
     */
    public function bulkRemind(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/bulk-remind',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Assign, prioritize or tag up to 200 rollovers.
     *
     * Each rollover is updated independently, like `PATCH /v1/rollovers/{id}`, and has its own result. A version
     * conflict on one does not affect the others. Each rollover counts as one request.
     * If you repeat the request with the same idempotency key, only items that failed or were not reached are
     * processed again.
     *
     * Requires an `ak_` key with the scope `rollovers:write`.
     *
     * @param RolloverBulkUpdate $body
     * @return RolloverBulkAnswer
     */
    public function bulkUpdate(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/bulk-update',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Count rollovers by state and by who must act next.
     *
     * Counts all rollovers that match the filters, for dashboards.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param RolloverState|list<RolloverState>|null $state Only this state, or several states: separated by commas, or with the parameter repeated (`state=` or `state[]=`).
     * @param RolloverStatus|null $status Only rollovers with this status.
     * @param PendingOn|list<PendingOn>|null $pendingOn Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter repeated (`pendingOn=` or `pendingOn[]=`).
     * @param RolloverType|null $type Only this rollover type.
     * @param bool|null $overdue `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
     * @param bool|null $mismatch `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
     * @param string|null $assigneeId Only rollovers with this assignee: your ID for the person.
     * @param bool|null $unassigned `true`: only rollovers that have no assignee and need someone to act.
     * @param RolloverPriority|null $priority Only this priority.
     * @return RolloverCounts
     */
    public function counts(
        string|array|null $state = null,
        ?string $status = null,
        string|array|null $pendingOn = null,
        ?string $type = null,
        ?bool $overdue = null,
        ?bool $mismatch = null,
        ?string $assigneeId = null,
        ?bool $unassigned = null,
        ?string $priority = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'GET',
            '/v1/rollovers/counts',
            query: [
                'state' => $state,
                'status' => $status,
                'pendingOn' => $pendingOn,
                'type' => $type,
                'overdue' => $overdue,
                'mismatch' => $mismatch,
                'assigneeId' => $assigneeId,
                'unassigned' => $unassigned,
                'priority' => $priority,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Check a rollover against the IRS rollover chart.
     *
     * Returns whether the rules allow the rollover, with conditions and reasons. Nothing is stored.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param EligibilityInput $body
     * @return EligibilityCheck
     */
    public function checkEligibility(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/eligibility',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Export rollovers with amounts for reconciliation.
     *
     * Accepts the filters and sort orders of `GET /v1/rollovers`. Default: newest first. With other orders,
     * rollovers that change during the export can appear twice or not at all. An organization can run up to four
     * exports and tax reports at once.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param RolloverState|list<RolloverState>|null $state Only this state, or several states: separated by commas, or with the parameter repeated (`state=` or `state[]=`).
     * @param RolloverStatus|null $status Only rollovers with this status.
     * @param PendingOn|list<PendingOn>|null $pendingOn Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter repeated (`pendingOn=` or `pendingOn[]=`).
     * @param RolloverType|null $type Only this rollover type.
     * @param bool|null $overdue `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
     * @param bool|null $mismatch `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
     * @param string|null $assigneeId Only rollovers with this assignee: your ID for the person.
     * @param bool|null $unassigned `true`: only rollovers that have no assignee and need someone to act.
     * @param RolloverPriority|null $priority Only this priority.
     * @param string|null $accountId Only rollovers of this account.
     * @param string|null $custodianId Only rollovers with this custodian on either side.
     * @param string|null $sourceCustodianId Only rollovers from this custodian.
     * @param string|null $externalId Only rollovers with this external ID.
     * @param string|null $distributionId Only rollovers of this distribution.
     * @param string|null $planId Only rollovers with this plan on either side. With a sort order other than `newest`, or with `custodianId` or an assignee, the list examines up to 1,000 rollovers of the plan: add `state` or `pendingOn` if there are more.
     * @param string|null $tag Only rollovers with this tag.
     * @param string|null $createdAfter Created after this time.
     * @param string|null $createdBefore Created before this time.
     * @param string|null $updatedAfter Last changed after this time. Sorts by last change unless `sort` is given.
     * @param string|null $dueBefore Has a passed or upcoming deadline before this time. Sorts by deadline unless `sort` is given.
     * @param bool|null $inTransit `true`: only rollovers with money in transit: sent, and not received yet. Up to 1,000 rollovers can match.
     * @param TransitAge|null $inTransitAge Only rollovers whose oldest payment in transit has this age. Implies `inTransit`.
     * @param RolloverOrder|null $sort Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise `newest`.
     * @param RolloversExportFormat|null $format Response format. Overrides `Accept`.
     */
    public function export(
        string|array|null $state = null,
        ?string $status = null,
        string|array|null $pendingOn = null,
        ?string $type = null,
        ?bool $overdue = null,
        ?bool $mismatch = null,
        ?string $assigneeId = null,
        ?bool $unassigned = null,
        ?string $priority = null,
        ?string $accountId = null,
        ?string $custodianId = null,
        ?string $sourceCustodianId = null,
        ?string $externalId = null,
        ?string $distributionId = null,
        ?string $planId = null,
        ?string $tag = null,
        ?string $createdAfter = null,
        ?string $createdBefore = null,
        ?string $updatedAfter = null,
        ?string $dueBefore = null,
        ?bool $inTransit = null,
        ?string $inTransitAge = null,
        ?string $sort = null,
        ?string $format = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): Response {
        return $this->transport->raw(
            'GET',
            '/v1/rollovers/export',
            accept: 'application/x-ndjson, text/csv',
            query: [
                'state' => $state,
                'status' => $status,
                'pendingOn' => $pendingOn,
                'type' => $type,
                'overdue' => $overdue,
                'mismatch' => $mismatch,
                'assigneeId' => $assigneeId,
                'unassigned' => $unassigned,
                'priority' => $priority,
                'accountId' => $accountId,
                'custodianId' => $custodianId,
                'sourceCustodianId' => $sourceCustodianId,
                'externalId' => $externalId,
                'distributionId' => $distributionId,
                'planId' => $planId,
                'tag' => $tag,
                'createdAfter' => $createdAfter,
                'createdBefore' => $createdBefore,
                'updatedAfter' => $updatedAfter,
                'dueBefore' => $dueBefore,
                'inTransit' => $inTransit,
                'inTransitAge' => $inTransitAge,
                'sort' => $sort,
                'format' => $format,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Count NIGO items, and rollovers that were right the first time.
     *
     * Rollovers count on the day they ended, and items on the day they were reported, by the organization's time
     * zone.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param string|null $from First day. Default: 29 days before `to`.
     * @param string|null $to Last day. Default: today.
     * @return NigoStatistics
     */
    public function nigoStatistics(
        ?string $from = null,
        ?string $to = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'GET',
            '/v1/rollovers/nigo-statistics',
            query: ['from' => $from, 'to' => $to],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Preview a rollover.
     *
     * Returns the outcome, the boxes of both tax forms, the withholding, the required documents, the deadlines and
     * the facts to ask for. Needs no account and stores nothing.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param RolloverPreviewInput $body
     * @return RolloverPreview
     */
    public function preview(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/preview',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Search rollovers, including by personal data.
     *
     * Works like `GET /v1/rollovers`, with the search text `q`: a name, an email address, an external ID or the last
     * four characters of an account number. The text is in the body so that URL logs do not contain it. If a name
     * matches more than 1,000 rollovers or participants, `sort` is ignored. Other matches, such as by external ID,
     * then come first, newest first. Matches by name follow, sorted by participant name and, for each participant,
     * newest first. Each of these pages examines up to 500 rollovers, so it can be short or empty while `hasMore` is
     * true. A search with more than 1,000 matches other than by name is rejected.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param RolloverSearch|null $body
     * @return RolloverPage
     */
    public function search(
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/search',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve a rollover.
     *
     * Returns the rollover with its money, documents, deadlines and tax treatment. The `ETag` is the version to send
     * as `If-Match` with a change.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param RolloversGetField|list<RolloversGetField>|null $fields The fields of each rollover to return, separated by commas. Always returns `id` and `object`. The response omits other fields, even those that the schema requires.
     * @param RolloversGetExpand|list<RolloversGetExpand>|null $expand Objects to include, separated by commas: `account` (requires the scope `accounts:read`), `custodians` (requires the scope `custodians:read`).
     * @return Rollover
     */
    public function get(
        string $id,
        string|array|null $fields = null,
        string|array|null $expand = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'GET',
            '/v1/rollovers/' . Transport::quote($id),
            query: ['fields' => $fields, 'expand' => $expand],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Update a rollover.
     *
     * A request that changes only `assigneeId`, `priority`, `tags` and `metadata` is allowed in any state until the
     * participant is erased. All other fields can change only in a draft, and the rules are then evaluated again.
     *
     * Requires an `ak_` key with the scope `rollovers:write`.
     *
     * @param RolloverPatch $body
     * @return Rollover
     */
    public function update(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'PATCH',
            '/v1/rollovers/' . Transport::quote($id),
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * List the actions available for a rollover.
     *
     * Returns only actions that are possible in the current state, each with the JSON Schema of its parameters.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return AvailableActionPage
     */
    public function actions(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/actions',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Perform an action on a rollover.
     *
     * An action moves the rollover to its next state, such as `submit` or `mark_funds_sent`. With `dryRun`, nothing
     * is saved.
     *
     * Requires an `ak_` key with the scope `rollovers:act`.
     *
     * @param ExecuteActionRequest $body
     * @return Rollover
     */
    public function act(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/' . Transport::quote($id) . '/actions',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Advance a rollover to a state.
     *
     * Records the steps of a rollover that happened elsewhere. Each step is an ordinary action with its own checks,
     * timeline entry and event. If a step is refused, nothing is recorded, and the error names the step. Steps that
     * need a second person are refused. Dates before the creation of the rollover need `datesAttested`.
     *
     * Also requires the scope `rollovers:operate`.
     *
     * Requires an `ak_` key with the scope `rollovers:act`.
     *
     * @param RolloverAdvance $body
     * @return Rollover
     */
    public function advance(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/' . Transport::quote($id) . '/advance-to',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Upload a document.
     *
     * Works like `provide_documents`, with the file itself: send `multipart/form-data` with a part `file` in any
     * position. The file type is detected from the content, not from the file name or media type. Files with data
     * after their end are rejected, and so are PDFs with JavaScript, an embedded file or an action that starts a
     * program. Malware is rejected if the deployment scans for it. The file is encrypted while it is received. The
     * new document is the last one in `documents`.
     *
     * Requires an `ak_` key with the scope `rollovers:act`.
     *
     * @param array<string, string> $fields
     * @return Rollover
     */
    public function uploadDocument(
        string $id,
        Upload $upload,
        array $fields = [],
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/' . Transport::quote($id) . '/documents',
            upload: $upload,
            fields: $fields,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve instructions for requesting and paying a rollover.
     *
     * Returns full account numbers, the payee, and the address or bank details for the delivery method. `missing`
     * lists facts that the directory or the account lacks. The response is JSON, or a letter to print and sign if
     * `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an
     * event.
     *
     * Requires an `ak_` key with the scope `rollovers:reveal`.
     *
     * @return RolloverInstructions
     */
    public function instructions(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/instructions',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve instructions for requesting and paying a rollover.
     *
     * Returns full account numbers, the payee, and the address or bank details for the delivery method. `missing`
     * lists facts that the directory or the account lacks. The response is JSON, or a letter to print and sign if
     * `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an
     * event.
     *
     * Requires an `ak_` key with the scope `rollovers:reveal`.
     */
    public function instructionsPdf(string $id, ?float $timeout = null, ?int $maxRetries = null): Response
    {
        return $this->transport->raw(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/instructions',
            accept: 'application/pdf',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve the ledger of a rollover's money.
     *
     * Lists each movement of money in the order in which it was recorded, with the sums.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return Ledger
     */
    public function ledger(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/ledger',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * List a rollover's letters, oldest first.
     *
     * Letters that were replaced by a later one are included.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @return PageList<Letter>
     */
    public function letters(
        string $id,
        ?int $limit = null,
        ?string $cursor = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/letters',
            query: ['limit' => $limit, 'cursor' => $cursor],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Issue a letter.
     *
     * Writes a tagged PDF with the organization's letterhead and wording, and stores it. A letter never changes. A
     * new letter of the same kind replaces the earlier one and names its number. The timeline and the audit log
     * record each letter, and an event is emitted. Each call counts as 20 requests.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param IssueLetterRequest $body
     * @return Letter
     */
    public function issueLetter(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/' . Transport::quote($id) . '/letters',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * List a rollover's NIGO items, oldest first.
     *
     * Shows the open and the resolved reasons why requests were not in good order.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param NigoItemsGetExpand|list<NigoItemsGetExpand>|null $expand Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
     * @return PageList<NigoItem>
     */
    public function nigoItems(
        string $id,
        ?int $limit = null,
        ?string $cursor = null,
        string|array|null $expand = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/nigo-items',
            query: ['limit' => $limit, 'cursor' => $cursor, 'expand' => $expand],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Record why a request is not in good order (NIGO).
     *
     * Records one or more reasons, for example from a custodian's deficiency letter. The state does not change. The
     * actions `custodian_soft_reject`, `custodian_reject`, `reject` and `reject_document` record an item themselves
     * if their `code` is a NIGO code, so do not record it again. To tell the participant, issue a letter of kind
     * `nigo`.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param NigoReport $body
     * @return RecordNigoItemsResponse
     */
    public function recordNigoItems(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/' . Transport::quote($id) . '/nigo-items',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Add a note to a rollover.
     *
     * Allowed in every state, even after the rollover has ended. Notes cannot be changed or removed. The timeline
     * shows a note until the participant is erased. Events do not include it.
     *
     * Requires an `ak_` key with the scope `rollovers:write`.
     *
     * @param NoteInput $body
     * @return TimelineEntry
     */
    public function addNote(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/' . Transport::quote($id) . '/notes',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Remind the party that a rollover waits for.
     *
     * Works for rollovers that wait for the participant or a custodian. Participants get an email or a text message
     * with a link to their tracking page, if the organization has turned messages on and they have not stopped them.
     * For a custodian, the event `rollover.reminder_sent` asks your system to contact it. The same reminder is
     * possible every 3 days. Reminders are recorded in the timeline and do not change the rollover's version.
     *
     * Requires an `ak_` key with the scope `rollovers:act`.
     *
     * @param RemindRolloverRequest|null $body
     * @return RolloverReminder
     */
    public function remind(
        string $id,
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/' . Transport::quote($id) . '/reminders',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve what the source custodian and plan require.
     *
     * Merges the directory with the requirement sets that your organization added. Expired sets still apply, marked
     * as unconfirmed.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return RolloverRequirements
     */
    public function requirements(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/requirements',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Create a rollover for residual money.
     *
     * Residual money or a late dividend becomes a new rollover with the accounts, consent, documents and custodians
     * of the completed one, which stays completed. The new rollover starts in `processing` without a `transfer`, in
     * `funds_sent` with one, and in `funds_received` if there is also a `receipt`. `residualOf` and `residuals` link
     * the two.
     *
     * Requires an `ak_` key with the scope `rollovers:act`.
     *
     * @param ResidualInput|null $body
     * @return Rollover
     */
    public function createResidual(
        string $id,
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/' . Transport::quote($id) . '/residuals',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve the certification for late money.
     *
     * Returns the model letter of Rev. Proc. 2020-46 for receipts that arrived after the 60 days for one of its
     * twelve reasons (`lateReasonCode`). The response is JSON, or a letter to print and sign if `Accept` prefers
     * `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an event.
     *
     * Requires an `ak_` key with the scope `rollovers:reveal`.
     *
     * @return SelfCertificationLetter
     */
    public function selfCertification(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/self-certification',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve the certification for late money.
     *
     * Returns the model letter of Rev. Proc. 2020-46 for receipts that arrived after the 60 days for one of its
     * twelve reasons (`lateReasonCode`). The response is JSON, or a letter to print and sign if `Accept` prefers
     * `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an event.
     *
     * Requires an `ak_` key with the scope `rollovers:reveal`.
     */
    public function selfCertificationPdf(string $id, ?float $timeout = null, ?int $maxRetries = null): Response
    {
        return $this->transport->raw(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/self-certification',
            accept: 'application/pdf',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve a rollover's state and who must act next.
     *
     * A small response for polling. It returns 304 while nothing has changed, if you send the last `ETag` as
     * `If-None-Match`.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return RolloverStanding
     */
    public function state(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/state',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Download Copy B of a rollover's tax forms.
     *
     * Returns Copy B of Forms 1099-R and 5498 as tagged PDF, with the captions of the official forms. The TIN is
     * truncated to its last four digits, and account numbers are masked. Forms that changed after the last tax
     * filing are marked CORRECTED. Unknown facts, such as the payer's TIN, are left blank. The custodian that files
     * the form is responsible for it. The PDF is not tax advice. Each download is audited and counts as 20 requests.
     *
     * Requires an `ak_` key with the scope `rollovers:reveal`.
     *
     * @param int $year The tax year.
     */
    public function taxForms(
        string $id,
        int $year,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): Response {
        return $this->transport->raw(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/tax-forms',
            accept: 'application/pdf',
            query: ['year' => $year],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * List a rollover's timeline, oldest first.
     *
     * Each entry has an action or timer, its time, who performed it, and the states before and after.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param RolloversTimelineField|list<RolloversTimelineField>|null $fields The fields of each entry to return, separated by commas. Always returns `object`. The response omits other fields, even those that the schema requires.
     * @return PageList<TimelineEntry>
     */
    public function timeline(
        string $id,
        ?int $limit = null,
        ?string $cursor = null,
        string|array|null $fields = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/timeline',
            query: ['limit' => $limit, 'cursor' => $cursor, 'fields' => $fields],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * List a rollover's tracking links, oldest first.
     *
     * Includes expired and revoked links. Messages to the participant create links too.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @return PageList<TrackingLink>
     */
    public function trackingLinks(
        string $id,
        ?int $limit = null,
        ?string $cursor = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/rollovers/' . Transport::quote($id) . '/tracking-links',
            query: ['limit' => $limit, 'cursor' => $cursor],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Create a tracking link.
     *
     * Returns a link to a page where the participant sees the rollover's progress and what to do, without an
     * account. The page asks for the date of birth or a code sent by email. The link keeps working after the
     * rollover ends, until `expiresAt`.
     *
     * Requires an `ak_` key with the scope `rollovers:act`.
     *
     * @param CreateTrackingLinkRequest|null $body
     * @return TrackingLink
     */
    public function createTrackingLink(
        string $id,
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/rollovers/' . Transport::quote($id) . '/tracking-links',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
