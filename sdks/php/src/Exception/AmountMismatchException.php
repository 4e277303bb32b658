<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `amount_mismatch`: Amount received differs from amount sent. */
final class AmountMismatchException extends ApiException
{
}
