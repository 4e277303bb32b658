<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `rollover_not_permitted`: Rollover not permitted. */
final class RolloverNotPermittedException extends ApiException
{
}
