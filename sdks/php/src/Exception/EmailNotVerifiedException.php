<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `email_not_verified`: see /errors/email_not_verified. */
final class EmailNotVerifiedException extends ApiException
{
}
