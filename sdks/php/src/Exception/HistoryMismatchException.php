<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `history_mismatch`: Rollover does not match its timeline. */
final class HistoryMismatchException extends ApiException
{
}
