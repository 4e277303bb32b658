<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `last_owner`: see /errors/last_owner. */
final class LastOwnerException extends ApiException
{
}
