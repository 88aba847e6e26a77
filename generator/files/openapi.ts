import { absolute } from '../../src/config/base.ts';
import { isPublished } from '../../src/config/is-published.ts';
import { site } from '../../src/config/site.ts';
import { type Endpoint, endpoints } from '../../src/content/api/endpoints.ts';
import * as words from '../../src/content/for-programs.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { apiErrors } from '../../src/content/product/api-errors.ts';
import { sandbox } from '../../src/content/product/sandbox.ts';
import { plaintextPath } from '../../src/content/product/custody.ts';
import { exampleBodies } from '../../src/content/api/calls.ts';

/**
 * The OpenAPI 3.1.0 document, from the same records as the reference page.
 * @param calls of which several may have one address
 */
export function openApiDocument(calls: readonly Endpoint[] = endpoints) {
  return {
    openapi: '3.1.0',
    info: {
      title: fill(words.openApiTitle, { name: site.name }),
      version: '1.0.0',
      summary: words.openApiSummary,
      description: `${plaintextPath.library} ${plaintextPath.http} ${sandbox.interface} ${words.openApiNote}`,
      contact: { email: site.email, url: absolute('/contact') },
    },
    ...(isPublished('/api') && {
      externalDocs: { url: absolute('/api'), description: words.openApiDocs },
    }),
    servers: [
      { url: sandbox.address, description: fill(words.openApiServer, { notice: sandbox.notice }) },
    ],
    security: [{ bearer: [] }],
    tags: [...new Set(calls.map(({ category }) => category))].map((name) => ({ name })),
    paths: Object.fromEntries(
      [...Map.groupBy(calls, ({ endpoint }) => endpoint)].map(([address, all]) => [
        address,
        Object.fromEntries(all.map((call) => [call.method.toLowerCase(), operation(call)])),
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
      200: { description: words.openApiDone, content: json(schemaOf(response), exampleResponse) },
      ...Object.fromEntries(
        apiErrors
          .filter(({ needsBody }) => request.length > 0 || !needsBody)
          .map(({ status, codes, when }) => [
            status,
            {
              description: fill(words.openApiError, { when, codes: codes.join(', ') }),
              content: json({ $ref: '#/components/schemas/Error' }),
            },
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
          description: meaning,
          'x-standing': standing,
        },
      ]),
    ),
  };
}
