<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->custodians`.
 *
 * @phpstan-import-type AccountType from Types
 * @phpstan-import-type ApprovalsListView from Types
 * @phpstan-import-type Custodian from Types
 * @phpstan-import-type CustodianOrder from Types
 * @phpstan-import-type CustodianRole from Types
 * @phpstan-import-type CustodiansListField from Types
 */
final class CustodiansResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Browse and search custodians.
     *
     * `q` finds names, former names and misspellings, best match first. Without `q`, custodians are sorted by name.
     *
     * Requires an `ak_` key with the scope `custodians:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param string|null $q Name, alias or former name. Typos are tolerated.
     * @param AccountType|null $accountType Only custodians that hold accounts of this type.
     * @param CustodianRole|null $role Only custodians that can be on this side of a rollover.
     * @param CustodianOrder|null $order
     * @param CustodiansListField|list<CustodiansListField>|null $fields The fields of each custodian to return, separated by commas. Always returns `id` and `object`. The response omits other fields, even those that the schema requires.
     * @param ApprovalsListView|null $view `summary` omits `aliases`, `requirements`, `processingDays`, `receiving`. `full` returns all fields. Default: `full`.
     * @return PageList<Custodian>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $q = null,
        ?string $accountType = null,
        ?string $role = null,
        ?string $order = null,
        string|array|null $fields = null,
        ?string $view = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/custodians',
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'q' => $q,
                'accountType' => $accountType,
                'role' => $role,
                'order' => $order,
                'fields' => $fields,
                'view' => $view,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Retrieve a custodian.
     *
     * Shows what the custodian requires, how long it takes, and how to pay it.
     *
     * Requires an `ak_` key with the scope `custodians:read`.
     *
     * @return Custodian
     */
    public function get(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/custodians/' . Transport::quote($id),
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
