import { expectTypeOf, it } from 'vitest'
import type { ReadableId } from './minted-id.ts'

it('an id from a request, or of another kind, does not pass for one that somebody may read', () => {
  expectTypeOf<number>().not.toExtend<ReadableId<'task'>>()
  expectTypeOf<ReadableId<'project'>>().not.toExtend<ReadableId<'task'>>()
  expectTypeOf<ReadableId<'task'>>().toExtend<number>()
})
