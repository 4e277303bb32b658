<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `already_set_up`: see /errors/already_set_up. */
final class AlreadySetUpException extends ApiException
{
}
