<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;
use Svc\Upload;

/**
 * Methods of `$client->bankFiles`.
 *
 * @phpstan-import-type BankFileReturnInput from Types
 * @phpstan-import-type IncomingFundsFile from Types
 * @phpstan-import-type IncomingFundsFileSummary from Types
 */
final class BankFilesResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List imported bank files, newest first.
     *
     * Each file is listed with its format, its sums and the number of credits.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @return PageList<IncomingFundsFileSummary>
     */
    public function incomingFundsFiles(
        ?int $limit = null,
        ?string $cursor = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/bank-files',
            query: ['limit' => $limit, 'cursor' => $cursor],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Import a bank file.
     *
     * Send `multipart/form-data` with the file in the part `file`. Every credit becomes incoming funds, or nothing
     * is stored: if a line is invalid or a control total does not match, the file is rejected, and the error lists
     * the lines. A credit whose bank reference is already recorded becomes a suspected duplicate. Returns that took
     * money back are listed in `returns`, with the earlier arrival.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param array<string, string> $fields
     * @return IncomingFundsFile
     */
    public function importIncomingFundsFile(
        Upload $upload,
        array $fields = [],
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/bank-files',
            upload: $upload,
            fields: $fields,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve an imported bank file.
     *
     * `GET /v1/incoming-funds?fileId=` lists the file's credits.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return IncomingFundsFile
     */
    public function incomingFundsFile(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/bank-files/' . Transport::quote($id),
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Reverse all money that a return took back.
     *
     * Reverses every part in `parts` that is not yet reversed or returned. Works like `POST
     * /v1/incoming-funds/{id}/reverse`, with the return's day and return code. This is final. Voids the receipts of
     * applied money with `void_receipt`, on every rollover. The match must be `arrival`, `divided` or `lines`;
     * reverse other money separately.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param BankFileReturnInput $body
     * @return IncomingFundsFile
     */
    public function reverseReturn(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/bank-files/' . Transport::quote($id) . '/reverse-return',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
