import { expect, it } from 'vitest'
import { createUploads, type GivenFile } from './upload-queue.ts'

const file = (name: string): GivenFile => ({ file: new File(['x'], name), path: null })

it('files go one after the other; one that fails says why, holds up no other, and can be tried again', async () => {
  const uploads = createUploads()
  const sent: string[] = []
  let fails = true
  const send = async ({ file: { name } }: GivenFile) => {
    sent.push(name)
    if (name === 'b.md' && fails) throw new Error('Too large.')
    return sent.length
  }
  let heard = 0
  await uploads.add([file('a.md'), file('b.md'), file('c.md')], send, () => (heard += 1))
  expect(sent).toEqual(['a.md', 'b.md', 'c.md'])
  expect(uploads.current().map(({ state, failure }) => [state, failure])).toEqual([
    ['done', null],
    ['failed', 'Too large.'],
    ['done', null],
  ])
  fails = false
  const failed = uploads.current().find(({ state }) => state === 'failed')
  await uploads.retry(failed?.id ?? 0, send, () => (heard += 1))
  expect(heard).toBe(3)
  uploads.clear()
  expect(uploads.current()).toEqual([])
})
