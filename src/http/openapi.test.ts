// The published document names every endpoint that is served.
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { getUser, signIn, signUp } from '../features/accounts/contract.ts'
import { endpoint, idParam } from '../kit/contract.ts'
import { openApi } from './openapi.ts'

const changeTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/{id}',
  summary: 'Changes a task',
  access: 'session',
  params: z.object({ id: idParam }),
  query: z.object({ notify: z.coerce.boolean().optional() }),
  body: z.object({ title: z.string() }),
  response: z.object({ id: z.number(), title: z.string() }),
})

describe('openapi.json', () => {
  const document = openApi([getUser, signIn, signUp, changeTask]) as {
    openapi: string
    paths: Record<string, Record<string, unknown>>
  }

  it('API-75: names every endpoint, by path and method', () => {
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const served = [getUser, signIn, signUp, changeTask].map(({ method, path }) => `${method} ${path}`)
    expect(named).toEqual(served)
  })

  it('API-75: gives parameters, body, answer and failure of each', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/api/tasks/{id}']?.patch).toMatchObject({
      summary: 'Changes a task',
      security: [{ session: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer', maximum: 2_147_483_647 } },
        { name: 'notify', in: 'query', required: false },
      ],
      requestBody: {
        content: {
          'application/json': {
            schema: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] },
          },
        },
      },
      responses: {
        200: { content: { 'application/json': { schema: { required: ['id', 'title'] } } } },
        default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
      },
    })
    expect(document.paths['/api/auth/signup']?.post).toMatchObject({ security: [], responses: { 201: {} } })
    expect(document.paths['/api/auth/user']?.get).not.toHaveProperty('requestBody')
  })
})
