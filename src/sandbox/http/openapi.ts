import { toJsonSchema } from '@valibot/to-json-schema';
import { contract, type CallName } from '../../core/contract/index.js';
import { shapes } from '../../core/contract/schemas/index.js';
import { platformRefusals } from './refusal.js';
import { isKeyed } from './idempotency.js';

type Json = Record<string, unknown>;

function isCallName(name: string): name is CallName {
  return name in contract;
}

/** JSON Schema has no word for a file or for our own checks; their shape says enough. */
function schemaOf(shape: Parameters<typeof toJsonSchema>[0], typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = toJsonSchema(shape, {
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', contentMediaType: 'application/octet-stream' } : jsonSchema,
  });
  return schema;
}

const securityOf = { apiKey: { apiKey: [] }, jwt: { bearer: [] } } as const;

function parametersOf(path: string, query: Json): Json[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const properties = typeof query['properties'] === 'object' && query['properties'] !== null ? query['properties'] : {};
  return [
    ...names.map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
  ];
}

function operation(name: CallName): Json {
  const call = contract[name];
  const input = schemaOf(shapes[name].input, 'input');
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const media = 'form' in call && call.form ? 'multipart/form-data' : 'application/json';
  const parameters = parametersOf(call.path, inQuery ? input : {});
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } };
  const security = call.needs.map(credential => securityOf[credential]);
  return {
    operationId: name,
    tags: [call.path.split('/')[1]],
    parameters: isKeyed(call) ? [...parameters, key] : parameters,
    ...(!inQuery && { requestBody: { required: true, content: { [media]: { schema: input } } } }),
    security,
    'x-guard': call.guard,
    responses: {
      200: {
        description: 'The answer.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['data'],
              properties: { data: schemaOf(shapes[name].output, 'output') },
            },
          },
        },
      },
      default: {
        description: `A refusal. Codes: ${[...('fails' in call ? call.fails : []), ...Object.keys(platformRefusals)].join(', ')}.`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function written(): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(contract).filter(isCallName)) {
    const { path, method } = contract[name];
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(name) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Echelon membership', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message', 'requestId'],
              properties: {
                code: { type: 'string' },
                message: { type: 'string' },
                debug: { type: 'object' },
                requestId: { type: 'string' },
              },
            },
          },
        },
      },
    },
  };
}

let text: string | undefined;

/** The contract as OpenAPI 3.1, generated from the calls and their shapes when somebody first asks for it, as JSON. */
export const openapi = (): string => (text ??= JSON.stringify(written()));
