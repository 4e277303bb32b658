<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `duplicate_rollover`: The same rollover already exists. */
final class DuplicateRolloverException extends ApiException
{
}
