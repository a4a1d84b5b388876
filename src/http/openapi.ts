// The contracts as an OpenAPI document, at /api/openapi.json (API-75).
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type AnyEndpoint, errorBody } from '../kit/contract.ts'
import type { Served } from '../kit/serve.ts'
import { scopeNeeded } from './bearer.ts'
import { type BrowserWay, browserWays } from './browser-ways.ts'

export type Json = Record<string, unknown>

export function mountOpenApi(app: FastifyInstance, routes: readonly Served[]): void {
  let text: string | null = null
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openApi(routes.map((served) => served.endpoint)))
    reply.headers({
      'cache-control': 'no-cache',
      // As other data it is kept, not shown; under the name that people look for.
      'content-disposition': 'attachment; filename="openapi.json"',
    })
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

/** OpenAPI 3.1, whose schemas are JSON Schema 2020-12. */
export function openApi(endpoints: readonly AnyEndpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const way of browserWays) paths[way.path] = { get: navigation(way) }
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mailcrew', version: '1' },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'mailcrew' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
    paths,
  }
}

function operation(endpoint: AnyEndpoint): Json {
  const body = schemaOf(endpoint.body, 'input')
  return {
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}`,
    security: securityOf(endpoint),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(Object.keys(body).length > 0 && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: {
      [endpoint.status]: {
        description: 'The answer',
        content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
      },
      default: {
        description: 'A failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function navigation({ summary, query }: BrowserWay): Json {
  return {
    summary,
    description: 'Access: public',
    security: [],
    parameters: query.map(({ name, description }) => ({
      ...{ name, in: 'query', required: false, description },
      schema: { type: 'string' },
    })),
    responses: { 302: { description: 'The page that the browser is led to, in Location' } },
  }
}

/** A cookie, or a token with the scope named (a hint to readers: RFC 6750 knows no scopes in OpenAPI's bearer scheme). */
function securityOf(endpoint: AnyEndpoint): Json[] {
  if (endpoint.access === 'public') return []
  const scope = scopeNeeded(endpoint)
  return scope === null ? [{ session: [] }] : [{ session: [] }, { token: [scope] }]
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }))
}

/** JSON Schema 2020-12 of what goes in or comes out. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}
