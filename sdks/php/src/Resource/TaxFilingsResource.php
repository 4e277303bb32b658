<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Response;
use Svc\Types;

/**
 * Methods of `$client->taxFilings`.
 *
 * @phpstan-import-type RecordTaxFilingRequest from Types
 * @phpstan-import-type TaxFiling from Types
 * @phpstan-import-type TaxFilingForm from Types
 * @phpstan-import-type WriteIrsFileRequest from Types
 */
final class TaxFilingsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List tax filings, newest first.
     *
     * Each filing has a form, a tax year and a filing date.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param int|null $year Only filings for this tax year.
     * @param TaxFilingForm|null $form Only filings of this form.
     * @return PageList<TaxFiling>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?int $year = null,
        ?string $form = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/tax-filings',
            query: ['limit' => $limit, 'cursor' => $cursor, 'year' => $year, 'form' => $form],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Record that a year's forms were filed.
     *
     * Stores the tax report's current forms. A filing never changes. `GET /v1/tax-report/corrections` compares it
     * with the forms at any later time. Record another filing after you have filed corrections. Record each form
     * separately, because Forms 1099-R and 5498 are due on different dates. Nothing is sent to the IRS. Each call
     * counts as 20 requests.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param RecordTaxFilingRequest $body
     * @return TaxFiling
     */
    public function record(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/tax-filings',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve a tax filing.
     *
     * Shows which forms were filed for which year, and who recorded the filing.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return TaxFiling
     */
    public function get(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/tax-filings/' . Transport::quote($id),
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Write a filing's forms for the IRS.
     *
     * Returns one custodian's forms as a file in the format of IRS Publication 1220 (FIRE): records T, A, B, C and F
     * of 750 characters. The service does not store full TINs, so the request must include those of the payer and
     * the recipients. Neither the request nor the file is stored, and nothing is sent to the IRS. Compare the layout
     * with the newest Publication 1220, and send a test file to the IRS first. Form 5498 has only the boxes about
     * rollovers. The custodian that files the forms is responsible for them. Each file is audited and counts as 20
     * requests.
     *
     * Requires an `ak_` key with the scope `rollovers:reveal`.
     *
     * @param WriteIrsFileRequest $body
     */
    public function writeIrsFile(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): Response {
        return $this->transport->raw(
            'POST',
            '/v1/tax-filings/' . Transport::quote($id) . '/irs-file',
            accept: 'text/plain',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
