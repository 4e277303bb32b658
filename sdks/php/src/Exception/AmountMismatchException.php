<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `amount_mismatch`: Amounts or assets do not match. */
final class AmountMismatchException extends ApiException
{
}
