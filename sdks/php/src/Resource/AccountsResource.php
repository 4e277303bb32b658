<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->accounts`.
 *
 * @phpstan-import-type Account from Types
 * @phpstan-import-type AccountInput from Types
 * @phpstan-import-type AccountPatch from Types
 * @phpstan-import-type AccountsListField from Types
 * @phpstan-import-type ApprovalsListView from Types
 * @phpstan-import-type ConsentRecord from Types
 * @phpstan-import-type CreateOrRetrieveAccountResponse from Types
 */
final class AccountsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List accounts, newest first.
     *
     * Returns the accounts of your organization, without full Social Security numbers.
     *
     * Requires an `ak_` key with the scope `accounts:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param string|null $externalId Only the account with this `externalId`.
     * @param string|list<string>|null $ids Only accounts with these IDs, up to 100. Separate them with commas, or repeat the parameter (`ids=` or `ids[]=`).
     * @param AccountsListField|list<AccountsListField>|null $fields The fields of each account to return, separated by commas. Always returns `id` and `object`. The response omits other fields, even those that the schema requires.
     * @return PageList<Account>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $externalId = null,
        string|array|null $ids = null,
        string|array|null $fields = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/accounts',
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'externalId' => $externalId,
                'ids' => $ids,
                'fields' => $fields,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Create or retrieve a participant's account.
     *
     * Returns the existing account unchanged (200) or creates one (201). An account matches if it has the same
     * `externalId`, or otherwise the same email and the same date of birth or `ssnLast4`.
     *
     * Requires an `ak_` key with the scope `accounts:write`.
     *
     * @param AccountInput $body
     * @return CreateOrRetrieveAccountResponse
     */
    public function createOrRetrieve(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/accounts',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve an account.
     *
     * The `ETag` is the version to send as `If-Match` with an update.
     *
     * Requires an `ak_` key with the scope `accounts:read`.
     *
     * @return Account
     */
    public function get(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/accounts/' . Transport::quote($id),
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Update an account.
     *
     * If the name changes, `formerNames` gets the previous name, and every open rollover gets a new version of its
     * instructions. Consents stay valid, and approvals that cover the name become outdated. Issue letters again to
     * replace those in the former name.
     *
     * Requires an `ak_` key with the scope `accounts:write`.
     *
     * @param AccountPatch $body
     * @return Account
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
            '/v1/accounts/' . Transport::quote($id),
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Erase an account's personal data.
     *
     * Deletes the name, contact details, birth date and other personal data. The account's ID and its rollovers
     * remain. This cannot be undone.
     *
     * Requires an `ak_` key with the scope `accounts:write`.
     *
     * @return Account
     */
    public function erase(
        string $id,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'DELETE',
            '/v1/accounts/' . Transport::quote($id),
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * List an account's consents, newest first.
     *
     * Each consent contains the statements as the participant saw them.
     *
     * Requires an `ak_` key with the scope `accounts:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param ApprovalsListView|null $view `summary` omits `statements`. `full` returns all fields. Default: `full`.
     * @return PageList<ConsentRecord>
     */
    public function consents(
        string $id,
        ?int $limit = null,
        ?string $cursor = null,
        ?string $view = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/accounts/' . Transport::quote($id) . '/consents',
            query: ['limit' => $limit, 'cursor' => $cursor, 'view' => $view],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }
}
