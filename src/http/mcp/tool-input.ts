// The arguments of a tool: those of its call of the API in one list, and which part of the call each belongs to.
import type { z } from 'zod'
import type { AnyEndpoint } from '../../kit/contract.ts'
import type { Tool } from '../../kit/tool.ts'
import { type Json, schemaOf } from '../openapi.ts'

export interface ToolCall {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown> | undefined
}

interface Fields {
  properties: Record<string, Json>
  required: string[]
}

/** Which company it is about, where the call does not say so itself. */
export const COMPANY = 'company_id'
/** What a call that was confirmed brings along. */
export const CONFIRMATION = 'confirmation'

function fieldsOf(schema: z.ZodType): Fields {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as Partial<Fields>
  return { properties, required }
}

/** JSON Schema of all arguments. */
export function inputSchemaOf({ endpoint, isConfirmed }: Tool): Json {
  const parts = [endpoint.params, endpoint.query, endpoint.body].map(fieldsOf)
  return {
    type: 'object',
    properties: {
      ...Object.assign({}, ...parts.map(({ properties }) => properties)),
      [COMPANY]: {
        type: 'integer',
        minimum: 1,
        description: 'The company to act in, by list_companies; left out, what is the person\u2019s own',
      },
      ...(isConfirmed && {
        [CONFIRMATION]: {
          type: 'string',
          description: 'Left out at first. Comes with the answer that asks you to have the person agree',
        },
      }),
    },
    required: [...new Set(parts.flatMap(({ required }) => required))],
  }
}

/** What no part of the call knows is left out; the API refuses what is missing or wrong, in words. */
export function toolCall(endpoint: AnyEndpoint, given: Readonly<Record<string, unknown>>): ToolCall {
  const pick = (schema: z.ZodType) => {
    const names = Object.keys(fieldsOf(schema).properties)
    return Object.fromEntries(names.filter((name) => name in given).map((name) => [name, given[name]]))
  }
  const hasBody = Object.keys(fieldsOf(endpoint.body).properties).length > 0
  return {
    params: pick(endpoint.params),
    query: pick(endpoint.query),
    body: hasBody ? pick(endpoint.body) : undefined,
  }
}
