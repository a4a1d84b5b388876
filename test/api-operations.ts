// The operations of the published API, each with an address at which it meets a thing of the owner's.
import type { AccessWorld } from './access-world.ts'
import type { World } from './world.ts'

export interface Operation {
  method: string
  path: string
  access: string
  body: Schema | null
  /** In the path. */
  parameters: string[]
  /** Those of the query that it cannot do without. */
  query: string[]
}

export type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  minimum?: number
  minItems?: number
  maxItems?: number
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** Parameters that name no thing of anybody's: the same words for all. */
export const words: Record<string, string> = {
  agentType: 'tula',
  settingName: 'newTaskAlerts',
  provider: 'google',
  what: 'everything',
  // Nobody's: whoever holds a mailed link's secret may use it, so that the features test those.
  token: 'A'.repeat(43),
}

/** All that the published description tells of. */
export async function operationsIn(world: World): Promise<Operation[]> {
  const document: unknown = await (await fetch(`${world.url}/api/openapi.json`)).json()
  const { paths } = document as { paths: Record<string, Record<string, OpenApiOperation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // Addresses that a browser goes to tell nothing, and one of them signs out.
      .filter(([, { responses }]) => !('302' in responses))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        access: operation.description.replace('Access: ', ''),
        body: operation.requestBody?.content['application/json'].schema ?? null,
        parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
        query: (operation.parameters ?? []).flatMap(({ name, in: place, required }) =>
          place === 'query' && required ? [name] : [],
        ),
      })),
  )
}

interface OpenApiOperation {
  description: string
  responses: Record<string, unknown>
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

/** The longest known beginning of the address says which of the owner's things its parameters name. */
export function addressIn(
  owned: AccessWorld['owned'],
  { path, parameters, query }: Operation,
): { address: string; isOwned: boolean } {
  const known = Object.keys(owned)
    .filter((start) => path.startsWith(start))
    .sort((one, other) => other.length - one.length)[0]
  const ids = known === undefined ? {} : (owned[known] ?? {})
  const missing = parameters.filter((name) => !(name in ids) && !(name in words))
  if (missing.length > 0)
    throw new Error(`say in access-world.ts whose ${missing.join(', ')} stands in ${path}`)
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? words[name]))
  const asked = query.length > 0 ? `?${new URLSearchParams(query.map((name) => [name, 'words']))}` : ''
  return { address: `${address}${asked}`, isOwned: parameters.some((name) => name in ids) }
}
