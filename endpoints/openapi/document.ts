import type { oas31 } from 'zod-openapi';

export type OpenApiDocument = oas31.OpenAPIObject;
