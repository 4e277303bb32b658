<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `already_member`: see /errors/already_member. */
final class AlreadyMemberException extends ApiException
{
}
