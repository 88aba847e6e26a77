import { site } from '../src/config/site.ts';
import { apiErrors, type Endpoint, endpoints } from '../src/content/api/endpoints.ts';
import { exampleBodies } from '../src/features/api-runner/example-bodies.ts';
import { sampleNames } from '../src/config/sample-names.ts';
import { absolute } from './document.ts';

const caution = 'Example shape, subject to change.';

/** The API's description for machines (OpenAPI 3.1.0), from the same records as the reference page. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1.0.0',
      summary: 'Encryption, decryption, keys and the mesh.',
      description:
        'Only encrypted_data is fixed among the fields of the answers. Every other one is marked x-standing: example and may change. The server is a placeholder that does not answer.',
      contact: { email: site.email, url: absolute('/contact') },
    },
    externalDocs: { url: absolute('/api'), description: 'API reference, with a runner' },
    servers: [{ url: sampleNames.API, description: 'Placeholder' }],
    security: [{ bearer: [] }],
    tags: [...new Set(endpoints.map(({ category }) => category))].map((name) => ({ name })),
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [
        endpoint.endpoint,
        { [endpoint.method.toLowerCase()]: operation(endpoint) },
      ]),
    ),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema = {
  type: 'object',
  description: caution,
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        line: { type: 'integer', minimum: 1 },
        column: { type: 'integer', minimum: 1 },
        field: { type: 'string' },
      },
    },
  },
};

function operation(endpoint: Endpoint) {
  const { id, title, description, category, request, response, exampleResponse } = endpoint;
  return {
    operationId: id.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase()),
    summary: title,
    description,
    tags: [category],
    ...(request.length > 0 && {
      requestBody: {
        required: true,
        content: json(schemaOf(request), JSON.parse(exampleBodies[id])),
      },
    }),
    responses: {
      200: { description: 'Done.', content: json(schemaOf(response), exampleResponse) },
      ...Object.fromEntries(
        apiErrors
          // A call without a body has no body to be wrong.
          .filter(({ status }) => request.length > 0 || ![400, 413, 422].includes(status))
          .map(({ status, when }) => [
            status,
            { description: when, content: json({ $ref: '#/components/schemas/Error' }) },
          ]),
      ),
    },
  };
}

const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

function schemaOf(fields: Endpoint['request']) {
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      fields.map(({ name, type, meaning, standing }) => [
        name,
        {
          type,
          ...(type === 'array' && { items: { type: 'object' } }),
          description: standing === 'fixed' ? meaning : `${meaning} ${caution}`,
          'x-standing': standing,
        },
      ]),
    ),
  };
}
