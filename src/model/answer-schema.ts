// The JSON schema of an answer, as model servers take it.
import type { JSONSchema7 } from '@ai-sdk/provider'
import { z } from 'zod'

export type AnswerSchema = JSONSchema7

/** Fields that are not named are refused, as several servers demand of a schema. */
export function answerSchema(schema: z.ZodType): AnswerSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object' && jsonSchema.properties) jsonSchema.additionalProperties = false
    },
  }) as AnswerSchema
}
