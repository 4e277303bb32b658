<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `duplicate_plan`: The plan already exists. */
final class DuplicatePlanException extends ApiException
{
}
