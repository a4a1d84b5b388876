// The published document names every endpoint that is served.
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { getUser, signIn, signUp } from '../features/accounts/contract.ts'
import { endpoint, idParam } from '../kit/contract.ts'
import { fieldsOf } from './api-fields.ts'
import { apiPage } from './api-page.ts'
import { browserWays } from './browser-ways.ts'
import { openApi, schemaOf } from './openapi.ts'

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
    expect(named).toEqual([...browserWays.map(({ path }) => `GET ${path}`), ...served])
  })

  it('API-75: gives parameters, body, answer and failure of each', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/api/tasks/{id}']?.patch).toMatchObject({
      summary: 'Changes a task',
      security: [{ session: [] }, { token: ['write'] }],
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

  it('API-75: the page to read has each endpoint, who may call it, and its fields', () => {
    const page = apiPage([signIn, changeTask], 'nonce', 'http://127.0.0.1:3000')
    expect(page).toContain('<b>PATCH</b><code>/api/tasks/{id}</code>')
    expect(page).toContain('token scope write')
    expect(page).toContain('in the browser only')
    expect(page).toContain('<code>title</code><td>string</tr>')
    expect(page).toContain('<code>notify</code><td>boolean <i>optional</i></tr>')
  })

  it('fields of arrays and of what may be null stand with their path and type', () => {
    const schema = z.object({
      tasks: z.array(z.object({ due: z.string().nullable(), status: z.enum(['open', 'done']) })).nullable(),
    })
    expect(fieldsOf(schemaOf(schema, 'output')).map(({ path, type }) => [path, type])).toEqual([
      ['tasks', 'array of object or null'],
      ['tasks[].due', 'string or null'],
      ['tasks[].status', 'one of open, done'],
    ])
  })
})
